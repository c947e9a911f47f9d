import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { declareForm } from './declare-form.ts'
import { FileField } from './file-field.tsx'
import { documentFiles, filesField, filesUpTo } from './file-rules.ts'
import { SubmissionForm } from './submission-form.tsx'
import { TextField } from './text-field.tsx'
import { line } from './text-fields.ts'
import type { SubmissionFormOptions } from './submission.ts'
import { useSubmissionForm } from './use-submission-form.ts'

const cv = documentFiles({ maxMegabytes: 1, required: 'Lebenslauf ist erforderlich' })
const certificates = documentFiles({ maxMegabytes: 1, atMost: 2 })
const letter = documentFiles({ maxMegabytes: 1, picturesAs: 'Anschreiben' })
const declared = declareForm({
  id: 'test',
  endpoint: '/test',
  fields: {
    name: line('Name', { required: 'Name fehlt' }),
    cv: filesField('Lebenslauf', cv),
    certificates: filesField('Zeugnisse', certificates),
    letter: filesField('Anschreiben', letter),
  },
  files: filesUpTo(2 * 1024 * 1024),
})

function Form(different: Partial<SubmissionFormOptions>) {
  const fresh = { formToken: 'token-1', idempotencyKey: 'key-of-this-load' }
  const form = useSubmissionForm({ form: declared, fresh, ...different })
  if (form.submission.kind === 'received') return <p>{form.submission.reference}</p>
  return (
    <SubmissionForm form={form} labelledBy="titel" submitLabel="Senden">
      <TextField name="name" label="Name" />
      <FileField name="cv" label="Lebenslauf" rule={cv} />
      <FileField name="certificates" label="Zeugnisse" rule={certificates} />
      <FileField name="letter" label="Anschreiben" rule={letter} />
    </SubmissionForm>
  )
}

/** XMLHttpRequest as far as the form uses it; `answers` are given in turn, null: the connection breaks. */
const answers: ({ status: number; json: unknown } | null)[] = []
const sent: { headers: Record<string, string>; body: FormData }[] = []
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  open() {}
  abort() {}
  getResponseHeader() {
    return null
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    sent.push({ headers: this.headers, body })
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 42, total: 100 }))
    const answer = answers.shift()
    if (answer === undefined) return
    this.status = answer?.status ?? 0
    this.responseText = JSON.stringify(answer?.json)
    this.dispatchEvent(new Event(answer === null ? 'error' : 'load'))
  }
}

beforeEach(() => {
  localStorage.clear()
  answers.length = 0
  sent.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  // jsdom has no DataTransfer.
  vi.stubGlobal(
    'DataTransfer',
    class {
      files: File[] = []
      items = { add: (file: File) => this.files.push(file) }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** jsdom refuses anything but its own lists in `files`, and leaves them out of FormData when they are set from outside. */
async function choose(label: string, ...chosen: File[]) {
  const element = input(label)
  let current: readonly File[] = chosen
  Object.defineProperty(element, 'files', {
    configurable: true,
    get: () => current,
    set: (next: File[]) => {
      current = next
    },
  })
  await act(async () => fireEvent.change(element))
}

test('files over the limit or of another kind are told at once, beside the file', async () => {
  render(<Form />)
  await choose('Zeugnisse', file('groß.pdf', 1024 * 1024 + 1), file('bild.gif'))
  expect(screen.getByText(/„groß.pdf“ ist größer als 1 MB/)).toBeTruthy()
  expect(screen.getByText(/„bild.gif“ ist kein PDF- oder Word-Dokument/)).toBeTruthy()
})

test('a second choice adds to the first, a file can be removed, and the focus goes back to the input', async () => {
  render(<Form />)
  await choose('Zeugnisse', file('a.pdf'))
  await choose('Zeugnisse', file('b.pdf'))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'a.pdf (1\u00a0KB)',
    'b.pdf (1\u00a0KB)',
  ])
  expect([...(input('Zeugnisse').files ?? [])].map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
  fireEvent.click(screen.getByRole('button', { name: 'a.pdf entfernen' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(input('Zeugnisse'))
  expect(screen.getByText('Die Datei wurde entfernt.')).toBeTruthy()
})

test('photographed pages add up, and another document takes the place of what was chosen', async () => {
  render(<Form />)
  const held = () => [...(input('Anschreiben').files ?? [])].map(({ name }) => name)
  expect([input('Anschreiben').multiple, input('Lebenslauf').multiple]).toEqual([true, false])
  await choose('Anschreiben', file('1.jpg'))
  await choose('Anschreiben', file('2.heic'))
  expect(held()).toEqual(['1.jpg', '2.heic'])
  await choose('Anschreiben', file('a.pdf'))
  expect(held()).toEqual(['a.pdf'])
  await choose('Anschreiben', file('b.pdf'))
  expect(held()).toEqual(['b.pdf'])
  await choose('Anschreiben', file('b.pdf'), file('1.jpg'))
  expect(screen.getByText('Bitte wählen Sie nur eine Datei.')).toBeTruthy()
})

test('a window closed without a choice forgets nothing', async () => {
  render(<Form />)
  await choose('Lebenslauf', file('a.pdf'))
  await choose('Lebenslauf')
  expect([...(input('Lebenslauf').files ?? [])].map(({ name }) => name)).toEqual(['a.pdf'])
})

test('a required file that is missing is told like any other field', async () => {
  render(<Form />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Senden' })))
  expect(sent).toEqual([])
  expect((await screen.findByRole('alert')).textContent).toContain('Lebenslauf ist erforderlich')
  expect(input('Lebenslauf').required).toBe(true)
})

test('after a plain post the names are told, because browsers put no file back', () => {
  const answer = { title: '', errors: {}, entered: { cv: 'mein-lebenslauf.pdf' }, formToken: 't', idempotencyKey: 'k' }
  render(<Form answer={answer} />)
  expect(screen.getByText('mein-lebenslauf.pdf')).toBeTruthy()
})

test('files go with the texts as one form, with the key of this load, and how far they are is shown', async () => {
  const formData = vi.spyOn(FormData.prototype, 'getAll')
  formData.mockImplementation((name) => (name === 'cv' ? [file('a.pdf')] : []))
  render(<Form />)
  fireEvent.input(input('Name'), { target: { value: 'Änne' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Senden' })))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  formData.mockRestore()
  expect(sent[0]?.headers).toMatchObject({ 'Idempotency-Key': 'key-of-this-load' })
  expect([...(sent[0]?.body.keys() ?? [])]).toEqual(['name', 'form_token', 'ihre_webseite', 'cv'])
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(42)
  expect(screen.getByText('42 %')).toBeTruthy()
})

test('a connection that breaks keeps everything and offers another try with the same key', async () => {
  const formData = vi.spyOn(FormData.prototype, 'getAll')
  const chosen = file('a.pdf')
  formData.mockImplementation((name) => (name === 'cv' ? [chosen] : []))
  answers.push(null, { status: 201, json: { reference: '7K42-PXR8' } })
  render(<Form />)
  fireEvent.input(input('Name'), { target: { value: 'Änne' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Senden' })))
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Senden' })))
  expect(await screen.findByText('7K42-PXR8')).toBeTruthy()
  formData.mockRestore()
  expect(sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-of-this-load', 'key-of-this-load'])
})
