import { expect, onTestFinished, test } from 'vitest'
import { reviewOf } from '#forms/review-list.tsx'
import { setSite, site } from '#site'
import { exampleApplication } from './example-application.ts'
import { tenantForm } from './fields.ts'

const lines = (id: string, entered = exampleApplication()) =>
  tenantForm.steps
    .filter((step) => step.id === id)
    .flatMap((step) => reviewOf(tenantForm, step, entered, { names: { property_id: 'Haus am Viehtor' } }))
    .map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)

test('ids are shown by their names, and what is empty is left out', () => {
  expect(lines('wohnung', exampleApplication({ apartment_id: '' }))).toEqual([
    'Stadt: Rhens',
    'Gebäude: Haus am Viehtor',
  ])
})

test('amounts and days are shown as they were understood', () => {
  expect(lines('finanzen')).toEqual([
    'Monatliches Nettoeinkommen: 2.400,00 €',
    'Arbeitgeber: Stadt Koblenz',
    'Beschäftigt seit: 01.04.2015',
    'Art der Beschäftigung: Unbefristet angestellt',
  ])
  expect(lines('adresse')).toContain('Ende des Mietvertrags: 31.12.2030')
})

test('each person is one line', () => {
  expect(lines('haushalt')).toEqual([
    'Personen im Haushalt insgesamt: 2',
    'Person 2: Kim Muster, Kind, geboren am 28.02.2015',
  ])
})

test('boxes say yes or no, and details appear only with a yes', () => {
  expect(lines('selbstauskunft', exampleApplication({ insolvency_details: 'erledigt' }))).toEqual([
    'Ich halte Haustiere: Ja',
    'Welche Haustiere?: Eine Katze',
    'Ich rauche: Nein',
    'Gegen mich gab es eine Räumungsklage oder Zwangsräumung: Nein',
    'Gegen mich läuft oder lief ein Insolvenzverfahren: Nein',
    'Ich kann die Kaution sofort zahlen: Ja',
  ])
})

test('a question that is switched off is not shown', () => {
  const asked = site.tenantApplication
  const sensitiveQuestions = { ...asked.sensitiveQuestions, smoking: false }
  setSite({ ...site, tenantApplication: { ...asked, sensitiveQuestions } })
  onTestFinished(() => setSite({ ...site, tenantApplication: asked }))
  expect(lines('selbstauskunft', exampleApplication()).join()).not.toContain('rauche')
})
