import type { FieldSpec } from '#company/content/field-spec.ts'
import { dayAsTyped, isNoDay, numberAsTyped, yearAsTyped } from './as-written.ts'
import { plainLine, plainText } from './plain-text.ts'

/** Signs that nobody sees, as copied from a web page. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

const isNothing = (typed: string) => typed !== '' && Number(typed.replace(',', '.')) === 0

/**
 * Turns a file's value into what somebody would type in the office; empty is „not stated“, as is a 0 that programs write where nobody
 * entered anything: no flat has 0 rooms or costs 0 €. What nobody can read comes back as it is, for the field's own message.
 */
export function enteredValue(field: FieldSpec, text: string, { isMachine }: { isMachine: boolean }): string {
  const { input, name, min = 0 } = field
  if (input === 'text') return plainText(text)
  const trimmed = text.replaceAll(INVISIBLE, '').trim()
  if (trimmed === '' || trimmed === '-') return ''
  if (input === 'line') return plainLine(trimmed)
  if (input === 'day') {
    if (isNoDay(trimmed)) return ''
    return dayAsTyped(trimmed, { isEnd: name === 'certificate_valid_until' }) ?? trimmed
  }
  if (input === 'whole' && min >= 1000) return isNothing(trimmed) ? '' : (yearAsTyped(trimmed) ?? trimmed)
  if (input === 'euro' || input === 'decimal' || input === 'whole') {
    const typed = numberAsTyped(trimmed, { isEuro: input === 'euro', isMachine })
    return typed === null ? trimmed : isNothing(typed) ? '' : typed
  }
  return trimmed
}
