import type { App } from '#platform/app.server.ts'
import { keepLogo, LARGEST_LOGO_BYTES, makeLogo } from '#company/logo/keep-logo.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { readMediaFile } from '#platform/files/media-file.server.ts'
import { logoUses, readLogoName } from '#company/logo/logo-file.ts'
import type { Fault } from './fault.ts'
import { companyPlace } from './places.server.ts'
import { type CompanyFolder, LOGO_FOLDER } from './read-folder.server.ts'
import { readPlainFile, Unreadable } from './safe-files.server.ts'

/** The logos that these facts name, by file name. Null: the file is lost. */
export async function storedLogos({ config }: App, facts: ContentValues): Promise<Map<string, Buffer | null>> {
  const names = logoUses.map((use) => facts[use]).filter((name) => typeof name === 'string' && name !== '')
  const found = new Map<string, Buffer | null>()
  for (const name of names as string[]) found.set(name, await readMediaFile(config, name))
  return found
}

/**
 * Makes the logos that `firma.yaml` names from the files beside it, and puts the names under which the site keeps them in their place.
 * One that is not beside it stays as it is named. A trial keeps nothing.
 */
export async function takeLogos({ config }: App, folder: CompanyFolder, isTrial: boolean): Promise<Fault[]> {
  const entry = folder.entries.find(({ place, id }) => place === companyPlace && id === 'aussehen')
  const faults: Fault[] = []
  for (const use of logoUses) {
    const name = folder.logoNames.get(use)
    if (!entry || !name) continue
    const refuse = (text: string) => {
      faults.push({ file: entry.file, line: entry.lines.get(use) ?? entry.line, text })
      // One fault is enough.
      entry.sent.set(use, [])
    }
    const file = folder.logos.get(name)
    if (!file) {
      if (!readLogoName(name) || !(await readMediaFile(config, name)))
        refuse(`Die Datei „${name}“ gibt es in ${LOGO_FOLDER} nicht.`)
      continue
    }
    const made = await readPlainFile(file, LARGEST_LOGO_BYTES)
      .then((bytes) => (isTrial ? makeLogo(use, bytes) : keepLogo(config, use, bytes)))
      .catch((error: unknown) => {
        if (error instanceof Unreadable) return { ok: false as const, message: error.message }
        throw error
      })
    if (made.ok) entry.sent.set(use, [made.name])
    else refuse(`${name}: ${made.message}`)
  }
  return faults
}
