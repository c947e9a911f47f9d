import { firstProgram, installDebianPackage } from './find.ts'

/**
 * A Firefox to drive: FIREFOX_PATH, an installed one, else Debian's package, as root. Returns its path.
 * @throws when none can be had, with what to do about it.
 */
export async function findFirefox(): Promise<string> {
  const names = ['firefox', 'firefox-esr']
  const found = await firstProgram([process.env.FIREFOX_PATH, ...names])
  if (found) return found
  const installed = (await installDebianPackage('firefox-esr')) ? await firstProgram(names) : null
  if (installed) return installed
  throw new Error('No Firefox. Install one, or name it in FIREFOX_PATH.')
}
