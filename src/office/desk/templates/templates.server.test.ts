import { expect, test } from 'vitest'
import { kindNames } from '#areas/kinds.ts'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { fillIn } from '#platform/placeholders.ts'
import { templates } from './repository.server.ts'
import { standardTemplates } from './standard-templates.ts'
import { exampleValues } from './preview-values.ts'
import { faultOfAnswer, faultOfTemplate, missingVariable, variablesOf, type VariableValues } from './variables.ts'

const now = new Date('2026-03-02T08:00:00Z')
const values: VariableValues = {
  anrede: 'Guten Tag Jana Öz',
  name: 'Jana Öz',
  vorgangsnummer: '7K42-PXR9',
  eingegangen: '02.03.2026',
  wohnung: null,
  adresse: 'Am Viehtor 4',
  bearbeiter: 'Anna',
  firma: 'Rheinbogen',
  telefon: '02628 / 1',
  buerozeiten: 'werktags',
  status_link: 'https://www.example.de/vorgang/x',
}

test('each kind has at least three templates, and none names a variable that nobody fills in', () => {
  for (const kind of kindNames)
    expect(standardTemplates().filter((each) => each.kind === kind).length, kind).toBeGreaterThanOrEqual(3)
  expect(new Set(standardTemplates().map(({ key }) => key)).size).toBe(standardTemplates().length)
  for (const { key, use, subject, body } of standardTemplates()) {
    expect(faultOfTemplate(`${subject} ${body}`, use), key).toBeNull()
    expect(missingVariable(body, use), key).toBeNull()
    expect(fillIn(body, exampleValues()).match(/{{\w+}}/g) ?? [], key).toEqual(
      Object.keys(variablesOf[use].open)
        .map((name) => `{{${name}}}`)
        .filter((name) => body.includes(name))
        .toSorted((one, other) => body.indexOf(one) - body.indexOf(other)),
    )
  }
})

test('with their variables filled in, no template says a word twice in a row', () => {
  for (const { key, subject, body } of standardTemplates())
    expect(fillIn(`${subject}\n${body}`, exampleValues()), key).not.toMatch(/(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/u)
})

test('an invitation needs its dates and its link, and each use has variables of its own', () => {
  expect(missingVariable('{{status_link}}', 'invitation')).toBe(
    'Der Text braucht {{termine}}: Dort stehen die Termine.',
  )
  expect(missingVariable('{{ termine }}', 'invitation')).toBe(
    'Der Text braucht {{status_link}}: Dort sagt man zu oder ab.',
  )
  expect(missingVariable('', 'refusal')).toBeNull()
  expect(faultOfTemplate('{{termine}} {{wohnung}}', 'invitation')).toBeNull()
  expect(faultOfTemplate('{{termine}}')).toContain('{{termine}} gibt es nicht')
  expect(faultOfTemplate('{{loeschtag}}', 'refusal')).toBeNull()
  // A job has no flat, and what nobody fills in must not reach a person.
  expect(faultOfTemplate('{{wohnung}}', 'refusal')).toContain('{{wohnung}} gibt es nicht')
  expect(faultOfTemplate('{{frist}}', 'refusal')).toContain('{{frist}} gibt es nicht')
  for (const half of ['{{anrede}', 'anrede}}', '{ {anrede}}'])
    expect(faultOfTemplate(half), half).toContain('nicht vollständig')
  expect(faultOfAnswer('Guten Tag {{name')).toContain('nicht vollständig')
})

test('invitation and refusal are no beginnings of answers, and are found by their use, changed or not', async () => {
  const db = await testDatabase()
  const answers = await templates(db).forAnswers('tenant_application')
  expect(answers.map(({ use }) => use)).toEqual(answers.map(() => 'answer'))
  const invitation = await templates(db).forUse('tenant_application', 'invitation')
  if (!invitation) throw new Error('no invitation')
  const texts = { name: invitation.name, subject: 'Kommen Sie', body: '{{termine}} {{status_link}}' }
  expect(await templates(db).save(invitation, texts, now)).toBe(true)
  expect(await templates(db).forUse('tenant_application', 'invitation')).toMatchObject({ ...texts, version: 1 })
  expect((await templates(db).forUse('job_application', 'refusal'))?.body).toContain('{{loeschtag}}')
  expect(await templates(db).forUse('job_application', 'invitation')).toBeNull()
  expect(await templates(db).forUse('damage_report', 'refusal')).toBeNull()
})

test('what is known is put in, what is not stays to be replaced', () => {
  expect(fillIn('{{anrede}}, {{ name }} und {{wohnung}} am {{termin}}', values)).toBe(
    'Guten Tag Jana Öz, Jana Öz und {{wohnung}} am {{termin}}',
  )
  expect(faultOfAnswer('Alles gesagt.')).toBeNull()
  expect(faultOfAnswer('Wohnung {{wohnung}}')).toBe('Bitte setzen Sie Ihre Worte für {{wohnung}} ein.')
  expect(faultOfAnswer('{{constructor}}')).toContain('{{constructor}} gibt es nicht')
  expect(faultOfTemplate('{{termin}} {{nmae}} {{}}')).toBe(
    'Diese Platzhalter gibt es nicht: {{nmae}}, {{}}. Welche es gibt, steht unter dem Text.',
  )
})

test('a changed template takes the place of the standard one, until it is put back', async () => {
  const db = await testDatabase()
  const key = 'damage_report.erledigt'
  const standard = await templates(db).find(key)
  if (!standard) throw new Error('no such template')
  const texts = { name: 'Fertig', subject: 'Fertig', body: '{{anrede}}' }
  expect(await templates(db).save(standard, texts, now)).toBe(true)
  expect(await templates(db).find(key)).toEqual({ ...standard, ...texts, version: 1 })
  expect((await templates(db).forAnswers('damage_report')).map((each) => each.key)).toEqual(
    standardTemplates()
      .filter(({ kind }) => kind === 'damage_report')
      .map((each) => each.key),
  )
  expect(await templates(db).remove(key, 1)).toBe(true)
  expect(await templates(db).find(key)).toEqual(standard)
})

test('of two people who change one template the second is told', async () => {
  const db = await testDatabase()
  const standard = await templates(db).find('contact_message.antwort')
  if (!standard) throw new Error('no such template')
  const texts = (name: string) => ({ name, subject: name, body: name })
  expect(await templates(db).save(standard, texts('eins'), now)).toBe(true)
  expect(await templates(db).save(standard, texts('zwei'), now)).toBe(false)
  expect(await templates(db).save({ ...standard, version: 1 }, texts('drei'), now)).toBe(true)
  expect(await templates(db).save({ ...standard, version: 1 }, texts('vier'), now)).toBe(false)
  expect(await templates(db).remove(standard.key, 1)).toBe(false)
  expect((await templates(db).find(standard.key))?.name).toBe('drei')
})

test('an own template stands after the standard ones of its kind', async () => {
  const db = await testDatabase()
  const own = { key: 'own-1', kind: 'damage_report', version: 0 } as const
  expect(await templates(db).save(own, { name: 'Schornstein', subject: 'Schornstein', body: '{{anrede}}' }, now)).toBe(
    true,
  )
  expect((await templates(db).forAnswers('damage_report')).at(-1)).toMatchObject({
    key: 'own-1',
    isStandard: false,
    version: 1,
  })
})
