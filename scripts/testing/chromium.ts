import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { root, run } from './command.ts'
import { firstProgram, installDebianPackage, isExecutable } from './find.ts'

/**
 * A Chromium to drive: CHROMIUM_PATH, an installed one, Playwright's own, else it is installed (Debian's package as
 * root, otherwise Playwright's download). Returns its path.
 * @throws when none can be had, with what to do about it.
 */
export async function findChromium(): Promise<string> {
  const installed = [process.env.CHROMIUM_PATH, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const found = (await firstProgram(installed)) ?? (await playwrightChromium())
  if (found) return found

  if (await installDebianPackage('chromium')) {
    const chromium = await firstProgram(['chromium'])
    if (chromium) return chromium
  }
  console.log('    downloading Chromium for Playwright …')
  const { output } = await run('playwright', ['install', ...withLibraries(), 'chromium'], { timeoutMs: 300_000 })
  const downloaded = await playwrightChromium()
  if (downloaded) return downloaded
  throw new Error(`No Chromium. Install one, or name it in CHROMIUM_PATH.\n${output}`)
}

let forTests: Promise<string> | undefined

/** What the tests drive: CHROMIUM_PATH, else Chromium without its window, which comes as a package (docs/testing.md), else `findChromium`. */
export function findTestChromium(): Promise<string> {
  // Two steps of a run may ask at the same time.
  forTests ??= chromiumForTests()
  return forTests
}

async function chromiumForTests(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await packagedChromium()) ?? (await findChromium())
}

/** Null where it does not run: it is built for Linux on x64, and brings none of the libraries that a browser asks for. */
async function packagedChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const packed = new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium'))
  const { version } = JSON.parse(await readFile(new URL('../package.json', packed), 'utf8')) as { version: string }
  const file = path.join(root, `node_modules/.cache/chromium-${version}`)
  if (!(await isExecutable(file))) {
    // Two at once must not write into a program that one of them runs already.
    const own = `${file}-${process.pid}`
    await mkdir(path.dirname(file), { recursive: true })
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(own, { mode: 0o755 }))
    await rename(own, file)
  }
  return (await run(file, ['--version'])).code === 0 ? file : null
}

async function playwrightChromium(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return (await isExecutable(file)) ? file : null
}

function withLibraries(): string[] {
  return process.getuid?.() === 0 ? ['--with-deps'] : []
}
