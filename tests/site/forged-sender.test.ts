import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('who knows a number and forges its sender is shown as such, and no answer goes to them', async ({
  request,
  office,
}) => {
  const mark = unique()
  const victim = `hanna-${mark}@example.org`
  const thief = `dieb-${mark}@angreifer.example`
  const reference = await sendDamageReport(request, `Hanna ${mark}`, { reporter_email: victim })
  const comes = async (headers: Record<string, string>, text: string) => {
    const all = { Subject: `Re: ${reference}`, 'Message-ID': `<${unique()}@angreifer.example>`, ...headers }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    const file = path.join(tmpdir(), `mail-${unique()}.eml`)
    await writeFile(file, `${lines.join('\r\n')}\r\n\r\n${text}`)
    return office('mail', 'receive', file)
  }
  const elsewhere = { 'Reply-To': thief, Sender: thief, 'Return-Path': `<${thief}>` }
  const refused = { 'Authentication-Results': 'mx.example; dmarc=fail header.from=example.org' }
  await comes({ ...refused, From: victim, ...elsewhere }, `Meine neue Adresse ist ${thief} ${mark}.`)
  const own = /[\dA-Z]{4}-[\dA-Z]{4}/.exec(await comes({ From: thief }, `Bitte antworten Sie hierher ${mark}.`))?.[0]
  if (!own) throw new Error('The mail from another address became no request')
  expect(own).not.toBe(reference)

  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'vermietung')
  const desk = newVisitor(inOffice, siteUnderTest())
  const { enter, press, history, region, main } = handsOf(desk)
  await desk.open(`/verwaltung/anfragen/${own}`)
  expect(main().textContent).toContain('kommt aber von einer anderen Adresse als der dort angegebenen')

  // Handled together with it, and still nobody else is answered.
  await desk.open(`/verwaltung/anfragen/${own}/zusammenfuehren?mit=${reference}`)
  await press('Zusammenführen')
  expect(desk.address()).toBe(`/verwaltung/anfragen/${reference}`)
  expect(history()).toContain('Absender nicht bestätigt, wahrscheinlich gefälscht')
  expect(history()).toContain('Fragen Sie unter der bekannten Telefonnummer nach')
  const panel = region('Antworten')
  enter(/^Betreff/, 'Ihr Siphon', panel)
  enter(/^Text/, `Der Siphon ist bestellt ${mark}.`, panel)
  await press('Senden', panel)
  expect(history()).toMatch(new RegExp(`Antwort „[^“]*“ an ${victim}`))
  expect(history()).not.toMatch(new RegExp(`Antwort „[^“]*“ an ${thief}`))
  await inOffice.dispose()
})
