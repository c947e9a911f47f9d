/**
 * Makes `public/og-bild.png`, which messengers and social networks show beside a link, with the site's own font and colours.
 * Run it after a change of name or logo; the file is committed.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { site } from '../src/site.ts'
import { findChromium } from './testing/chromium.ts'
import { chromiumArguments } from './testing/chromium-arguments.ts'

const root = join(import.meta.dirname, '..')
const inline = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(join(root, path))).toString('base64')}`
const font = await inline(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'font/woff2',
)
const picture = await inline('db/seed/pictures/rhine0-0.webp', 'image/webp')
const mark = (await readFile(join(root, 'public/favicon.svg'), 'utf8'))
  .replace('#0f172a', '#5da6f8')
  .replace('<path fill="#5da6f8" d="M48', '<path fill="#fff" d="M48')
  .replace('<path fill="#fff" d="m34', '<path fill="#0f172a" d="m34')
const [name, ...rest] = site.brand.split(' ')

const html = `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:F;src:url(${font});font-weight:300 900}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;font-family:F;color:#fff;position:relative;overflow:hidden;
background:linear-gradient(90deg,rgb(13 29 66/.94) 0,rgb(13 29 66/.8) 45%,rgb(13 29 66/.12) 100%),url(${picture}) 60% 50%/cover}
main{position:absolute;inset:0;padding:84px 90px;display:flex;flex-direction:column;justify-content:space-between}
.l{display:flex;align-items:center;gap:28px}.l svg{width:112px;height:112px}
.n{font-size:58px;font-weight:800;letter-spacing:-.02em;line-height:1}.i{font-size:30px;font-weight:600;color:#a9d2ff;margin-top:10px}
h1{font-size:76px;line-height:1.06;letter-spacing:-.025em;font-weight:700;max-width:760px}p{font-size:31px;margin-top:22px;color:#e6f0ff}
</style><main><div class="l">${mark}<div><div class="n">${name}</div><div class="i">${rest.join(' ')}</div></div></div>
<div><h1>Ihr Zuhause am Mittelrhein</h1><p>Wohnungen und Häuser mieten · ${site.address.city}</p></div></main>`

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
const shot = await page.screenshot()
await browser.close()
await sharp(shot)
  .png({ palette: true, quality: 82, effort: 10, compressionLevel: 9 })
  .toFile(join(root, 'public/og-bild.png'))
