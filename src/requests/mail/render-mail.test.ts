import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'

const company = {
  brand: 'Muster Immobilien',
  icon: '/icon-192.png?v=1234abcd',
  color: '',
  family: 'Figtree',
  legalName: 'Muster Immobilien GmbH',
  address: 'Hauptstraße 1, 56321 Rhens',
  phone: '02628 / 1',
  email: 'info@example.de',
  siteUrl: 'https://www.example.de',
  legal: [['Sitz der Gesellschaft: Rhens', 'Amtsgericht Koblenz, HRB 1'], ['Geschäftsführung: Ada Muster']],
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
    'Guten Tag,\n\nName: Erika Muster\nNachricht: eins\n    zwei\n\n-- \nMuster Immobilien GmbH\nHauptstraße 1, 56321 Rhens\nTelefon 02628 / 1 · info@example.de\nhttps://www.example.de\nSitz der Gesellschaft: Rhens · Amtsgericht Koblenz, HRB 1\nGeschäftsführung: Ada Muster\n',
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
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('javascript:')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;')
})

test('colours and typeface are the company’s', () => {
  const { html } = renderMail({ subject: 'Eingang', blocks: [] }, { ...company, color: '#0b7a3e', family: 'Nunito' })
  expect(html).toContain('background:#0b7a3e;color:#ffffff')
  expect(html).toContain("font-family:'Nunito',system-ui")
  expect(html).not.toContain('#0966cf')
})

test('a subject stays one header line', () => {
  expect(renderMail({ subject: 'Frage\r\nBcc: fremd@example.de', blocks: [] }, company).subject).toBe(
    'Frage Bcc: fremd@example.de',
  )
  expect(renderMail({ subject: '\u202eFrage\u200b zu\u00a07\u0000', blocks: [] }, company).subject).toBe('Frage zu 7')
})

test('both parts name what a business letter must (GmbHG § 35a), and the HTML is readable on phones and dark screens', () => {
  const { text, html } = renderMail({ subject: 'Eingang', blocks: [{ paragraph: 'Guten Tag,' }] }, company)
  for (const fact of ['Muster Immobilien GmbH', 'Sitz der Gesellschaft: Rhens', 'Koblenz, HRB 1', 'Ada Muster']) {
    expect(text).toContain(fact)
    expect(html).toContain(fact)
  }
  expect(html).toContain('src="https://www.example.de/icon-192.png?v=1234abcd" width="40" height="40" alt="Logo"')
  expect(html).toContain('max-width:600px')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).toMatch(/font-family:'Figtree',/)
})

test("the company's number can be called from a mail, wherever its reader is", () => {
  const calling = { ...company, phone: '+49 (0)2628 7998021' }
  const { text, html } = renderMail({ subject: 'Eingang', blocks: [] }, calling)
  expect(html).toContain('Telefon <a href="tel:+4926287998021">+49 (0)2628 7998021</a>')
  expect(text).toContain('Telefon +49 (0)2628 7998021')
})
