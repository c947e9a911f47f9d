import type { Locator } from '@playwright/test'

const values: Record<string, string> = {
  email: 'oksana@example.org',
  tel: '0261 1234567',
  number: '2',
  textarea: 'Unter der Spüle läuft Wasser aus dem Siphon.',
  text: 'Rheinstraße 5',
}
/** By the names on the wire, where a word is not enough. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/datum|date|einzug|_on$|_by$|since/i, '01.03.2027'],
  [/move_in_date/, '01.04.2019'],
  [/birth/, '17.05.1990'],
  [/postal|plz/i, '56112'],
  [/income|size|euro|years|anzahl|einheiten/i, '3'],
]

/** What a field is, as `evaluate` of any driver reads it. */
export function fieldOf(element: Element) {
  const input = element as HTMLInputElement
  const choices = element instanceof HTMLSelectElement ? [...element.options].map((each) => each.value) : []
  return {
    tag: input.tagName,
    type: input.type,
    name: input.name,
    value: input.value,
    isRequired: input.required || input.ariaRequired === 'true',
    options: choices.filter(Boolean),
  }
}

/** What somebody would type into it. */
export function sensibleFor({ tag, type, name }: ReturnType<typeof fieldOf>): string {
  const known = byName.findLast(([pattern]) => pattern.test(name))?.[1]
  return known ?? values[tag === 'TEXTAREA' ? 'textarea' : type] ?? values.text ?? ''
}

/** Enters something sensible into everything that is shown and asked for; what is voluntary stays empty. */
export async function fillRequired(form: Locator): Promise<void> {
  // Except what only robots fill in: it is there while the fields of a later step are still coming.
  const controls = form
    .locator('input:visible, select:visible, textarea:visible')
    .and(form.locator(':not([tabindex="-1"])'))
  // A later step's heading stands before its fields have come.
  await controls.first().waitFor()
  // A choice may bring further questions.
  for (let at = 0; at < (await controls.count()); at++) {
    const control = controls.nth(at)
    const field = await control.evaluate(fieldOf)
    const { tag, type, name, value, isRequired, options } = field
    if (tag === 'SELECT') {
      if (!value && isRequired && options[0]) await control.selectOption(options[0])
    } else if (type === 'checkbox') {
      if (isRequired) await control.check()
    } else if (type === 'radio') {
      const isChosen = await form.locator(`input[type="radio"][name="${name}"]:checked`).count()
      if (isChosen === 0) await control.check()
    } else if (value === '' && isRequired && type !== 'file') {
      await control.fill(sensibleFor(field))
    }
  }
}
