import { declareForm } from '#forms/declare-form.ts'
import { choice, email } from '#forms/text-fields.ts'
import { frequencies } from './search.ts'

export const LARGEST_SEARCH_BYTES = 16 * 1024

const frequency = choice('Wie oft?', { options: frequencies, begins: 'at-once' })

/** Questions beside the wishes, which stand in the form as in the overview's filter. */
export const newSearchForm = declareForm({
  fields: {
    email: email('E-Mail', { message: 'Bitte geben Sie die E-Mail-Adresse ein, an die wir schreiben sollen.' }),
    haeufigkeit: frequency,
  },
})

export const changedSearchForm = declareForm({ fields: { haeufigkeit: frequency } })
