import { expect } from 'vitest'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'
import type { Visitor } from './visitor.ts'

const saveDraft = async (visitor: Visitor) => {
  await visitor.press(handsOf(visitor).find().getAllByRole('button', { name: 'Speichern' })[0]!)
  handsOf(visitor)
    .find()
    .getByText(/Gespeichert als Entwurf\./)
}

const openPreview = async (visitor: Visitor) => {
  await handsOf(visitor).follow('Vorschau')
  visitor.page().getByText(/Vorschau eines Entwurfs/)
}

test('a job and an article are seen as their pages before visitors can', async ({ visitor, request, office }) => {
  const { enter, field } = handsOf(visitor)
  await makeStaff(office, request, 'redaktion')
  const title = `Probe ${Date.now()} (m/w/d)`
  await visitor.open('/verwaltung/stellen/neu')
  enter(/^Titel/, title)
  enter(/^Art/, 'Teilzeit')
  enter(/^Arbeitsort/, 'Rhens')
  enter(/^Aufgaben/, 'Pläne lesen')
  await saveDraft(visitor)
  await openPreview(visitor)
  visitor.page().getByRole('heading', { name: title, level: 1 })
  visitor.page().getByText('Pläne lesen')
  const slug = title.toLowerCase().replaceAll(/\W+/g, '-').replace(/-$/, '')
  expect(await visitor.open(`/job/${slug}`)).toBe(404)

  await visitor.open('/verwaltung/hilfeartikel/neu')
  enter(/^Titel/, `Probe ${Date.now()}`)
  enter(/^Thema/, field<HTMLSelectElement>(/^Thema/).options[1]!.value)
  enter(/^Text/, '## Gießen\n\nNur morgens.')
  await saveDraft(visitor)
  await openPreview(visitor)
  visitor.page().getByRole('heading', { name: 'Gießen' })
  await visitor.press(visitor.page().getByRole('link', { name: 'Zurück zur Bearbeitung' }))
  expect(field(/^Text/).value).toBe('## Gießen\n\nNur morgens.')
})

const name = `Probe ${unique()}`
const heading = (visitor: Visitor, words: string) => visitor.page().getByRole('heading', { name: words })
const kinds: { path: string; typed: Record<string, string>; isThere: (visitor: Visitor) => unknown }[] = [
  {
    path: 'fragen',
    typed: { Frage: `${name}?`, Antwort: 'Nur **morgens**.' },
    isThere: (visitor) => [heading(visitor, `${name}?`), visitor.page().getByText('morgens')],
  },
  {
    path: 'hilfethemen',
    typed: { Titel: name, Beschreibung: 'Alles über den Versuch.' },
    isThere: (visitor) => {
      heading(visitor, name)
      visitor.page().getByText('Alles über den Versuch.')
      const link = visitor.page().getByRole('link', { name: new RegExp(name) })
      expect(link.getAttribute('aria-current')).toBe('true')
    },
  },
  { path: 'gewerke', typed: { Name: name }, isThere: (visitor) => heading(visitor, name) },
  {
    path: 'kundenstimmen',
    typed: { Seite: 'gutachten', Name: name, Äußerung: 'Klar und schnell.' },
    isThere: (visitor) => visitor.page().getByText(new RegExp(name)),
  },
  {
    path: 'orte',
    typed: { Name: name, Beschreibung: 'Am Ufer.' },
    isThere: (visitor) => [heading(visitor, name), visitor.page().getByText('Am Ufer.')],
  },
]

test('what stands among others is seen in its place before visitors can', async ({ visitor, request, office }) => {
  const { enter, find, press } = handsOf(visitor)
  await makeStaff(office, request, 'redaktion')
  for (const { path, typed, isThere } of kinds) {
    await visitor.open(`/verwaltung/${path}/neu`)
    for (const [label, value] of Object.entries(typed)) enter(new RegExp(`^${label}`), value)
    const isShown = find().getByRole<HTMLInputElement>('checkbox', { name: /auf der Website zeigen/i })
    if (isShown.checked) await visitor.press(isShown)
    await saveDraft(visitor)
    await openPreview(visitor)
    isThere(visitor)
    await visitor.press(visitor.page().getByRole('link', { name: 'Zurück zur Bearbeitung' }))
    await press('Löschen')
    expect(visitor.address()).toMatch(/hinweis=geloescht/)
  }
})
