import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { siteUnderTest } from '../support/addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('without JavaScript the page itself answers a question, an empty one and an example', async ({ visitor }) => {
  const ask = async (question: string) => {
    visitor.enter(visitor.page().getByLabelText('Ihre Frage'), question)
    await visitor.press(visitor.page().getByRole('button', { name: 'Frage stellen' }))
  }
  await visitor.open('/chatbot')
  await ask('Wohnung bis 700 Euro warm')
  within(visitor.page().getByRole('article')).getByRole('heading', { name: /Wohnung bis 700 Euro warm/ })
  expect(visitor.page().getByRole('article').textContent).toContain('Wohnungsübersicht')
  expect(visitor.address()).toBe('/chatbot')

  await ask('на кухні пахне газом')
  const inUkrainian = visitor.find('article [lang="uk"]')
  expect(inUkrainian.textContent).toContain('Пахне газом')
  expect(
    within(inUkrainian as HTMLElement)
      .getAllByRole('link')
      .slice(-3)
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:112', 'tel:110', 'tel:+4926287998021'])

  await ask('  ')
  expect(visitor.status()).toBe(422)
  visitor.page().getByText('Bitte schreiben Sie Ihre Frage in das Feld.')

  await visitor.press(visitor.page().getByRole('link', { name: /Welche Unterlagen brauche ich für die Bewerbung\?/ }))
  const answer = visitor.page().getByRole('article')
  expect(answer.textContent).toContain('Selbstauskunft im Online-Formular')
  await visitor.press(within(answer).getByRole('link', { name: 'Mieterbewerbung' }))
  expect(visitor.address()).toBe('/mieter-bewerbung')
})

test('a link can carry a question, and its answer is not for search engines', async ({ visitor }) => {
  await visitor.open(`/chatbot?frage=${encodeURIComponent('Wie lautet Ihre Telefonnummer?')}`)
  expect(visitor.page().getByRole('article').textContent).toContain('02628 / 7998021')
  expect(visitor.find('meta[name="robots"]').getAttribute('content')).toBe('noindex')
})

test('without JavaScript somebody says that an answer did not help, and the office reads it with the question', async ({
  visitor,
  office,
}) => {
  const hands = handsOf(visitor)
  const word = unique()
  await visitor.open(`/chatbot?frage=${encodeURIComponent(`Wie trenne ich den Müll? ${word}, 0261 123456`)}`)
  const asked = hands.region(/^War das hilfreich\? Sie fragten: ?Wie trenne ich den Müll\?/)
  expect(asked.textContent).toContain('Mit Ihrer Antwort speichern wir die Frage')
  await hands.press('Nein', asked)
  hands.heading('War das hilfreich?', 1)
  hands.enter('Was hat gefehlt?', `Farbe der Tonne ${word}`)
  await hands.press('Senden')
  expect(hands.notes()).toContain('Danke.')
  await hands.follow('Zurück zum Assistenten')
  expect(visitor.address()).toBe('/chatbot')

  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'redaktion')
  const desk = newVisitor(inOffice, siteUnderTest())
  await desk.open('/verwaltung/hilfeartikel')
  const said = handsOf(desk).region('Antworten des Assistenten: War das hilfreich?').textContent
  expect(said).toContain(`Nein · „Wie trenne ich den Müll? ${word}, …“`)
  expect(said).toContain(`Gefehlt hat: Farbe der Tonne ${word}`)
})
