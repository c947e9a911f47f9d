import { firstProgram, installDebianPackage } from './find.ts'

const programs = [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox']

/**
 * A Firefox to drive: FIREFOX_PATH, an installed one, else Debian's package is installed. Returns its path.
 * @throws when none can be had, with what to do about it.
 */
export async function findFirefox(): Promise<string> {
  const found = await firstProgram(programs)
  if (found) return found
  if (await installDebianPackage('firefox-esr')) {
    const firefox = await firstProgram(programs)
    if (firefox) return firefox
  }
  throw new Error('No Firefox. Install one, or name it in FIREFOX_PATH.')
}
