import { expect, test } from 'vitest'
import { leaveOut } from '#company/test-leave-out.ts'
import { dangerIn } from './danger/danger-in.server.ts'
import { companyFacts } from './facts.ts'
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

test('nothing leads to a form that the company does not offer', () => {
  leaveOut('damage_reports')
  expect(handOversFor('Mein Haustürschlüssel klemmt').map(({ to }) => to)).toEqual(['/schluessel-verloren'])
  expect(dangerIn('Wasser läuft aus der Decke')).toMatchObject({ report: null, calls: [{}, {}] })
})

test('the company says of itself what its website has', () => {
  leaveOut('jobs', 'rent_certificates', 'help_centre')
  const told = companyFacts()
  const pages = told.map(({ source }) => source.to)
  for (const left of ['/jobs', '/mietbescheinigung']) expect(pages).not.toContain(left)
  const words = told.flatMap(({ paragraphs }) => paragraphs).join(' ')
  for (const left of ['Stelle', 'Mieterinfos']) expect(words).not.toContain(left)
})
