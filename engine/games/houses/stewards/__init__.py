"""The stewards of Houses: prudent, cunning, company, and sampling to measure the cunning against.

A steward sees what its seat sees (`View`) and names one of the moves it is offered. All weigh in *points*:
what one point more in the own score of this generation is usually worth. The rooms stand one above another:

    baseline    a house's manner, and of a view what a weighing reads; equal weighings are done once
    values/     what a realm, an end of the king, a purse, a perk and a signature are worth
    expecting/  what everybody may expect of the others' ballots: habits, eagerness, their sum
    voting      an open vote as one house weighs it, and the ballot that promises most
    roles       drafting, who may hold which role, and the vote with the eyes of another house
    dealing     what a clause and a deal are worth; how offers are answered, and what is offered
    prudent     prudent and cunning: one order of play, two ways to read the others
    company/    houses with a temper, made to sit beside people
    sampled     each answer played on in worlds as they may be

How strong they are is measured (docs/notebook/stewards.md): whoever changes a number here measures again.
"""
