import { expect, test } from 'vitest'
import { handOversFor } from './hand-over.ts'

test.each([
  ['Ich habe mich ausgesperrt', ['/schluessel-verloren']],
  ['Schlüsel verloren', ['/schluessel-verloren']],
  ['Mein Transponder ist weg', ['/schluessel-verloren']],
  ['Mein Haustürschlüssel klemmt', ['/schadensmeldung', '/schluessel-verloren']],
  ['Ist Grillen ausgeschlossen?', []],
])('"%s" is offered %j', (question, offered) => {
  expect(handOversFor(question).map(({ to }) => to)).toEqual(offered)
})
