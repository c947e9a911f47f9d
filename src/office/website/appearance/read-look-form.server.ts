import { oneLine } from '#values/one-line.ts'
import type { App } from '#platform/app.server.ts'
import { readHex } from '#company/color.ts'
import { keepLogo } from '#company/logo/keep-logo.server.ts'
import { logoUses } from '#company/logo/logo-file.ts'
import { readLogoName } from '#company/logo/logo-file.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import { readMediaFile } from '#platform/files/media-file.server.ts'
import { readContentForm } from '../content/read-form.ts'
import { lookGroups } from './look-groups.ts'
import { fileOf, removedOf } from './logo-names.ts'

const WRONG_COLOR =
  'Das ist keine Farbe. Bitte geben Sie # und sechs Zeichen aus 0–9 und a–f ein, zum Beispiel #0b7a3e.'

/**
 * Puts what was uploaded, removed and typed into the fields that are stored. A sound file is kept at once, and its name comes back with the
 * form: nobody chooses it again because a colour was wrong.
 */
export async function readLookForm(app: App, form: FormData) {
  const faults: Record<string, string> = {}
  for (const use of logoUses) {
    const file = form.get(fileOf(use))
    if (file instanceof File && file.size > 0) {
      const kept = await keepLogo(app.config, use, Buffer.from(await file.arrayBuffer()))
      if (kept.ok) form.set(use, kept.name)
      else faults[fileOf(use)] = kept.message
    } else if (form.get(removedOf(use)) === 'on') form.set(use, '')
    else if (!(await isKept(app, String(form.get(use) ?? ''))))
      faults[fileOf(use)] = 'Bitte wählen Sie die Datei noch einmal.'
    form.delete(fileOf(use))
  }
  const typed = oneLine(String(form.get('brand_color') ?? '')).trim()
  const color = typed === '' ? '' : readHex(typed)
  if (color === null) faults.brand_color = WRONG_COLOR
  else form.set('brand_color', color)
  const reading = readContentForm(fieldsOf(lookGroups), form)
  return { ...reading, errors: { ...reading.errors, ...faults } }
}

/** Only files kept before may be named as a logo. */
async function isKept({ config }: App, name: string): Promise<boolean> {
  return name === '' || (readLogoName(name) !== null && (await readMediaFile(config, name)) !== null)
}
