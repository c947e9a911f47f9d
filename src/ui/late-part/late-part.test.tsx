// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { latePart } from './late-part.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const Words = ({ text }: { text: string }) => <p>{text}</p>

test('what was prepared stands there at once, what was not as soon as its code is here', async () => {
  const load = vi.fn<() => Promise<typeof Words>>(async () => Words)
  const Prepared = latePart('a', load)
  await Prepared.prepare()
  render(<Prepared text="Guten Tag" />)
  expect(screen.getByText('Guten Tag')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
  const Unprepared = latePart('b', load, { meanwhile: () => <p>Wird geladen…</p> })
  render(<Unprepared text="Guten Abend" />)
  expect(screen.getByText('Wird geladen…')).toBeTruthy()
  expect(await screen.findByText('Guten Abend')).toBeTruthy()
  expect(screen.queryByText('Wird geladen…')).toBeNull()
})

test('code that does not come is told, and asked for again by the button and when the network is back', async () => {
  const load = vi.fn<() => Promise<typeof Words>>(async () => Words)
  load.mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'))
  const Part = latePart('a', load)
  render(<Part text="Guten Tag" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Noch einmal laden' }))
  expect(await screen.findByText('Dieser Teil der Seite konnte nicht geladen werden')).toBeTruthy()
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Guten Tag')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

function createStore(first: string) {
  let text = first
  let tell = () => {}
  return {
    read: () => text,
    write(next: string) {
      text = next
      tell()
    },
    subscribe(listener: () => void) {
      tell = listener
      return () => {}
    },
  }
}

/** A page as the server sent it, taken over; `show` changes the part's text. */
async function takeOver(options: Parameters<typeof latePart<{ text: string }>>[2]) {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = '<div data-part="a" class="contents"><a href="/kontakt" data-discover="true">Kontakt</a></div>'
  const link = page.querySelector('a')
  const load = vi.fn<() => Promise<typeof Words>>(async () => Words)
  const Part = latePart('a', load, options)
  const texts = createStore('Guten Tag')
  function Page() {
    return <Part text={useSyncExternalStore(texts.subscribe, texts.read, texts.read)} />
  }
  const routes = [
    { path: '/', element: <Page /> },
    { path: '/kontakt', element: <h1>Kontaktseite</h1> },
  ]
  await act(async () => void hydrateRoot(page, <RouterProvider router={createMemoryRouter(routes)} />))
  return { page, link, load, show: (text: string) => act(async () => texts.write(text)) }
}

test('what stays as served keeps its elements without any code, until what it is made of changes', async () => {
  const { page, link, load, show } = await takeOver({ staysAsServed: true })
  expect(page.querySelector('a')).toBe(link)
  expect(load).not.toHaveBeenCalled()
  await show('Guten Abend')
  expect(await screen.findByText('Guten Abend')).toBeTruthy()
})

test('links in what stays as served lead on without a new document', async () => {
  const { link } = await takeOver({ staysAsServed: true })
  if (link) await act(async () => fireEvent.click(link))
  expect(await screen.findByRole('heading', { name: 'Kontaktseite' })).toBeTruthy()
})
