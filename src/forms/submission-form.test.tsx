import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { declareForm } from './declare-form.ts'
import { keptDrafts } from './draft.ts'
import { SubmissionForm } from './submission-form.tsx'
import { TextField } from './text-field.tsx'
import { email, line } from './text-fields.ts'
import type { SubmissionFormOptions } from './submission.ts'
import { useSubmissionForm } from './use-submission-form.ts'

const declared = declareForm({
  id: 'test',
  endpoint: '/test',
  fields: { name: line('Name', { required: 'Name fehlt' }), email: email('E-Mail', { message: 'E-Mail fehlt' }) },
})

function Form(different: Partial<SubmissionFormOptions>) {
  const form = useSubmissionForm({
    form: declared,
    fresh: { formToken: 'token-1', idempotencyKey: 'key-of-this-load' },
    ...different,
  })
  return (
    <>
      <h2 id="titel">Formular</h2>
      {form.submission.kind === 'received' ? (
        <p>{form.submission.reference}</p>
      ) : (
        <SubmissionForm form={form} labelledBy="titel" submitLabel="Senden">
          <TextField name="name" label="Name" />
          <TextField name="email" label="E-Mail" />
        </SubmissionForm>
      )}
    </>
  )
}

const answers: (Response | Error)[] = []
const sent: { key: string | null; body: Record<string, unknown> }[] = []

beforeEach(() => {
  answers.length = 0
  sent.length = 0
  localStorage.clear()
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push({ key: new Headers(init.headers).get('Idempotency-Key'), body: JSON.parse(String(init.body)) })
    const answer = answers.shift() ?? Response.json({ reference: '7K42-PXR8' }, { status: 201 })
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const keptDraft = () => keptDrafts('test')[0]?.draft ?? null
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } })
async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}
function fillIn() {
  type('Name', 'Änne')
  type('E-Mail', 'aenne@example.de')
}

test('what is sent carries the key and the token of this load, and the reference comes back', async () => {
  render(<Form />)
  fillIn()
  await press('Senden')
  expect(await screen.findByText('7K42-PXR8')).toBeTruthy()
  expect(sent).toEqual([
    {
      key: 'key-of-this-load',
      body: { name: 'Änne', email: 'aenne@example.de', form_token: 'token-1', ihre_webseite: '' },
    },
  ])
})

test('wrong input is not sent: the summary takes the focus, and a message goes when its field is edited', async () => {
  render(<Form />)
  type('Name', 'Änne')
  await press('Senden')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('E-Mail fehlt'))
  expect(sent).toEqual([])
  expect(input('E-Mail').getAttribute('aria-invalid')).toBe('true')
  type('E-Mail', 'a')
  expect(screen.queryByText('E-Mail fehlt')).toBeNull()
  expect(input('Name').value).toBe('Änne')
})

test('a lost answer keeps everything, and the next try carries the same key', async () => {
  answers.push(new TypeError('Failed to fetch'))
  render(<Form />)
  fillIn()
  await press('Senden')
  expect(screen.getByRole('alert').textContent).toContain('keine Antwort')
  expect(input('Name').value).toBe('Änne')
  await press('Senden')
  expect(sent.map(({ key }) => key)).toEqual(['key-of-this-load', 'key-of-this-load'])
})

test('after a lost answer and a reload the same content still carries the same key', async () => {
  answers.push(new TypeError('Failed to fetch'))
  const { unmount } = render(<Form />)
  fillIn()
  await press('Senden')
  unmount()
  render(<Form fresh={{ formToken: 'token-2', idempotencyKey: 'key-of-the-reload' }} />)
  await waitFor(() => expect(input('Name').value).toBe('Änne'))
  await press('Senden')
  expect(sent.map(({ key }) => key)).toEqual(['key-of-this-load', 'key-of-this-load'])
  expect(sent[1]?.body.form_token).toBe('token-1')
})

test('what was changed after a lost answer is another sending', async () => {
  answers.push(new TypeError('Failed to fetch'))
  render(<Form />)
  fillIn()
  await press('Senden')
  type('Name', 'Anne')
  await press('Senden')
  expect(sent[1]?.key).not.toBe('key-of-this-load')
  expect(sent[1]?.key).toMatch(/^[0-9a-f]{32}$/)
})

