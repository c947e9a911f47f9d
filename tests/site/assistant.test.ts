import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { test } from './test.ts'

test('without JavaScript the page itself answers a question, an empty one and an example', async ({ visitor }) => {
  const ask = async (question: string) => {
    visitor.enter(visitor.page().getByLabelText('Ihre Frage'), question)
    await visitor.press(visitor.page().getByRole('button', { name: 'Frage stellen' }))
  }
  await visitor.open('/chatbot')
  await ask('Wohnung bis 700 Euro warm')
  within(visitor.page().getByRole('article')).getByRole('heading', { name: /Wohnung bis 700 Euro warm/ })
  expect(visitor.page().getByRole('article').textContent).toMatch(/bis 700,00\s€ warm/)
  expect(visitor.address()).toBe('/chatbot')

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
