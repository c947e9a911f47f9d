import { site } from '#site'

/** The form's entries, as typed. */
type TypedMessage = Partial<Record<'vorname' | 'nachname' | 'telefon' | 'betreff' | 'nachricht', string>>

/**
 * The `mailto:` of the specification's chapter 7: subject from `betreff`; body „Name: …“, „Telefon: …“, „Nachricht: …“, one line
 * each (line breaks as RFC 6068 asks). With nothing typed it is the company's plain address.
 */
export function mailLink(typed: TypedMessage = {}, address: string = site.mail): string {
  const read = (name: keyof TypedMessage) => typed[name]?.trim() ?? ''
  const name = [read('vorname'), read('nachname')].filter(Boolean).join(' ')
  if (!name && !read('betreff') && !read('nachricht')) return `mailto:${address}`
  const body = [`Name: ${name}`, `Telefon: ${read('telefon') || '-'}`, `Nachricht: ${read('nachricht')}`].join('\n')
  return `mailto:${address}?subject=${encode(read('betreff'))}&body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`
}

/** A lone half of a surrogate pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
