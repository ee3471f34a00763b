"""Valid files made wrong in many ways and given to the app: nothing may end in a traceback, hang or be lost.

From the top folder: `python -m tests.fuzz --count 1000 --seed 1`. Every case depends on the seed and its own
number alone; what is found is printed with the line that shows it again.
"""
