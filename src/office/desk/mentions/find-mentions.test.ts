import { expect, test } from 'vitest'
import { findMentions } from './find-mentions.ts'

const team = [
  { id: 'jana', name: 'Jana Roth' },
  { id: 'jan', name: 'Jan Roth' },
  { id: 'oez', name: 'Petra Öz' },
  { id: 'anne', name: 'Anne-Marie von der Au' },
]

test.each([
  ['@Jana Roth bitte ansehen', ['jana']],
  ['Bitte ansehen, @jana.', ['jana']],
  ['@Jan kommt mit', ['jan']],
  // Two are called so.
  ['@Roth bitte', []],
  ['(@Öz) und @ANNE-MARIE VON DER AU', ['oez', 'anne']],
  ['@Petra und noch einmal @Petra Öz', ['oez']],
  ['@Janas Wohnung', []],
  ['roth@jana.example', []],
  ['Nur @ allein', []],
])('„%s“ names %j', (note, expected) => {
  expect(findMentions(note, team)).toEqual(expected)
})
