"""What a table or a lesson is to a learner, without any drawing: for window and terminal alike."""
