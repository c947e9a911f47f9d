import { missingLetters } from '#company/pdf/fonts.server.ts'
import { certificateForm, type RentCertificate } from './fields.ts'

type Refusal = { errors: Record<string, string>; values: Record<string, string> }
export type ReadCertificate = { ok: true; certificate: RentCertificate } | { ok: false; refusal: Refusal }

/** Reads the form, or returns what is wrong with it and everything that was typed. */
export function readCertificate(form: FormData): ReadCertificate {
  const names = Object.keys(certificateForm.fields)
  const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')]))
  const read = certificateForm.parse(typed)
  const errors = { ...lettersWrong(typed), ...(read.ok ? {} : read.errors) }
  if (!read.ok || Object.keys(errors).length > 0) return { ok: false, refusal: { errors, values: typed } }
  return { ok: true, certificate: read.data }
}

/** A name in letters that the typeface does not have must not stand there with gaps. */
function lettersWrong(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const missing = missingLetters(text)
      const message = `Bitte schreiben Sie lateinische Buchstaben. Das PDF kann diese Zeichen nicht zeigen: ${missing.join(' ')}`
      return missing.length === 0 ? [] : [[name, message]]
    }),
  )
}
