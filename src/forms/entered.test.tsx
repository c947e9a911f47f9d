import { expect, test } from 'vitest'
import { readEntered } from './entered.ts'

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.forms[0] as HTMLFormElement
}

const known = { stadt: 'Rhens', personen: '1' }

test('what the later steps hold is not lost before the document has them', () => {
  const form = formOf('<input name="stadt" value="Braubach"><noscript></noscript>')
  expect(readEntered(form, known)).toEqual({ stadt: 'Braubach', personen: '1' })
})

test('a form that is whole says all there is to say: what was taken out of it is gone', () => {
  const form = formOf('<input name="stadt" value="Braubach"><input type="hidden" name="form_token" value="7">')
  expect(readEntered(form, known)).toEqual({ stadt: 'Braubach' })
})
