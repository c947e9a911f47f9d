import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readZip, sheetRows } from '../../src/platform/zip/test-zip.server.ts'
import { axeViolations } from '../support/axe.ts'
import { sendApplication, sendDamagePhoto, sendDamageReport } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const unique = () => Math.random().toString(36).slice(2, 10)
const photo = () => readFile(path.resolve(import.meta.dirname, '../../db/seed/site-pictures/damage-0.webp'))

test('a person is found by e-mail address, gets everything, and is deleted except for what is held', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  test.setTimeout(180_000)
  problems.allow(/status of 422/)
  const name = `Kasimir-${unique()}`
  const email = `${name.toLowerCase()}@example.org`
  const held = await sendDamageReport(request, name, { reporter_email: email.toUpperCase() })
  const free = await sendDamageReport(request, name, { reporter_email: email, damage_description: `Gruß von ${name}` })
  await sendDamagePhoto(request, `Andere-${unique()}`, await photo())
  const { password } = await signInBrowser(office, context, 'leitung', { name: 'Lena Leitung' })

  // Held: with a reason, shown on the page and found in the inbox.
  await page.goto(`/verwaltung/anfragen/${held}`)
  const panel = page.getByRole('region', { name: 'Löschung' })
  await panel.getByText('Löschung aussetzen …').click()
  await panel.getByLabel('Grund').fill('Streit vor dem Amtsgericht')
  await panel.getByRole('button', { name: 'Löschung aussetzen' }).click()
  await expect(panel.getByText('Ausgesetzt: Weder')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Streit vor dem Amtsgericht')
  await page.goto(`/verwaltung/anfragen?q=${encodeURIComponent(name)}`)
  await page.getByText('Weitere Filter').click()
  await page.getByRole('checkbox', { name: 'Löschung ausgesetzt' }).check()
  await expect(page.getByText('Ein Vorgang', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Vorgänge' })).toContainText(held)

  // Found, whoever spelled it in capitals; the address stands in no address line.
  await page.goto('/verwaltung/aufbewahrung/person')
  await page.getByLabel('E-Mail-Adresse').fill('keine adresse')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('ganze E-Mail-Adresse')
  await page.getByLabel('E-Mail-Adresse').fill(` ${email} `)
  await page.getByRole('button', { name: 'Suchen' }).click()
  const found = page.getByRole('region', { name: `Gefunden zu ${email}` })
  await expect(found.getByRole('list', { name: 'Vorgänge' }).getByRole('listitem')).toHaveCount(2)
  await expect(found).toContainText('Löschung ausgesetzt')
  expect(page.url()).not.toContain('kasimir')
  expect(await axeViolations(page)).toEqual([])

  // Given out: pages to read, data, everything that was entered.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Auskunft herunterladen' }).click()
  const archive = await readZip(await readFile(await (await download).path()))
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
  const again = page.getByLabel('E-Mail-Adresse noch einmal eintippen')
  await again.fill('jemand@example.org')
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Es ist nichts gelöscht')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('geben Sie zur Bestätigung Ihr Passwort ein')
  await again.fill(email)
  await page.getByLabel('Ihr Passwort').fill(password)
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ein Vorgang ist mit allem' })).toContainText('noch da')
  expect((await page.request.get(`/verwaltung/anfragen/${free}`)).status()).toBe(404)
  expect((await page.request.get(`/verwaltung/anfragen/${held}`)).status()).toBe(200)

  // The hold is lifted, and the rest goes.
  await page.goto(`/verwaltung/anfragen/${held}`)
  await panel.getByText('Löschung wieder zulassen …').click()
  await panel.getByLabel('Grund').fill(`Vergleich mit ${name}`)
  await panel.getByRole('button', { name: 'Löschung wieder zulassen' }).click()
  await expect(panel.getByText('Löschung aussetzen …')).toBeVisible()
  await page.goto('/verwaltung/aufbewahrung/person')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.getByLabel('E-Mail-Adresse noch einmal eintippen').fill(email)
  await page.getByLabel('Ihr Passwort').fill(password)
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ein Vorgang ist mit allem' })).toBeVisible()

  // The log tells kind and number; the name is in no file any more.
  await page.goto('/verwaltung/aufbewahrung/protokoll')
  const line = page.getByRole('list', { name: 'Löschungen' }).getByRole('listitem').first()
  await expect(line).toContainText('Löschwunsch einer Person')
  await expect(page.getByRole('main')).not.toContainText(name)
  await page.goto('/verwaltung/protokoll?was=person.delete')
  await expect(page.getByRole('list', { name: 'Einträge' })).toContainText('Lena Leitung')
  for (const file of await everyFile(process.env.E2E_DATA_DIR ?? ''))
    for (const text of [name, email])
      expect.soft((await readFile(file)).includes(text), `${text} in ${file}`).toBe(false)
})

/** The database with its log, uploads and mails; not the pictures of the demo company. */
async function everyFile(dataDir: string): Promise<string[]> {
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('media') && !entry.name.endsWith('-shm'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

test('the page shows what the dry run prints, and deletes only the number that stands there', async ({
  page,
  context,
  office,
  request,
}) => {
  test.setTimeout(120_000)
  await sendDamageReport(request, `Frist ${unique()}`)
  await signInBrowser(office, context, 'leitung')
  await page.goto('/verwaltung/aufbewahrung')
  const printed = JSON.parse(await office('retention', 'run', '--dry-run', '--json')) as {
    total: number
    refusal: string
  }
  const panel = page.getByRole('region', { name: 'Jetzt zu löschen' })
  await expect(panel).toContainText(printed.total === 0 ? 'Keine Frist ist abgelaufen' : String(printed.total))
  await expect(page.getByRole('region', { name: 'Fristen' })).toContainText('3 Jahre nach Abschluss')
  expect(await axeViolations(page)).toEqual([])
  const wrong = await page.request.post('/verwaltung/aufbewahrung', { form: { intent: 'lauf', count: '4711' } })
  expect(wrong.status()).toBe(422)
  expect(await wrong.text()).toContain('Es ist nichts gelöscht')
})

test('the list goes out as a table, without formulas and without what the neutral look hides', async ({
  page,
  context,
  office,
  request,
}) => {
  test.setTimeout(120_000)
  const word = unique()
  const lastName = `Özdemir-${word}`
  const application = await sendApplication(request, lastName)
  await sendDamageReport(request, `=HYPERLINK("${word}")`, { reporter_phone: '+49 2628 12345' })
  await signInBrowser(office, context, 'leitung')
  await page.goto(`/verwaltung/anfragen?q=${word}`)

  const excel = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Excel' }).click()
  const book = await readZip(await readFile(await (await excel).path()))
  expect(book.get('xl/workbook.xml')?.toString('utf8')).toContain('Schaden')
  expect(sheetRows(book).flat()).toEqual(expect.arrayContaining([`=HYPERLINK("${word}")`, '+49 2628 12345', 'Hoch']))

  const table = await page.request.get(`/verwaltung/anfragen/export?q=${word}&format=csv`)
  const csv = await table.text()
  expect(csv.startsWith('\uFEFF"Vorgang";"Art"')).toBe(true)
  expect(csv).toContain(`"'=HYPERLINK(""${word}"")"`)
  expect(csv).not.toContain(application)
  const neutral = await (await page.request.get(`/verwaltung/anfragen/export?q=${application}&format=csv`)).text()
  expect(neutral).toContain(`Bewerbung ${application}`)
  expect(neutral).not.toContain(lastName)
  await page.goto('/verwaltung/protokoll?was=requests.export')
  await expect(page.getByRole('list', { name: 'Einträge' })).toContainText('Anfragen als Tabelle ausgegeben: csv, 1')
})

test('other roles take nothing out, and the log says that they were refused', async ({
  page,
  context,
  browser,
  office,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const reference = await sendApplication(request, 'Verborgen')
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const name = `Toni ${unique()}`
  await signInBrowser(office, other, 'technik', { name })
  for (const address of ['/verwaltung/anfragen/export?format=csv', '/verwaltung/aufbewahrung', '/verwaltung/protokoll'])
    expect((await other.request.get(address)).status(), address).toBe(403)
  expect((await other.request.get(`/verwaltung/anfragen/${reference}`)).status()).toBe(404)
  await other.close()
  await signInBrowser(office, context, 'leitung')
  await page.goto('/verwaltung/protokoll?was=refused')
  const lines = page.getByRole('list', { name: 'Einträge' }).getByRole('listitem').filter({ hasText: name })
  await expect(lines).toHaveCount(4)
  await expect(lines.filter({ hasText: `Vorgang ${reference}` })).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
})
