import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toastStore } from '#ui/toast/toast.ts'
import { declareForm } from './declare-form.ts'
import { type Draft, keptDrafts } from './draft.ts'
import { createFilesKeeper } from './draft-files.ts'
import { SubmissionForm } from './submission-form.tsx'
import { TextField } from './text-field.tsx'
import { line } from './text-fields.ts'
import { useSubmissionForm } from './use-submission-form.ts'
import { WaitingNotice } from './waiting-notice.tsx'

const declared = declareForm({
  id: 'test',
  endpoint: '/test',
  fields: { name: line('Name', { required: 'Name fehlt' }) },
})

function Form({ onReceived = () => {} }: { onReceived?: (reference: string, more: object) => void }) {
  const form = useSubmissionForm({
    form: declared,
    fresh: { formToken: 'token-1', idempotencyKey: 'key-of-this-load' },
    sendsLater: createFilesKeeper,
    toasts: { received: 'Angekommen', failed: 'Fehler beim Senden', unreachable: 'Niemand da' },
    onReceived,
  })
  return (
    <SubmissionForm
      form={form}
      labelledBy="titel"
      submitLabel="Senden"
      waiting={<WaitingNotice form={form} submitLabel="Senden" />}
    >
      <TextField name="name" label="Name" />
    </SubmissionForm>
  )
}

let answer: () => Response | Error
const keys: (string | null)[] = []
const offline = () => new TypeError('Failed to fetch')
const stored = () => Response.json({ reference: '7K42-PXR8' }, { status: 201 })

beforeEach(() => {
  keys.length = 0
  answer = offline
  localStorage.clear()
  dismissToast()
  HTMLElement.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    const given = answer()
    if (given instanceof Error) throw given
    return given
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const keptDraft = () => keptDrafts('test')[0]?.draft ?? null
/** As an earlier visit left it. */
const keep = (draft: Omit<Draft, 'savedAt'>) =>
  localStorage.setItem('entwurf:test', JSON.stringify({ version: 1, ...draft, savedAt: Date.now() }))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const toast = () => toastStore.read()?.title
/** With what stands in the form's place; here nothing does. */
const toldArrived = () => waitFor(() => expect(toast()).toBe('Angekommen'), { timeout: 3000 })

async function sendInVain() {
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Änne' } })
  await press('Senden')
  await screen.findByText('Noch nicht gesendet: keine Antwort')
}

test('where nobody answers, it says that it waits, and is sent once when the network is back', async () => {
  const onReceived = vi.fn<(reference: string, more: object) => void>()
  render(<Form onReceived={onReceived} />)
  await sendInVain()
  expect(toast()).toBe('Niemand da')
  expect(document.activeElement?.textContent).toBe('Noch nicht gesendet: keine Antwort')
  expect(screen.getByText(/sind auf diesem Gerät gespeichert/)).toBeTruthy()
  expect(keptDraft()?.waitingSince).toEqual(expect.any(Number))

  dismissToast()
  await act(async () => fireEvent(window, new Event('online')))
  expect(keys).toHaveLength(2)
  // A try nobody asked for fails in silence.
  expect(toastStore.read()?.isOpen).toBe(false)
  answer = stored
  await press('Senden: Jetzt erneut senden')
  await waitFor(() => expect(onReceived).toHaveBeenCalledWith('7K42-PXR8', {}))
  expect(new Set(keys)).toEqual(new Set(['key-of-this-load']))
  await toldArrived()
  expect(keptDraft()).toBeNull()
})

test('it can be called off: everything is still there, and nothing is sent any more', async () => {
  render(<Form />)
  await sendInVain()
  await press('Nicht senden, weiter bearbeiten')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Änne')
  expect(document.activeElement?.textContent).toBe('Senden')
  await act(async () => fireEvent(window, new Event('online')))
  expect(keys).toHaveLength(1)
  expect(keptDraft()?.waitingSince).toBeNull()
})

test('after a closed tab it is sent when the page is opened again, under the same key', async () => {
  render(<Form />)
  await sendInVain()
  cleanup()
  answer = stored
  const onReceived = vi.fn<(reference: string, more: object) => void>()
  render(<Form onReceived={onReceived} />)
  await waitFor(() => expect(onReceived).toHaveBeenCalledWith('7K42-PXR8', {}))
  expect(keys).toEqual(['key-of-this-load', 'key-of-this-load'])
})

test('what waits since another day is not sent without asking', async () => {
  const attempt = { idempotencyKey: 'key-of-yesterday', body: '{"name":"Änne"}' }
  const waitingSince = Date.now() - 25 * 60 * 60 * 1000
  keep({ entered: { name: 'Änne' }, formToken: 'token-0', attempt, fileCount: 0, waitingSince })
  answer = stored
  render(<Form />)
  await screen.findByText('Wartet auf Sie.')
  await act(async () => fireEvent(window, new Event('online')))
  expect(keys).toEqual([])
  await press('Senden: Jetzt erneut senden')
  expect(keys).toEqual(['key-of-yesterday'])
})

test('when its files are lost, it is not sent without them', async () => {
  const attempt = { idempotencyKey: 'key-with-files', body: '{"name":"Änne"}a.jpg:1:1' }
  const draft = { entered: { name: 'Änne' }, formToken: 'token-0', attempt, fileCount: 1, waitingSince: Date.now() }
  keep(draft)
  render(<Form />)
  await screen.findByText(/konnte dieses Gerät nicht aufheben/)
  expect(screen.getByRole('button', { name: 'Senden' })).toBeTruthy()
  expect(keys).toEqual([])
})

test('an answer that is a no ends the waiting and is told', async () => {
  render(<Form />)
  await sendInVain()
  answer = () => Response.json({ title: 'Das geht nicht mehr.', errors: {} }, { status: 409 })
  await press('Senden: Jetzt erneut senden')
  expect(await screen.findByText('Das geht nicht mehr.')).toBeTruthy()
  expect(screen.queryByText('Noch nicht gesendet: keine Antwort')).toBeNull()
  expect(keptDraft()?.waitingSince).toBeNull()
})

test('a proxy without a server behind it counts as nobody, our own failure does not', async () => {
  render(<Form />)
  answer = () => new Response('<h1>502</h1>', { status: 502 })
  await sendInVain()
  expect(toast()).toBe('Fehler beim Senden')
  answer = () => Response.json({ title: 'Es ist ein Fehler aufgetreten.' }, { status: 500 })
  await press('Senden: Jetzt erneut senden')
  expect(await screen.findByText('Es ist ein Fehler aufgetreten.')).toBeTruthy()
})

test('a failure without words of ours is no lost network: the form stays, with its button', async () => {
  render(<Form />)
  answer = () => new Response('', { status: 500 })
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Änne' } })
  await press('Senden')
  expect(await screen.findByText('Noch nicht gesendet')).toBeTruthy()
  expect(screen.queryByText('Noch nicht gesendet: keine Antwort')).toBeNull()
  answer = stored
  await press('Senden')
  await toldArrived()
})