test('what the server finds wrong stands beside its field', async () => {
  answers.push(
    Response.json({ title: 'Bitte prüfen', errors: { email: 'Diese Adresse gibt es nicht' } }, { status: 422 }),
  )
  render(<Form />)
  fillIn()
  await press('Senden')
  expect(screen.getAllByText('Diese Adresse gibt es nicht')).toHaveLength(2)
  expect(input('Name').value).toBe('Änne')
})

test('a refusal, a limit and a fault are said in words, and everything stays', async () => {
  const cases: [Response, string][] = [
    [Response.json({ title: 'Die Wohnung ist vergeben.' }, { status: 409 }), 'Die Wohnung ist vergeben.'],
    [Response.json({ title: 'Bitte warten Sie 10 Minuten.' }, { status: 429 }), 'Bitte warten Sie 10 Minuten.'],
    [Response.json({ title: 'Bitte rufen Sie uns an.' }, { status: 500 }), 'Bitte rufen Sie uns an.'],
    [new Response('<html>Bad gateway', { status: 502 }), 'ein Fehler aufgetreten'],
    [new Response('{"refer', { status: 201 }), 'keine Antwort'],
  ]
  for (const [answer, words] of cases) {
    answers.push(answer)
    localStorage.clear()
    const { unmount } = render(<Form />)
    fillIn()
    await press('Senden')
    expect(screen.getByRole('alert').textContent).toContain(words)
    expect(input('E-Mail').value).toBe('aenne@example.de')
    unmount()
  }
})

test('a second click while it is on its way sends nothing twice', async () => {
  render(<Form />)
  fillIn()
  await act(async () => {
    const button = screen.getByRole('button', { name: 'Senden' })
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(sent).toHaveLength(1)
})

test('a draft stays on the device until it is sent or thrown away', async () => {
  const { unmount } = render(<Form />)
  type('Name', 'Änne')
  unmount()
  expect(keptDraft()?.entered).toEqual({ name: 'Änne', email: '' })

  render(<Form />)
  await waitFor(() => expect(input('Name').value).toBe('Änne'))
  await press('Entwurf verwerfen')
  await press('Ja, löschen')
  expect(input('Name').value).toBe('')
  expect(keptDraft()).toBeNull()

  fillIn()
  await press('Senden')
  expect(keptDraft()).toBeNull()
})

test('what was typed before the scripts came is newer than the draft, field by field', async () => {
  const draft = { entered: { name: 'Änne', email: 'alt@example.de' }, formToken: 'token-0', attempt: null }
  localStorage.setItem('entwurf:test:1', JSON.stringify({ version: 1, ...draft, savedAt: Date.now() }))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form />)
  input('E-Mail').value = 'neu@example.de'
  input('E-Mail').focus()
  render(<Form />, { container, hydrate: true })
  expect([input('Name').value, input('E-Mail').value]).toEqual(['Änne', 'neu@example.de'])
  expect(document.activeElement).toBe(input('E-Mail'))
  await waitFor(() => expect(keptDraft()?.entered).toEqual({ name: 'Änne', email: 'neu@example.de' }))
  await press('Senden')
  expect(sent[0]?.body).toMatchObject({ name: 'Änne', email: 'neu@example.de', form_token: 'token-0' })
})

test('letters that no event has announced are kept when the page goes: the document is the truth', () => {
  render(<Form />)
  input('Name').focus()
  input('Name').setRangeText('Änne')
  fireEvent(window, new Event('pagehide'))
  expect(keptDraft()?.entered.name).toBe('Änne')
})

test('what a plain post was refused for is shown with everything that was typed', () => {
  render(
    <Form
      answer={{
        status: 422,
        title: 'Bitte prüfen',
        errors: { email: 'E-Mail fehlt' },
        entered: { name: 'Änne', email: 'kein' },
        formToken: 'token-2',
        idempotencyKey: 'key-2',
      }}
    />,
  )
  expect(input('Name').value).toBe('Änne')
  expect(screen.getAllByText('E-Mail fehlt')).toHaveLength(2)
})
