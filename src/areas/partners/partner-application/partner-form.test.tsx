// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStepInSearch } from '#forms/use-step-address.ts'
import { teachDialogs } from '#ui/dialog/test-dialogs.ts'
import { Toaster } from '#ui/toast/toaster.tsx'
import { exampleTrade } from '../trades/example-trade.ts'
import { exampleApplication } from './example-application.ts'
import { PartnerForm } from './partner-form.tsx'
import { partnerForm } from './fields.ts'

const stepsToFill = partnerForm.steps.slice(0, 3)
const answers: (Response | Error)[] = []
const sent: Record<string, unknown>[] = []

beforeEach(() => {
  teachDialogs()
  localStorage.clear()
  answers.length = 0
  sent.length = 0
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>)
    const answer = answers.shift()
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('no answer'))
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  return (
    <>
      <h2 id="titel">Bewerbung</h2>
      <PartnerForm
        trades={[exampleTrade(), exampleTrade({ name: 'Zimmerer' })]}
        area={{ codes: ['56'], towns: ['Braubach', 'Rhens'] }}
        address={useStepInSearch()}
        labelledBy="titel"
        fresh={{ formToken: 'token-1', idempotencyKey: 'key-of-this-load' }}
        answer={undefined}
      />
      <Toaster />
    </>
  )
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/handwerker-partner', element: <Page /> },
      {
        path: '/',
        element: (
          <>
            <h1>Startseite</h1>
            <Toaster />
          </>
        ),
      },
    ],
    { initialEntries: ['/handwerker-partner'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

function type(names: readonly string[], values = exampleApplication()) {
  for (const name of names) {
    const fields = [...document.getElementsByName(name)].filter((field) => field.getAttribute('type') !== 'hidden')
    const choice = fields.find(
      (field) => field instanceof HTMLInputElement && field.type === 'radio' && field.value === values[name],
    )
    if (choice) fireEvent.click(choice)
    else for (const field of fields) fireEvent.input(field, { target: { value: values[name] } })
    for (const field of fields) if (field instanceof HTMLSelectElement) fireEvent.change(field)
  }
}

/** Steps come after their titles. */
const drawn = (names: readonly string[]) =>
  names
    .flatMap((name) => [...document.getElementsByName(name)])
    .filter((field) => field.getAttribute('type') !== 'hidden')

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const stepTitle = (name: string) => screen.findByRole('heading', { level: 3, name })

async function fillToTheEnd() {
  for (const step of stepsToFill) {
    await stepTitle(step.title)
    await vi.waitFor(() => expect(drawn(step.fields)).not.toEqual([]))
    type(step.fields)
    await press('Weiter')
  }
  await stepTitle('Weitere Angaben')
}

test('„Weiter“ holds a step back until it is filled in, and a message goes when its field is edited', async () => {
  open()
  await stepTitle('Partnerschaft')
  await press('Weiter')
  expect((await screen.findAllByText('Bitte wählen Sie eine Partnerschaftsart.')).length).toBeGreaterThan(1)
  expect(screen.getByText('Schritt 1 von 4')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Lokale Partnerschaft/ }))
  expect(screen.queryByText('Bitte wählen Sie eine Partnerschaftsart.')).toBeNull()
  await press('Weiter')
  expect((await screen.findAllByText('Bitte geben Sie die gewünschten Objekte/Standorte an.')).length).toBeGreaterThan(
    1,
  )
  fireEvent.click(screen.getByRole('radio', { name: /Allgemeine Partnerschaft/ }))
  await press('Weiter')
  await stepTitle('Ihr Betrieb')
})

test('a company from outside the area is told so, and may go on', async () => {
  open()
  const [first, company] = stepsToFill
  type(first?.fields ?? [])
  await press('Weiter')
  await stepTitle('Ihr Betrieb')
  await vi.waitFor(() => expect(drawn(['companyAddress'])).not.toEqual([]))
  type(company?.fields ?? [])
  expect(screen.queryByText(/außerhalb unseres Gebiets/)).toBeNull()
  type(['companyAddress'], exampleApplication({ companyAddress: 'Marienplatz 1, 80331 München' }))
  expect(await screen.findByText('Das liegt außerhalb unseres Gebiets')).toBeTruthy()
  expect(screen.getByText(/Unsere Häuser stehen in Braubach und Rhens/)).toBeTruthy()
  await press('Weiter')
  await stepTitle('Gewerk und Leistungen')
})

test('it asks before it sends; once received the visitor is at home, with the reference', async () => {
  answers.push(Response.json({ reference: '7K42-PXR8' }, { status: 201 }))
  const router = open()
  await fillToTheEnd()
  await press('Bewerbung absenden')
  const dialog = await screen.findByRole('dialog', { name: 'Sind Sie sicher?' })
  expect(dialog.textContent).toContain('Möchten Sie Ihre Bewerbung jetzt absenden?')
  await press('Abbrechen')
  expect(screen.queryByText('Möchten Sie Ihre Bewerbung jetzt absenden?')).toBeNull()
  expect(sent).toEqual([])

  await press('Bewerbung absenden')
  await press('Absenden')
  await screen.findByRole('heading', { name: 'Startseite' })
  expect(router.state.location.pathname).toBe('/')
  expect(sent).toMatchObject([{ partnershipType: 'local', tradeCategory: 'Maler und Lackierer', experienceYears: 12 }])
  expect(await screen.findByText('Erfolgreich!')).toBeTruthy()
  expect(screen.getByText('Ihre Bewerbung wurde erfolgreich versendet.')).toBeTruthy()
  expect(screen.getByText(/Ihre Vorgangsnummer: 7K42-PXR8\. Wir melden uns innerhalb von 72 Stunden/)).toBeTruthy()

  await router.navigate('/handwerker-partner')
  await stepTitle('Partnerschaft')
  expect(document.querySelector<HTMLInputElement>('[name="companyName"]')?.value ?? '').toBe('')
  expect(screen.queryByText(/Entwurf/)).toBeNull()
})

test('a failure and a lost connection each have their words, and nothing is lost', async () => {
  answers.push(Response.json({ title: 'kaputt' }, { status: 500 }), new TypeError('Failed to fetch'))
  open()
  await fillToTheEnd()
  await press('Bewerbung absenden')
  await press('Absenden')
  expect(await screen.findByText('Beim Senden der Bewerbung ist ein Fehler aufgetreten.')).toBeTruthy()
  expect(screen.getByText('Fehler!')).toBeTruthy()
  await press('Bewerbung absenden')
  await press('Absenden')
  expect(await screen.findByText('Es gab ein Problem mit der Verbindung zum Server.')).toBeTruthy()
  expect(sent[1]).toEqual(sent[0])
})
