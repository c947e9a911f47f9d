import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect } from 'vitest'
import { readZip, sheetRows } from '../../src/platform/zip/test-zip.server.ts'
import { sendApplication, sendDamagePhoto, sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'

const photo = () => readFile('db/seed/site-pictures/damage-0.webp')

test('a person is found by e-mail address, gets everything, and is deleted except for what is held', async ({
  visitor,
  request,
  office,
}) => {
  const { region, list, find, enter, press, unfold, tick, alert, notes, main, history } = handsOf(visitor)
  const name = `Kasimir-${unique()}${unique()}`
  const email = `${name.toLowerCase()}@example.org`
  const held = await sendDamageReport(request, name, { reporter_email: email.toUpperCase() })
  const free = await sendDamageReport(request, name, { reporter_email: email, damage_description: `Gruß von ${name}` })
  await sendDamagePhoto(request, `Andere-${unique()}`, await photo())
  const { password } = await makeStaff(office, request, 'leitung', { name: 'Lena Leitung' })
  const panel = () => region('Löschung')

  // Held: with a reason, shown on the page and found in the inbox.
  await visitor.open(`/verwaltung/anfragen/${held}`)
  await unfold('Löschung aussetzen …', panel())
  enter(/^Grund/, 'Streit vor dem Amtsgericht', panel())
  await press('Löschung aussetzen', panel())
  find(panel()).getByText(/Ausgesetzt: Weder/)
  expect(history()).toContain('Streit vor dem Amtsgericht')
  await visitor.open(`/verwaltung/anfragen?q=${encodeURIComponent(name)}`)
  await unfold(/Weitere Filter/)
  await tick('Löschung ausgesetzt')
  await press('Suchen')
  find().getByText('Ein Vorgang')
  expect(find().getByRole('table', { name: 'Vorgänge' }).textContent).toContain(held)

  // Found, whoever spelled it in capitals; the address stands in no address line.
  await visitor.open('/verwaltung/aufbewahrung/person')
  const look = (address: string) => {
    enter('E-Mail-Adresse', address)
    return press('Suchen')
  }
  await look('keine adresse')
  expect(alert()).toContain('ganze E-Mail-Adresse')
  await look(` ${email} `)
  const found = region(`Gefunden zu ${email}`)
  expect(list('Vorgänge').children).toHaveLength(2)
  expect(found.textContent).toContain('Löschung ausgesetzt')
  expect(visitor.address()).not.toContain('kasimir')

  // Given out: pages to read, data, everything that was entered.
  const download = find().getByRole<HTMLButtonElement>('button', { name: 'Auskunft herunterladen' })
  const archive = await readZip(await downloaded(request, download.form!))
  const pageOf = (reference: string) => archive.get(`vorgaenge/${reference}/angaben.html`)?.toString('utf8')
  expect(pageOf(free)).toContain(`Gruß von ${name}`)
  expect(pageOf(held)).toContain('Streit vor dem Amtsgericht')
  expect(archive.get('uebersicht.html')?.toString('utf8')).toContain(free)
  const data = JSON.parse(archive.get(`vorgaenge/${free}/daten.json`)?.toString('utf8') ?? '{}')
  expect(data).toMatchObject({ vorgang: free, angaben: { reporter_name: name } })
  // Written at the same moment: either may come first.
  expect(data.mails).toEqual([expect.anything(), expect.anything()])
  expect(data.mails).toContainEqual(expect.objectContaining({ an: email }))

  // Deleted: nothing without the address typed again, and what is held stays.
  const remove = (address: string, own: string) => {
    enter(/^E-Mail-Adresse noch einmal eintippen/, address)
    enter(/^Ihr Passwort/, own)
    return press('Endgültig löschen')
  }
  await remove('jemand@example.org', '')
  expect(alert()).toContain('Es ist nichts gelöscht')
  expect(alert()).toContain('geben Sie zur Bestätigung Ihr Passwort ein')
  await remove(email, password)
  expect(notes()).toMatch(/Ein Vorgang ist mit allem.*noch da/)
  expect((await request.get(`/verwaltung/anfragen/${free}`)).status()).toBe(404)
  expect((await request.get(`/verwaltung/anfragen/${held}`)).status()).toBe(200)

  // The hold is lifted, and the rest goes.
  await visitor.open(`/verwaltung/anfragen/${held}`)
  await unfold('Löschung wieder zulassen …', panel())
  enter(/^Grund/, `Vergleich mit ${name}`, panel())
  await press('Löschung wieder zulassen', panel())
  find(panel()).getByText('Löschung aussetzen …')
  await visitor.open('/verwaltung/aufbewahrung/person')
  await look(email)
  await remove(email, password)
  expect(notes()).toContain('Ein Vorgang ist mit allem')

  // The log tells kind and number; the name is in no file any more.
  await visitor.open('/verwaltung/aufbewahrung/protokoll')
  expect(find(list('Löschungen')).getAllByRole('listitem')[0]?.textContent).toContain('Löschwunsch einer Person')
  expect(main().textContent).not.toContain(name)
  await visitor.open('/verwaltung/protokoll?was=person.delete')
  expect(list('Einträge').textContent).toContain('Lena Leitung')
  for (const file of await everyFile(process.env.E2E_DATA_DIR ?? ''))
    for (const text of [name, email])
      expect.soft((await readFile(file)).includes(text), `${text} in ${file}`).toBe(false)
})

/** What the button's form brings, which is a file and no page. */
async function downloaded(request: APIRequestContext, form: HTMLFormElement): Promise<Buffer> {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name, value }) => [name, value])
  const answer = await request.post(form.action, { form: Object.fromEntries(fields) })
  expect(answer.headers()['content-disposition']).toContain('attachment')
  return answer.body()
}

