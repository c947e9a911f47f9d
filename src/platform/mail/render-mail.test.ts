import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'

const company = {
  brand: 'Muster Immobilien',
  address: 'Hauptstraße 1, 56321 Rhens',
  phone: '02628 / 1',
  email: 'info@example.de',
  siteUrl: 'https://www.example.de',
}

test('a mail reads well as text', () => {
  const { text } = renderMail(
    {
      subject: 'Eingang',
      blocks: [
        { paragraph: 'Guten Tag,' },
        {
          facts: [
            ['Name', 'Erika Muster'],
            ['Nachricht', 'eins\nzwei'],
          ],
        },
      ],
    },
    company,
  )
  expect(text).toBe(
    'Guten Tag,\n\nName: Erika Muster\nNachricht: eins\n    zwei\n\n-- \nMuster Immobilien\nHauptstraße 1, 56321 Rhens\nTelefon 02628 / 1 · info@example.de\nhttps://www.example.de\n',
  )
})

test('what people typed cannot become markup', () => {
  const typed = '<img src=x onerror="alert(1)">&\''
  const { html } = renderMail(
    {
      subject: typed,
      blocks: [
        { paragraph: typed },
        { heading: typed },
        { facts: [[typed, typed]] },
        { link: { label: typed, href: 'javascript:alert(1)' } },
      ],
    },
    company,
  )
  expect(html).not.toContain('<img')
  expect(html).not.toContain('javascript:')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;')
})

test('a subject stays one header line', () => {
  expect(renderMail({ subject: 'Frage\r\nBcc: fremd@example.de', blocks: [] }, company).subject).toBe(
    'Frage Bcc: fremd@example.de',
  )
})
