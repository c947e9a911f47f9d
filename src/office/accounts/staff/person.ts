import { readEmail } from '#values/email.ts'
import { oneLine } from '#values/one-line.ts'

export type Person = { name: string; email: string }

export function readPerson(form: FormData): Person {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return { name: oneLine(text('name')), email: readEmail(text('email')) ?? text('email') }
}

/** By field. */
export function faultsOf({ name, email }: Person): Record<string, string> {
  return {
    ...(name === '' || name.length > 100 ? { name: 'Bitte geben Sie den Namen an (höchstens 100 Zeichen).' } : {}),
    ...(readEmail(email) !== null && email.length <= 250
      ? {}
      : { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }),
  }
}
