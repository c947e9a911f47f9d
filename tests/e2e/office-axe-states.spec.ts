import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { addDays, berlinDay } from '../../src/platform/berlin-day.ts'
import { expectCleanOnPhoneAndDesk } from '../support/axe.ts'
import { freeFlat, sendApplication, sendDamagePhoto, sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { invite, signInBrowser } from '../support/staff.ts'
import { expectAlert, walkStates } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const answers = (page: Page) => page.getByRole('region', { name: 'Antworten' })

test('states of a request: photo, answer, template, refusal, hold, collision', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  test.setTimeout(300_000)
  problems.allow(/status of 4(09|22)/)
  const photo = await readFile(path.resolve(import.meta.dirname, '../../db/seed/site-pictures/damage-0.webp'))
  const withPhoto = await sendDamagePhoto(request, 'Maximiliane Oberhuber-Schwarzenbergerstein', photo)
  const damage = await sendDamageReport(request, `Zustände ${unique()}`)
  const application = await sendApplication(request, `Zustand-${unique()}`)
  await signInBrowser(office, context, 'leitung')
  const at = (reference: string) => `/verwaltung/anfragen/${reference}`
  await walkStates(page, [
    {
      what: 'a photo in its viewer',
      at: at(withPhoto),
      reach: async () => {
        await page.getByRole('img', { name: /^Foto 1/ }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    {
      what: 'a template with its preview and its placeholders',
      at: at(damage),
      reach: async () => {
        await answers(page).getByLabel('Vorlage').selectOption('Erledigt')
        await answers(page).getByRole('button', { name: 'Einsetzen' }).click()
        const text = answers(page).getByRole('textbox', { name: 'Text' })
        await expect(text).toHaveValue(/\{\{ergebnis\}\}/)
        await text.fill((await text.inputValue()).replace('{{ergebnis}}', 'Der Siphon ist dicht.'))
        await answers(page).getByRole('button', { name: 'Vorschau' }).click()
        await expect(answers(page).getByText('So kommt die Antwort an')).toBeVisible()
        await answers(page).getByText('Welche Platzhalter gibt es?').click()
      },
    },
    {
      what: 'an answer without words',
      at: at(withPhoto),
      reach: async () => {
        await answers(page).getByRole('button', { name: 'Senden', exact: true }).click()
        await expectAlert(page)
      },
    },
    {
      what: 'the form that suspends the deletion, refused',
      at: at(withPhoto),
      reach: async () => {
        await page.getByText('Löschung aussetzen …').click()
        await page.getByRole('button', { name: 'Löschung aussetzen' }).click()
        await expectAlert(page)
      },
    },
    {
      what: 'the form that refuses, refused',
      at: at(application),
      reach: async () => {
        await page.getByText('Mit einem Grund ablehnen').click()
        await page.getByRole('radio', { name: /späteren Tag/ }).check()
        await page.getByRole('button', { name: 'Bewerbung ablehnen' }).click()
        await expectAlert(page)
      },
    },
    {
      what: 'a change over the change of somebody else',
      at: at(damage),
      reach: async () => {
        const status = page.getByLabel('Status')
        const other = (await status.inputValue()) === 'in_arbeit' ? 'neu' : 'in_arbeit'
        const version = await page.locator('#bearbeiten input[name=version]').first().inputValue()
        await page.request.post(at(damage), { form: { intent: 'bearbeiten', version, status: other, assignee: '' } })
        await status.selectOption('wartet')
        await page.getByRole('button', { name: 'Speichern' }).click()
        await expectAlert(page)
      },
    },
  ])
})

test('states of lists and of whoever works here: filters, keys, a person, accounts, pages that are not there', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  test.setTimeout(300_000)
  problems.allow(/status of 4(04|22)/)
  const email = `zustand-${unique()}@example.org`
  await sendDamageReport(request, 'Person', { reporter_email: email })
  await sendApplication(request, `Viele ${unique()}`)
  const colleague = `Toni ${unique()}`
  await invite(office, 'technik', colleague)
  await signInBrowser(office, context, 'leitung')
  await walkStates(page, [
    {
      what: 'the first page with the colleagues who can take a request over',
      at: '/verwaltung',
      reach: () => page.getByRole('region', { name: 'Als Nächstes' }).locator('summary').first().click(),
    },
    {
      what: 'the inbox with a filter to keep',
      at: '/verwaltung/anfragen?status=alle&ungelesen=1',
      reach: () => page.getByText('Filter speichern').click(),
    },
    {
      what: 'the keys of the list',
      at: '/verwaltung/anfragen',
      reach: async () => {
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog', { name: 'Tasten der Liste' })).toBeVisible()
      },
    },
    {
      what: 'many applications before they are refused',
      at: '/verwaltung/anfragen?art=tenant_application',
      reach: async () => {
        await page
          .getByRole('checkbox', { name: /^Vorgang / })
          .first()
          .check()
        await page.locator('#wanted').selectOption('abgelehnt:tenant_application:sonstiges')
        await page.getByRole('button', { name: 'Ändern' }).click()
        await expect(page.getByRole('region', { name: '1 Bewerbung ablehnen' })).toBeVisible()
      },
    },
    {
      what: 'a person who was found',
      at: '/verwaltung/aufbewahrung/person',
      reach: async () => {
        await page.getByLabel('E-Mail-Adresse').fill(email)
        await page.getByRole('button', { name: 'Suchen' }).click()
        await expect(page.getByRole('region', { name: `Gefunden zu ${email}` })).toBeVisible()
      },
    },
    {
      what: 'a person of whom nothing is known',
      at: '/verwaltung/aufbewahrung/person',
      reach: async () => {
        await page.getByLabel('E-Mail-Adresse').fill('niemand@example.org')
        await page.getByRole('button', { name: 'Suchen' }).click()
        await expect(page.getByText('Unter dieser Adresse ist nichts gespeichert.')).toBeVisible()
      },
    },
    {
      what: 'an account with its verbs',
      at: '/verwaltung/team',
      reach: () => page.getByText(`Ändern: ${colleague}`).first().click(),
    },
    { what: 'a mail', at: '/verwaltung/mails?zustand=alle', reach: () => openFirst(page, 'Mails') },
    { what: 'a request that is not there', at: '/verwaltung/anfragen/AAAA-BBBB' },
    {
      what: 'a picture with its texts and its focal point',
      at: '/verwaltung/gebaeude/rhens-bleichweg-7/bilder',
      reach: () => page.locator('main li summary').first().click(),
    },
  ])
})

async function openFirst(page: Page, list: string): Promise<void> {
  await page.getByRole('list', { name: list }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Versand' })).toBeVisible()
}

test('states of applications, viewings and the sender’s page', async ({ page, context, office, request, problems }) => {
  test.setTimeout(300_000)
  problems.allow(/status of 4(04|22)/)
  const name = `Zustand${unique()}`
  const references = [
    await sendApplication(request, name, { applicant_email: `${name}-1@example.org`.toLowerCase() }),
    await sendApplication(request, `${name}-zwei`, { applicant_email: `${name}-2@example.org`.toLowerCase() }),
  ]
  const [first = ''] = references
  const flat = await freeFlat(request)
  const own = await senderPage(first)
  const day = addDays(berlinDay(new Date()), 30 + Math.floor(Math.random() * 300))
  const german = day.split('-').toReversed().join('.')
  const viewings = `/verwaltung/bewerbungen/${flat.id}/besichtigungen`
  await signInBrowser(office, context, 'vermietung')
  for (const reference of references) {
    await page.goto(`/verwaltung/anfragen/${reference}`)
    await page.getByRole('button', { name: 'In die engere Auswahl' }).click()
    await expect(page.getByRole('heading', { name: new RegExp(name), level: 1 })).toBeVisible()
  }
  await page.goto(viewings)
  await page.getByLabel('Tag', { exact: true }).fill(german)
  await page.getByLabel('Von').fill('14:00')
  await page.getByLabel('Bis').fill('14:20')
  await page.getByLabel('Treffpunkt').fill('Vor dem Haus')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('checkbox', { name: new RegExp(german) }).check()
  await page.getByRole('checkbox', { name: new RegExp(`${name}(?!-zwei)`) }).check()
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Die Einladungen sind geschrieben' })).toBeVisible()

  await walkStates(page, [
    { what: 'applications with a shortlist', at: `/verwaltung/bewerbungen/${flat.id}` },
    {
      what: 'two applications side by side',
      at: `/verwaltung/bewerbungen/${flat.id}/vergleich?b=${references.join('&b=')}`,
    },
    {
      what: 'an appointment without its times',
      at: viewings,
      reach: async () => {
        await page.getByRole('button', { name: 'Anlegen' }).click()
        await expectAlert(page)
      },
    },
    { what: 'a day with a viewing', at: `/verwaltung/besichtigungen?tag=${day}` },
    { what: 'a day without one', at: '/verwaltung/besichtigungen?tag=2024-01-07' },
    { what: 'an invitation on the sender’s page', at: own },
    {
      what: 'a message without words',
      at: own,
      reach: async () => {
        await page.getByRole('button', { name: 'Nachricht senden' }).click()
        await expect(page.getByRole('alert').first()).toBeVisible()
      },
    },
    { what: 'the way to withdraw', at: own, reach: () => page.getByText('Zurückziehen …').click() },
    { what: 'the sender’s data', at: `${own}/daten` },
    { what: 'a link that is wrong', at: `${own.slice(0, -1)}${own.endsWith('0') ? '1' : '0'}` },
  ])
  await page.goto(own)
  await page.getByRole('radio', { name: new RegExp(german) }).check()
  await page.getByRole('button', { name: 'Termin zusagen' }).click()
  await expect(page.getByText('Ihr Termin steht fest')).toBeVisible()
  await expectCleanOnPhoneAndDesk(page, 'a viewing that was accepted')
  await page.goto(viewings)
  await expect(page.getByRole('list', { name: 'Termine' })).toContainText('1 von 1 Platz zugesagt')
  await expectCleanOnPhoneAndDesk(page, 'the appointment that somebody accepted')
  await page.goto(own)
  await page.getByRole('button', { name: 'Termin absagen' }).click()
  await expect(page.getByText('Sie haben abgesagt')).toBeVisible()
  await expectCleanOnPhoneAndDesk(page, 'a viewing that was declined')
})
