import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { startSmtpServer } from '../../src/requests/mail/test-smtp.server.ts'
import { berlinDay, addDays } from '../../src/platform/berlin-day.ts'
import { calendarIn, mailTo } from '../support/application-journey.ts'
import { axeViolations } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { freeFlat, sendApplication } from '../support/requests.ts'
import { linkIn } from '../support/sender-link.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect } from '../support/test.ts'

let mails: Awaited<ReturnType<typeof startSmtpServer>>
const test = testOnOwnSite(async () => {
  mails = await startSmtpServer()
  return { environment: { SMTP_URL: mails.url }, close: () => void mails.stop() }
})
test.describe.configure({ mode: 'default' })

const german = (day: string) => day.split('-').toReversed().join('.')
const inAWeek = german(addDays(berlinDay(new Date()), 7))

test('an application is shortlisted, invited, accepted, answered, refused with a reason and deleted', async ({
  browser,
  page,
  context,
  request,
  own,
  office,
  baseURL,
  problems,
}) => {
  test.setTimeout(240_000)
  problems.allow(/status of 4(09|22)/)
  page.setDefaultTimeout(15_000)
  const jana = await sendApplication(request, 'Öztürk', { applicant_email: 'jana@example.org' })
  const kim = await sendApplication(request, 'Klein', { applicant_email: 'kim@example.org' })
  const flat = await freeFlat(request)
  const page1 = linkIn((await mailTo(mails, 'jana@example.org', 'eingegangen')).text)
  const page2 = linkIn((await mailTo(mails, 'kim@example.org', 'eingegangen')).text)
  await signInBrowser(office, context, 'vermietung', { name: 'Vera Vermietung' })

  await test.step('found and shortlisted', async () => {
    await page.goto(`/verwaltung/anfragen?q=${jana}`)
    await page.getByRole('link', { name: new RegExp(`^Bewerbung ${jana}`) }).click()
    await page.getByRole('button', { name: 'In die engere Auswahl' }).click()
    await expect(page.getByRole('heading', { name: 'Jana Öztürk', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Alle Bewerbungen um diese Wohnung' }).click()
    await page.getByRole('button', { name: `In die engere Auswahl: Bewerbung ${kim}` }).click()
    await expect(page.getByRole('link', { name: 'Jana Klein' })).toBeVisible()
  })

  await test.step('a series of viewings with one place each', async () => {
    await page.getByRole('link', { name: 'Besichtigungen', exact: true }).click()
    await expect(page.getByText('Es gibt noch keinen Termin.')).toBeVisible()
    await page.getByLabel('Tag', { exact: true }).fill(inAWeek)
    await page.getByLabel('Von').fill('14:00')
    await page.getByLabel('Bis').fill('14:20')
    await page.getByLabel('Treffpunkt').fill('Vor dem Haus, Klingel „Büro“')
    await page.getByLabel('Wer zeigt die Wohnung?').selectOption('Vera Vermietung')
    await page.getByLabel('Wie viele Termine hintereinander?').fill('2')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await expect(page.getByRole('list', { name: 'Termine' }).getByRole('heading')).toHaveCount(2)
    expect(await axeViolations(page), 'the viewings of a flat').toEqual([])
  })

  await test.step('both invited by mail with a calendar file', async () => {
    await page.getByRole('checkbox', { name: /Jana Öztürk/ }).check()
    await page.getByRole('checkbox', { name: /Jana Klein/ }).check()
    await page.getByRole('checkbox', { name: /14:00/ }).check()
    await page.getByRole('checkbox', { name: /14:20–14:40/ }).check()
    await page.getByText('Text der E-Mail ansehen').click()
    await page.getByLabel('Text', { exact: true }).fill('{{anrede}}, kommen Sie!\n\n{{status_link}}')
    await page.getByRole('button', { name: 'Einladung senden' }).click()
    await expect(page.getByText('Der Text braucht {{termine}}')).toBeVisible()
    await page.getByLabel('Text', { exact: true }).fill('{{anrede}}, kommen Sie!\n\n{{termine}}\n\n{{status_link}}')
    for (const name of [/Jana Öztürk/, /Jana Klein/, /14:00/, /14:20–14:40/])
      await expect(page.getByRole('checkbox', { name })).toBeChecked()
    await page.getByRole('button', { name: 'Einladung senden' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Die Einladungen sind geschrieben' })).toBeVisible()
    const mail = await mailTo(mails, 'jana@example.org', 'Einladung zur Besichtigung')
    expect(mail.text).toContain('Guten Tag Jana Öztürk, kommen Sie!')
    expect(mail.text).toContain('14:20–14:40 Uhr')
    expect(linkIn(mail.text)).toBe(page1)
    expect(calendarIn(mail).match(/BEGIN:VEVENT/g)).toHaveLength(2)
  })

  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const applicant = await plain.newPage()
  await test.step('accepted without an account and without a script; the last place goes once', async () => {
    await applicant.goto(page1 ?? '')
    await applicant.getByRole('radio', { name: /14:00–14:20/ }).check()
    const other = await plain.newPage()
    await other.goto(page2 ?? '')
    await other.getByRole('radio', { name: /14:00–14:20/ }).check()
    await applicant.getByRole('button', { name: 'Termin zusagen' }).click()
    await expect(applicant.getByText('Ihr Termin steht fest')).toBeVisible()
    await other.getByRole('button', { name: 'Termin zusagen' }).click()
    await expect(other.getByText('Der letzte Platz dieses Termins ist gerade vergeben worden')).toBeVisible()
    await expect(other.getByRole('radio', { name: /14:00–14:20/ })).toBeDisabled()
    await other.getByRole('button', { name: 'Keiner der Termine passt' }).click()
    await expect(other.getByText('Wir haben Ihre Absage notiert')).toBeVisible()
    await other.close()
    const file = await applicant.request.get(`${page1}/termin.ics`)
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toMatch(/STATUS:CONFIRMED/)
    const settled = calendarIn(await mailTo(mails, 'jana@example.org', 'Ihr Besichtigungstermin'))
    expect(settled).toContain('METHOD:REQUEST')
    expect(settled).toMatch(/DTSTART;TZID=Europe\/Berlin:\d{8}T140000/)
  })
  await page.goto(page1 ?? '')
  expect(await axeViolations(page), 'the invitation').toEqual([])

  await test.step('the office sees the answers, changes the appointment and takes the list along', async () => {
    await page.goto(`/verwaltung/bewerbungen/${flat.id}/besichtigungen`)
    const first = page.getByRole('list', { name: 'Termine' }).getByRole('listitem').first()
    await expect(first).toContainText('1 von 1 Platz zugesagt')
    await expect(first.getByRole('listitem').filter({ hasText: 'Jana Klein' })).toContainText('Abgesagt')
    await first.getByRole('link', { name: /Ändern oder absagen/ }).click()
    expect(await axeViolations(page), 'an appointment').toEqual([])
    await page.getByLabel('Treffpunkt').fill('Im Hof')
    await page.getByRole('button', { name: 'Ändern' }).click()
    const changed = calendarIn(await mailTo(mails, 'jana@example.org', 'Besichtigung geändert'))
    expect(changed).toContain('LOCATION:Im Hof')
    expect(changed).toContain('SEQUENCE:1')
    await page.goto(`/verwaltung/besichtigungen?tag=${inAWeek.split('.').toReversed().join('-')}`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Im Hof' }).first()).toContainText('Jana Öztürk')
    expect(await axeViolations(page), 'the day').toEqual([])
    const day = await page.request.get(
      `/verwaltung/besichtigungen/kalender?tag=${inAWeek.split('.').toReversed().join('-')}`,
    )
    expect(await day.text()).toContain('METHOD:PUBLISH')
    await page.goto(`/verwaltung/bewerbungen/${flat.id}/besichtigungen`)
    await page
      .getByRole('link', { name: /Ändern oder absagen/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Termin absagen' }).click()
    const cancelled = calendarIn(await mailTo(mails, 'jana@example.org', 'Besichtigung abgesagt'))
    expect(cancelled).toContain('METHOD:CANCEL')
    expect(cancelled).toContain('SEQUENCE:2')
  })

  await test.step('refused with a reason: for one a mail at once, for the other one that waits', async () => {
    await page.goto(`/verwaltung/anfragen/${jana}`)
    await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Besichtigung zugesagt')
    await page.getByText('Mit einem Grund ablehnen').click()
    await page.getByLabel('Grund', { exact: true }).selectOption('Wohnung an jemand anderen vermietet')
    await page.getByRole('radio', { name: 'Sofort senden' }).check()
    await page.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
    await expect(page.getByRole('region', { name: 'Abgelehnt' })).toContainText('Wohnung an jemand anderen vermietet')
    const refusal = await mailTo(mails, 'jana@example.org', 'Ihre Bewerbung um die Wohnung')
    expect(refusal.text).toContain('Guten Tag Jana Öztürk')
    expect(refusal.text).not.toContain('vermietet')

    await page.goto(`/verwaltung/anfragen/${kim}`)
    await page.getByText('Mit einem Grund ablehnen').click()
    await page.getByLabel('Grund', { exact: true }).selectOption('Haushalt zu groß für die Wohnung')
    await page.getByRole('radio', { name: /späteren Tag/ }).check()
    await page.getByLabel('Tag der Absage').fill(inAWeek)
    await page.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
    await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('wartet')
    await applicant.goto(page2 ?? '')
    await expect(applicant.getByRole('region', { name: 'Stand' })).not.toContainText('Absage')
    await applicant.goto(page1 ?? '')
    await expect(applicant.getByRole('region', { name: 'Stand' })).toContainText('Absage')
  })
  await plain.close()

  await test.step('deleted by retention when its time has come', async () => {
    const database = new DatabaseSync(path.join(own.site.dataDir, 'site.sqlite'), { timeout: 10_000 })
    const stored = database
      .prepare('select delete_after from submissions where reference = ?')
      .get(jana.replace('-', ''))
    expect(Date.parse(String(stored?.delete_after))).toBeGreaterThan(Date.now() + 170 * 24 * 60 * 60_000)
    database
      .prepare('update submissions set delete_after = ? where reference = ?')
      .run(new Date(Date.now() - 1000).toISOString(), jana.replace('-', ''))
    expect(await office('retention', 'run', '--confirm', '1')).toMatch(/1/)
    for (const table of ['submissions', 'viewing_invitations', 'submission_senders', 'outbox'])
      expect(
        database.prepare(`select count(*) as left from ${table} ${whereOf(table)}`).get(...keysOf(table, jana))?.left,
        table,
      ).toBe(0)
    database.close()
    expect((await page.request.get(`/verwaltung/anfragen/${jana}`)).status()).toBe(404)
    expect((await page.request.get(page1 ?? '')).status()).toBe(404)
  })
})

/** Nothing may hang on a request that is gone. */
function whereOf(table: string): string {
  if (table === 'submissions') return 'where reference = ?'
  if (table === 'outbox') return "where owner_kind = 'request' and owner_id not in (select id from submissions)"
  return 'where submission_id not in (select id from submissions)'
}

function keysOf(table: string, reference: string): string[] {
  return table === 'submissions' ? [reference.replace('-', '')] : []
}
