import { within } from '@testing-library/react'
import type { Visitor } from './visitor.ts'

type Words = string | RegExp

/** What somebody does and reads on the page that is open, by the words that stand there; in `part` of it, else in its main part. */
export function handsOf(visitor: Visitor) {
  const main = () => visitor.find('main')
  const find = (part = main()) => within(part)
  const region = (name: Words) => find().getByRole('region', { name })
  return {
    main,
    find,
    region,
    list: (name: Words) => find().getByRole('list', { name }),
    heading: (name: Words, level?: number) => find().getByRole('heading', { name, ...(level ? { level } : {}) }),
    field: <T extends HTMLElement = HTMLInputElement>(label: Words, part?: HTMLElement) =>
      find(part).getByLabelText<T>(label),
    enter: (label: Words, value: string, part?: HTMLElement) => visitor.enter(find(part).getByLabelText(label), value),
    press: (name: Words, part?: HTMLElement) => visitor.press(find(part).getByRole('button', { name })),
    follow: (name: Words, part?: HTMLElement) => visitor.press(find(part).getByRole('link', { name })),
    /** Opens what is folded under these words. */
    unfold: (words: Words, part?: HTMLElement) =>
      visitor.press(find(part).getByText(words, { selector: 'summary, summary *' })),
    tick: (name: Words, part?: HTMLElement) => visitor.press(find(part).getByRole('checkbox', { name })),
    alert: () => visitor.find('main [role="alert"]').textContent,
    /** What was done, as screen readers are told at once. */
    notes: () => [...main().querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('\n'),
    history: () => region('Verlauf').textContent,
  }
}
