import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { chromiumArguments } from '../../testing/chromium-arguments.ts'
import { findTestChromium } from '../../testing/chromium.ts'
import { type Bench, number, type Row } from '../row.ts'
import { median } from '../run.ts'
import { startSite } from '../server.ts'

type Press = {
  name: string
  page: string
  button: string
  /** What is seen when it was done; without scripts a new page may do it. */
  done: string
}
type Seen = { heardMs: number; isDone: boolean }

const presses = (flat: string): Press[] => [
  { name: 'menu', page: '/', button: 'button[popovertarget="menue-mobil"]', done: '#menue-mobil:popover-open' },
  { name: 'filter', page: '/wohnungen', button: 'summary:has-text("Weitere Filter")', done: 'details[open] > summary' },
  { name: 'share', page: flat, button: 'button[popovertarget="wohnung-teilen"]', done: '#wohnung-teilen:popover-open' },
  { name: 'apply', page: flat, button: 'button:has-text("Jetzt bewerben")', done: 'dialog[open]' },
]

/** „Slow 3G“ of Chromium's developer tools: ms and bytes a second. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** A cheap phone against a desk's processor. */
const SLOWER = 4
const MOST_MS = 200
/** What was not done by then is lost. */
const LONGEST_MS = 30_000

/** A phone on a slow line presses as soon as it sees the button, and once the page is interactive. */
export async function firstPressRow({ dataDir, rounds, say }: Bench): Promise<Row> {
  const site = await startSite(dataDir)
  const browser = await chromium.launch({ executablePath: await findTestChromium(), args: chromiumArguments })
  const figures: string[] = []
  let isMet = true
  try {
    const url = `http://127.0.0.1:${site.port}`
    for (const press of presses(await freeFlat(url))) {
      for (const when of ['painted', 'interactive'] as const) {
        const seen: Seen[] = []
        for (let round = 0; round < Math.min(rounds, 3); round++) seen.push(await pressOnce(browser, url, press, when))
        const heardMs = median(seen.map((each) => each.heardMs))
        const lost = seen.filter(({ isDone }) => !isDone).length
        figures.push(`${press.name} ${when} ${number(heardMs)} ms${lost > 0 ? `, ${lost} of ${seen.length} lost` : ''}`)
        say(`  ${figures.at(-1)}`)
        isMet &&= heardMs <= MOST_MS && lost === 0
      }
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return {
    name: 'first press, phone slowed four times, slow 3G',
    figure: figures.join('; '),
    ceiling: '–',
    ratio: '–',
    demanded: `seen within ${MOST_MS} ms, lost never`,
    isMet,
  }
}

async function freeFlat(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/apartments?status=available`)
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return `/wohnung/${items[0]?.id}`
}

async function pressOnce(browser: Browser, url: string, press: Press, when: 'painted' | 'interactive'): Promise<Seen> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_3G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url + press.page, { waitUntil: 'commit', timeout: LONGEST_MS })
    const button = page.locator(press.button).locator('visible=true').first()
    await button.waitFor({ timeout: LONGEST_MS })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    if (when === 'interactive')
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
    const led = page
      .waitForRequest((request) => request.isNavigationRequest(), { timeout: LONGEST_MS })
      .catch(() => null)
    const heard = msUntil(page, `${press.done}, [data-pressed]`)
    const done = msUntil(page, press.done)
    const begin = performance.now()
    await button.tap({ noWaitAfter: true })
    const heardMs = await Promise.race([heard, led.then(() => performance.now() - begin)])
    const isDone = await Promise.race([done.then((ms) => ms < LONGEST_MS), led.then((request) => request !== null)])
    return { heardMs, isDone }
  } finally {
    await context.close()
  }
}

/** From the finger on the glass to the frame that shows one of these; `LONGEST_MS` when none comes. */
function msUntil(page: Page, selector: string): Promise<number> {
  const shown = page.evaluate(
    ([wanted, longest]) =>
      new Promise<number>((resolve) => {
        let begin = Infinity
        addEventListener('pointerdown', ({ timeStamp }) => (begin = timeStamp), { capture: true, once: true })
        const look = () => {
          const ms = performance.now() - begin
          const isSeen = [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility())
          if (ms > 0 && (isSeen || ms > longest)) resolve(isSeen ? ms : longest)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [selector, LONGEST_MS] as const,
  )
  // A page that goes takes the question along.
  return shown.catch(() => new Promise<number>(() => {}))
}
