"""The rules of thumb that sheets give as advice: where each is heard, what it says, when it does not hold."""
