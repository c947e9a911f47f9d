import { type About, type Field, isWrong, wrong } from './field.ts'
import { line } from './text-fields.ts'

/**
 * German postal codes run from 01001 to 99998, and no region begins with 00, 05, 43 or 62: Wikipedia, „Liste der Postleitregionen in
 * Deutschland“; so it is in all 8,210 codes of the package german-postal-codes 2.0.0, too.
 */
const GERMAN = /^(?!00|05|43|62|01000|99999)\d{5}$/
/** As in international mail: `A-1010`, `CH-8001`, `NL 1012 AB`. */
const FOREIGN = /^(?!DE?[- ])[A-Z]{1,3}[- ][\dA-Z][\dA-Z -]{1,9}$/i

const messages = {
  code: 'Bitte prüfen Sie die Postleitzahl: fünf Ziffern, zum Beispiel 12345, im Ausland mit Länderkürzel, zum Beispiel A-1010.',
  inAddress: (code: string) => `Bitte prüfen Sie die Postleitzahl: ${code} gibt es in Deutschland nicht.`,
}

type Options = About & { required: string }

/** A postal code of its own field. „D-12345“ is kept as 12345. */
export function postalCode(label: string, options: Options): Field<string> {
  const field = line(label, { max: 20, autoComplete: 'postal-code', ...options })
  function read(entered: unknown) {
    const typed = field.read(entered)
    if (isWrong(typed)) return typed
    const code = typed.replace(/^DE?[- ]\s*/i, '')
    return GERMAN.test(code) || FOREIGN.test(code) ? code : wrong(messages.code)
  }
  return { ...field, read }
}

/** A whole address in one line; a postal code in it must exist. */
export function addressLine(label: string, options: Options & { min?: number; max?: number }): Field<string> {
  const field = line(label, { autoComplete: 'street-address', ...options })
  function read(entered: unknown) {
    const typed = field.read(entered)
    if (isWrong(typed)) return typed
    const unknown = postalCodesIn(typed).find((code) => !GERMAN.test(code))
    return unknown === undefined ? typed : wrong(messages.inAddress(unknown))
  }
  return { ...field, read }
}

/** Five digits that stand before a place, without another country's letters before them. */
export function postalCodesIn(text: string): string[] {
  return [...text.matchAll(/(?<!\p{L}-|[\p{L}\d])(?:DE?-)?(?<code>\d{5})(?=\s+\p{L})/gu)].map(
    ({ groups }) => groups?.code ?? '',
  )
}
