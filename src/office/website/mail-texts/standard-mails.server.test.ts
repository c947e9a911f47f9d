import { expect, onTestFinished, test } from 'vitest'
import { mailsContent, readWrittenMails } from '#company/repository.server.ts'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { mailCompany, SENDER_LINK } from '#requests/mail/mail-content.ts'
import { renderMail } from '#requests/mail/render-mail.ts'
import { placeholdersIn } from '#platform/placeholder-checks.ts'
import { setSite, site } from '#site'
import { incidentMails } from '#areas/letting/public.server.ts'
import { standardMails } from './all-mails.server.ts'
import { mailFaults, standardTexts } from './mail-fields.ts'

const siteUrl = 'https://www.example.de'
const company = () => mailCompany(siteUrl)
const named = standardMails.map((mail) => [mail.id, mail] as const)

test('each mail has an id of its own', () => {
  const ids = standardMails.map(({ id }) => id)
  expect([...new Set(ids)]).toEqual(ids)
  expect(ids.filter((id) => !/^[a-z\d-]{1,60}$/.test(id))).toEqual([])
})

test('there are mails with a link to the request, and with one to a page', () => {
  const htmls = standardMails.map((mail) => renderMail(mail.exampleOf(siteUrl, standardTexts(mail)), company()).html)
  expect(htmls.filter((html) => html.includes(SENDER_LINK)).length).toBeGreaterThan(3)
  expect(htmls.filter((html) => html.includes('href="https:')).length).toBeGreaterThan(3)
})

test.each(named)('%s: the standard is one that staff could save', (_id, mail) => {
  const texts = standardTexts(mail)
  expect(mailFaults(mail, texts)).toEqual({})
  const parts = Object.entries(mail.parts)
  expect(parts.filter(([, { max, standard }]) => standard.length > max)).toEqual([])
  expect(parts.filter(([, { required, standard }]) => required && standard === '')).toEqual([])
})

test.each(named)('%s: nothing is open in the example, which names the company as the law asks', (_id, mail) => {
  const { subject, text, html } = renderMail(mail.exampleOf(siteUrl, standardTexts(mail)), company())
  expect(subject).not.toBe('')
  for (const said of [subject, text, html]) expect(placeholdersIn(said)).toEqual([])
  for (const fact of ['Sitz der Gesellschaft', company().legal.flat().at(1) ?? '?', company().legalName])
    expect(text).toContain(fact)
})

test.each(named)('%s: what staff write cannot take away what the mail must carry', (_id, mail) => {
  const standard = renderMail(mail.exampleOf(siteUrl, standardTexts(mail)), company())
  const bare = Object.fromEntries(
    Object.entries(mail.parts).map(([name, { required, needs = [] }]) => [
      name,
      required ? `x${needs.map((each) => ` {{${each}}}`).join('')}` : '',
    ]),
  )
  expect(mailFaults(mail, bare)).toEqual({})
  const { text, html } = renderMail(mail.exampleOf(siteUrl, bare), company())
  const linksIn = (said: string) => said.split(SENDER_LINK).length
  const websIn = (said: string) => new Set(said.match(/href="https:[^"]*"/g))
  expect(linksIn(text)).toBe(linksIn(standard.text))
  expect(linksIn(html)).toBe(linksIn(standard.html))
  expect(websIn(html)).toEqual(websIn(standard.html))
  expect(text).toContain(company().legal.flat().at(1) ?? '?')
})

const [confirm] = incidentMails
if (!confirm) throw new Error('no mail')

test('a placeholder that the mail has no value for is said at its field', () => {
  const { opening } = mailFaults(confirm, { ...standardTexts(confirm), opening: '{{stoerung}} für {{absender}}' })
  expect(opening).toMatch(/^\{\{absender\}\} gibt es nicht\. Möglich sind: \{\{stoerung\}\}/)
  expect(mailFaults(confirm, { ...standardTexts(confirm), opening: '{{stoerung}} {{haus' })).toHaveProperty('opening')
})

test('one that the mail cannot do without is asked for', () => {
  expect(mailFaults(confirm, { ...standardTexts(confirm), opening: 'Bitte bestätigen Sie.' })).toEqual({
    opening: 'Hier darf {{stoerung}} nicht fehlen: Titel der Störung, in Anführungszeichen.',
  })
})

test('receipts have no placeholder for anything that a sender types', () => {
  const told = standardMails
    .filter(({ group }) => group === 'receipts')
    .flatMap((mail) => Object.keys(mail.placeholders))
  expect([...new Set(told)].toSorted()).toEqual([
    'fotos',
    'frist',
    'leistung',
    'naechste_schritte',
    'sie_ist',
    'vorgangsnummer',
    'was',
    'wohnung',
  ])
})

test('examples are of no company’s towns', () => {
  const facts = { ...site }
  onTestFinished(() => setSite(facts))
  setSite({
    ...site,
    brand: 'Muster',
    address: { ...site.address, city: 'Musterstadt' },
    phone: { ...site.phone, shown: '1' },
  })
  for (const mail of standardMails) {
    const said = JSON.stringify(mail.exampleOf(siteUrl, standardTexts(mail)).blocks) + JSON.stringify(mail.placeholders)
    expect(said, mail.id).not.toMatch(/rhens|rhein|braubach|goar|oberwesel|koblenz|viehtor|02628/i)
  }
})

test('an emptied part is gone, with its heading; an empty line begins a paragraph', () => {
  const mail = standardMails.find(({ id }) => id === 'nachricht-eingang')
  const { blocks } = mail?.exampleOf(siteUrl, { greeting: null, next: '', opening: 'eins\nzwei\n\ndrei' }) ?? {
    blocks: [],
  }
  expect(blocks.slice(0, 3)).toEqual([
    { paragraph: 'eins\nzwei' },
    { paragraph: 'drei' },
    { facts: [['Ihre Vorgangsnummer', '7K42-PXR9']] },
  ])
  expect(blocks.some((block) => 'heading' in block)).toBe(false)
})

test('the texts are kept by mail, with their version; what nobody wrote is the standard', async () => {
  const db = await testDatabase()
  const now = new Date('2027-03-01T08:00:00.000Z')
  const store = mailsContent(db, [{ id: 'probe', title: 'Probe', standard: { subject: 'Standard', opening: 'Text' } }])
  expect(await store.find('probe')).toMatchObject({ version: 0, values: { subject: 'Standard' } })
  expect(await store.update('probe', 0, { subject: 'Anders' }, now)).toBe(true)
  expect(await store.update('probe', 0, { subject: 'Zu spät' }, now)).toBe(false)
  expect(await store.find('probe')).toMatchObject({ version: 1, values: { subject: 'Anders', opening: 'Text' } })
  expect(await readWrittenMails(db)).toEqual({ probe: { subject: 'Anders' } })
  expect(await store.find('andere')).toBeNull()
})
