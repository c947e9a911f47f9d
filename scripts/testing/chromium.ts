import { describeSystem, findOrUnpack, firstProgram, installDebianPackage, isExecutable } from './find.ts'
import { run } from './command.ts'

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

/**
 * What the tests drive: CHROMIUM_PATH, else Chromium without its window, as Playwright itself takes it, where Debian has it, for a sixth
 * less processor time (docs/testing.md), else `findChromium`.
 */
export async function findTestChromium(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? (await findHeadlessShell()) ?? (await findChromium())
}

async function findHeadlessShell(): Promise<string | null> {
  if (!/^ID=debian/m.test(await describeSystem())) return null
  const file = 'usr/lib/chromium/chromium-headless-shell'
  const shell = await findOrUnpack('chromium-headless-shell', file, ['chromium-common']).catch(() => null)
  // Unpacked, it brings none of the libraries that Chromium's own package asks for.
  return shell && (await run(shell, ['--version'])).code === 0 ? shell : null
}

async function playwrightChromium(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return (await isExecutable(file)) ? file : null
}

function withLibraries(): string[] {
  return process.getuid?.() === 0 ? ['--with-deps'] : []
}
