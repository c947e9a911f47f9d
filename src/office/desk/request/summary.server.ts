import { tenancyFacts } from '#areas/letting/public.server.ts'
import { enteredText } from '#forms/staff-view.ts'
import { alarmWords } from '#requests/request/alarm.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import type { EnteredTexts } from '#values/entered-texts.ts'
import { formatDate, plural } from '#ui/format.ts'
import { rentShare } from '../applications/facts.ts'
import { enteredTextsOf } from './request-kinds.server.ts'

/** A request in a list. `text`: its sender's own words. */
export type Summary = { subject: string; facts: string[]; text: string }

type Given = {
  /** Words for codes that only the database knows. */
  codes: EnteredTexts['codes']
  rentEuro: number | null
}

/** Of an application for a flat only what the neutral look shows anybody. */
export function summaryOf(
  { kind, payload, alarm }: Pick<StoredRequest, 'kind' | 'payload' | 'alarm'>,
  given: Given,
): Summary {
  if (kind === 'tenant_application') return { subject: '', facts: applicationFacts(payload, given.rentEuro), text: '' }
  const named = enteredTextsOf(kind)
  const texts = { ...named, codes: { ...named.codes, ...given.codes } }
  const fields: Record<string, unknown> = typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const said = (names: readonly string[] = []) =>
    names.map((name) => enteredText(name, fields[name], texts)).filter(Boolean)
  const isAlarm = new Set(alarmWords(alarm))
  return {
    subject: said(texts.summary?.subject).join(', '),
    facts: (texts.summary?.fact ?? []).flatMap((name) => {
      const value = enteredText(name, fields[name], texts)
      return value === '' || isAlarm.has(value) ? [] : [`${texts.labels[name] ?? name}: ${value}`]
    }),
    text: said(texts.summary?.text).join('\n\n'),
  }
}

function applicationFacts(payload: unknown, rentEuro: number | null): string[] {
  const facts = tenancyFacts(payload, () => '')
  const share = rentShare(facts, rentEuro)
  return [
    ...(facts.householdSize === null ? [] : [plural(facts.householdSize, 'Person', 'Personen')]),
    ...(share === '–' ? [] : [`Miete ${share} des Einkommens`]),
    ...(facts.moveIn === null ? [] : [`Einzug ${formatDate(facts.moveIn)}`]),
    ...(facts.hasPets ? ['mit Tieren'] : []),
  ]
}
