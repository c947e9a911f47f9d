import type { Page } from '@playwright/test'
import { openAwake } from './awake.ts'
import type { Hands } from './presses.ts'
import { expect } from './test.ts'

/** Somebody of the staff, with the screen in front of them. */
export type Desk = { page: Page; hands: Hands }

const ends = { close: 'Antworten und erledigen', wait: 'Antworten und auf Rückmeldung warten' }

/** The first page, from which presses are counted. */
export async function openFirstPage({ page, hands }: Desk): Promise<void> {
  await openAwake(page, '/verwaltung')
  hands.begin()
}

/** One of the office's rooms, by the menu that this screen has. */
export async function enterRoom({ page, hands }: Desk, room: string): Promise<void> {
  await hands.press(page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: room, exact: true }))
  await expect(page.getByRole('heading', { name: room, level: 1 })).toBeVisible()
}

/** An answer from a template, with these words for each of its gaps: the first one is selected, each further one is pressed. */
export async function answer(
  { page, hands }: Desk,
  template: string,
  words: readonly string[],
  end: keyof typeof ends = 'close',
): Promise<void> {
  const panel = page.getByRole('region', { name: 'Antworten' })
  if (hands.isPhone)
    await hands.press(page.getByRole('navigation', { name: 'Vorgang' }).getByRole('link', { name: 'Antworten' }))
  await hands.choose(panel.getByLabel('Vorlage'), template)
  await hands.press(panel.getByRole('button', { name: 'Einsetzen' }))
  const text = panel.getByRole('textbox', { name: 'Text' })
  await expect(text).toHaveValue(/Guten Tag/)
  for (const [index, each] of words.entries()) {
    if (index > 0) {
      await hands.press(text)
      await text.evaluate((area: HTMLTextAreaElement) => {
        const [gap = ''] = /\{\{.*?\}\}/.exec(area.value) ?? []
        area.setSelectionRange(area.value.indexOf(gap), area.value.indexOf(gap) + gap.length)
      })
    }
    await expect(text).toBeFocused()
    await hands.type(each)
  }
  await expect(text).not.toHaveValue(/[{}]/)
  await hands.press(panel.getByRole('button', { name: ends[end] }))
  await expect(page).toHaveURL(/gesendet=1/)
}

/** With the mail of the template. */
export async function refuse({ page, hands }: Desk, reason: string): Promise<void> {
  const panel = page.getByRole('region', { name: 'Ablehnen' })
  await hands.press(page.getByRole('link', { name: 'Ablehnen', exact: true }))
  await hands.choose(panel.getByLabel('Grund'), reason)
  await hands.press(panel.getByRole('button', { name: 'Bewerbung ablehnen' }))
  await expect(page.getByRole('region', { name: 'Abgelehnt' })).toContainText(reason)
}

/** Answered on the telephone: nobody has an address for it. */
export async function close({ page, hands }: Desk): Promise<void> {
  const panel = page.getByRole('region', { name: 'Bearbeiten' })
  if (hands.isPhone) await hands.press(page.getByRole('link', { name: 'Bearbeiten', exact: true }))
  await hands.choose(panel.getByLabel('Status'), 'Erledigt')
  await hands.press(panel.getByRole('button', { name: 'Speichern' }))
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Status: Erledigt')
}

/** Somebody rings up, and the office enters it. */
export async function enterByTelephone(
  { page }: Desk,
  { firstName, lastName }: { firstName: string; lastName: string },
) {
  await openAwake(page, '/verwaltung/anfragen/neu/contact_message')
  await page.getByRole('radio', { name: 'Telefon' }).check()
  await page.getByLabel('Vorname').fill(firstName)
  await page.getByLabel('Nachname').fill(lastName)
  await page.getByLabel('Betreff').fill('Wann kommt der Schornsteinfeger?')
  await page.getByLabel(/^Nachricht/).fill('Bittet um Rückruf am Nachmittag.')
  await page.getByRole('button', { name: 'Eintragen' }).click()
  await expect(page.getByText(/^Am Telefon aufgenommen von/)).toBeVisible()
}

/** On the shortlist, a viewing on this day, and the invitation to it. */
export async function inviteToViewing({ page }: Desk, day: string): Promise<void> {
  const request = page.url()
  await page.getByRole('button', { name: 'In die engere Auswahl' }).click()
  await page.getByRole('link', { name: 'Zur Besichtigung einladen' }).click()
  await page.getByLabel('Tag', { exact: true }).fill(day)
  await page.getByLabel('Von').fill('14:00')
  await page.getByLabel('Bis').fill('14:20')
  await page.getByLabel('Treffpunkt').fill('Vor dem Haus')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('list', { name: 'Termine' })).toContainText(day)
  await page.getByRole('group', { name: 'Wen?' }).getByRole('checkbox').check()
  await page.getByRole('group', { name: 'Zu welchen Terminen?' }).getByRole('checkbox', { name: day }).check()
  await page.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Einladung' })).toBeVisible()
  await openAwake(page, request)
}