/** The database with its log, uploads and mails; not the pictures of the demo company. */
async function everyFile(dataDir: string): Promise<string[]> {
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('media') && !entry.name.endsWith('-shm'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

test('the page shows what the dry run prints, and deletes only the number that stands there', async ({
  visitor,
  request,
  office,
}) => {
  await sendDamageReport(request, `Frist ${unique()}`)
  await makeStaff(office, request, 'leitung')
  await visitor.open('/verwaltung/aufbewahrung')
  const printed = JSON.parse(await office('retention', 'run', '--dry-run', '--json')) as { total: number }
  const { region } = handsOf(visitor)
  expect(region('Probelauf: jetzt zu löschen').textContent).toContain(
    printed.total === 0 ? 'Keine Frist ist abgelaufen' : String(printed.total),
  )
  expect(region('Fristen').textContent).toMatch(/drei\sJahre nach Abschluss/)
  const wrong = await request.post('/verwaltung/aufbewahrung', { form: { intent: 'lauf', count: '4711' } })
  expect(wrong.status()).toBe(422)
  expect(await wrong.text()).toContain('Es ist nichts gelöscht')
})

test('the list goes out as a table, without formulas and without what the neutral look hides', async ({
  visitor,
  request,
  office,
}) => {
  const { find, list } = handsOf(visitor)
  const word = unique()
  const lastName = `Özdemir-${word}`
  const application = await sendApplication(request, lastName)
  await sendDamageReport(request, `=HYPERLINK("${word}")`, { reporter_phone: '+49 2628 12345' })
  await makeStaff(office, request, 'leitung')
  await visitor.open(`/verwaltung/anfragen?q=${word}`)
  const excel = await request.get(find().getByRole<HTMLAnchorElement>('link', { name: 'Excel' }).href)
  expect(excel.headers()['content-disposition']).toContain('attachment')
  const book = await readZip(await excel.body())
  expect(book.get('xl/workbook.xml')?.toString('utf8')).toContain('Schaden')
  expect(sheetRows(book).flat()).toEqual(expect.arrayContaining([`=HYPERLINK("${word}")`, '+49 2628 12345', 'Hoch']))

  const csv = await (await request.get(`/verwaltung/anfragen/export?q=${word}&format=csv`)).text()
  expect(csv.startsWith('\uFEFF"Vorgang";"Art"')).toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""${word}"")"`)
  expect(csv).not.toContain(application)
  const neutral = await (await request.get(`/verwaltung/anfragen/export?q=${application}&format=csv`)).text()
  expect(neutral).toContain(`Bewerbung ${application}`)
  expect(neutral).not.toContain(lastName)
  await visitor.open('/verwaltung/protokoll?was=requests.export')
  expect(list('Einträge').textContent).toContain('Anfragen als Tabelle ausgegeben: csv, 1')
})

test('other roles take nothing out, and the log says that they were refused', async ({ visitor, request, office }) => {
  const reference = await sendApplication(request, 'Verborgen')
  const elsewhere = await newRequest()
  const name = `Toni ${unique()}`
  await makeStaff(office, elsewhere, 'technik', { name })
  for (const address of ['/verwaltung/anfragen/export?format=csv', '/verwaltung/aufbewahrung', '/verwaltung/protokoll'])
    expect((await elsewhere.get(address)).status(), address).toBe(403)
  expect((await elsewhere.get(`/verwaltung/anfragen/${reference}`)).status()).toBe(404)
  await elsewhere.dispose()
  await makeStaff(office, request, 'leitung')
  await visitor.open('/verwaltung/protokoll?was=refused')
  const { find, list } = handsOf(visitor)
  const lines = find(list('Einträge'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes(name))
  expect(lines).toHaveLength(4)
  expect(lines.filter((text) => text?.includes(`Vorgang ${reference}`))).toHaveLength(1)
})
