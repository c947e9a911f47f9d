import type { Page } from '@playwright/test'
import { axeViolations, expectCleanOnPhoneAndDesk } from '../support/axe.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, onPhone, test } from '../support/test.ts'

/** A free flat whose page no other test changes. */
const FLAT = 'oberwesel-schaarplatz-6-wohnung-6'
const TITLE = 'Rundgang durch die Wohnung'
const WORDS = 'Ohne Ton: vom Flur in die Küche und auf den Balkon.'

/** Two seconds of moving colour, drawn and recorded by the browser itself. */
async function record(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' })
    const pieces: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 20; frame += 1) {
      if (pen) pen.fillStyle = `hsl(${frame * 18} 60% 50%)`
      pen?.fillRect(0, 0, 640, 360)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

test('the office uploads a video, and a phone plays it without being asked for consent', async ({
  page,
  browser,
  office,
  problems,
}) => {
  test.setTimeout(90_000)
  const address = `/verwaltung/wohnungen/${FLAT}/videos`
  await test.step('the office', async () => {
    await signInBrowser(office, page.context(), 'redaktion')
    await page.goto(`/verwaltung/wohnungen/${FLAT}`)
    await page.getByRole('link', { name: 'Videos' }).click()
    const form = page.locator('form').filter({ has: page.getByLabel('Datei') })
    const buffer = await record(page)
    await form.getByLabel('Datei').setInputFiles({ name: 'rundgang.mp4', mimeType: 'video/mp4', buffer })
    await form.getByLabel('Titel').fill(TITLE)
    await form.getByLabel('Was zu sehen und zu hören ist').fill(WORDS)
    problems.allow(/422/)
    await form.getByRole('button', { name: 'Hochladen' }).click()
    await expect(form.getByText(/ist beschädigt oder kein Video/).first()).toBeVisible()
    await expect(form.getByLabel('Titel')).toHaveValue(TITLE)
    await form.getByLabel('Datei').setInputFiles({ name: 'rundgang.webm', mimeType: 'video/webm', buffer })
    await form.getByRole('button', { name: 'Hochladen' }).click()
    await expect(page.getByText('Hochgeladen.', { exact: true })).toBeVisible()
    await expectCleanOnPhoneAndDesk(page, address, async () => {})
  })

  await test.step('the visitor', async () => {
    const phone = await browser.newContext(onPhone)
    const visitor = await phone.newPage()
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(request.url()))
    await visitor.goto(`/wohnung/${FLAT}`)
    const section = visitor.getByRole('region', { name: 'Video der Wohnung' })
    await section.scrollIntoViewIfNeeded()
    const video = section.locator('video')
    await expect(video).toHaveAttribute('preload', 'none')
    await expect(video).toHaveAttribute('controls', '')
    await expect(video).toHaveAttribute('poster', /^\/media\/[\da-f]{32}-\d+\.webp$/)
    await expect(section).toContainText(WORDS)
    expect(asked.filter((url) => url.includes('/videos/'))).toEqual([])
    await video.evaluate((element: HTMLVideoElement) => element.play())
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
    expect(asked.filter((url) => new URL(url).origin !== new URL(visitor.url()).origin)).toEqual([])
    expect.soft(await axeViolations(visitor), 'a flat with a video').toEqual([])
    await phone.close()
  })

  await test.step('is taken off the page', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: `Löschen: ${TITLE}` }).click()
    await expect(page.getByText('Es gibt noch keine Videos.')).toBeVisible()
  })
})
