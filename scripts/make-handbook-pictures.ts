/**
 * Takes the pictures of docs/handbuch: starts a site of its own with the demo company, signs invented people in, sends requests of
 * invented senders, and photographs the screens named in `handbook/shots.ts` into docs/handbuch/bilder. Run it (`npm run handbuch`) after a
 * screen has changed; a name after it takes only the pictures whose names begin so.
 */
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { startOffice } from '../tests/support/office.ts'
import { startSite } from '../tests/support/site.ts'
import { germanControls, steadyText } from './handbook/steady-text.ts'
import { prepare } from './handbook/prepare.ts'
import { type Shot, shots } from './handbook/shots.ts'
import { findChromium } from './testing/chromium.ts'
import { chromiumArguments } from './testing/chromium-arguments.ts'
import { root } from './testing/command.ts'

const target = path.join(root, 'docs/handbuch/bilder')
const WIDTH = { desk: 1120, phone: 390 }
const HEIGHT = { desk: 760, phone: 760 }

const wanted = process.argv[2] ?? ''
const site = await startSite({ from: process.env.E2E_DATA_DIR })
const stopOffice = await startOffice()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
})
try {
  if (wanted === '') await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const prepared = await prepare(browser, site)
  for (const shot of shots.filter(({ name }) => name.startsWith(wanted))) await take(shot, prepared)
  console.log(`${shots.length} Bilder liegen in ${path.relative(root, target)}.`)
} finally {
  await browser.close()
  stopOffice()
  await site.stop()
}

async function take(shot: Shot, { signedIn, places }: Awaited<ReturnType<typeof prepare>>): Promise<void> {
  const size = shot.phone ? 'phone' : 'desk'
  const context = await signedIn(shot.role)
  const page = await context.newPage()
  await page.setViewportSize({ width: shot.width ?? WIDTH[size], height: shot.height ?? HEIGHT[size] })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site.url + shot.at.replaceAll(/\{(\w+)\}/g, (_, name) => places[name] ?? ''))
  await page.waitForLoadState('networkidle')
  await shot.before?.(page)
  await page.waitForTimeout(300)
  await page.evaluate(steadyText)
  await page.evaluate(germanControls)
  // A bar that sticks to the edge of the window would lie across a part of the page.
  if (shot.part)
    await page.evaluate(() => {
      for (const bar of document.querySelectorAll<HTMLElement>('main .sticky')) bar.style.display = 'none'
    })
  const file = path.join(target, `${shot.name}.webp`)
  const shown = shot.part ? page.locator(shot.part).first() : page
  await sharp(await shown.screenshot({ animations: 'disabled', caret: 'hide' }))
    .webp({ quality: 72, effort: 6 })
    .toFile(file)
  await page.close()
}
