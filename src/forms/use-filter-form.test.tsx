import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFilterForm } from './use-filter-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** `typedBefore` stands in the input although the address does not say it. */
function Page({ typedBefore }: { typedBefore?: string }) {
  const { props, showAtOnce } = useFilterForm()
  const query = new URLSearchParams(useLocation().search)
  return (
    <form {...props}>
      <input aria-label="Suche" type="search" name="suche" defaultValue={typedBefore ?? query.get('suche') ?? ''} />
      <select aria-label="Ort" name="ort" defaultValue={query.get('ort') ?? ''}>
        <option value="">Alle Orte</option>
        <option value="Rhens">Rhens</option>
      </select>
      <button type="button" onClick={() => showAtOnce('/?ansicht=karten')}>
        Zurücksetzen
      </button>
    </form>
  )
}

/** Opens the page; its loader answers at once, or when `line` has brought it. */
function open(address = '/', typedBefore?: string, line = async () => {}) {
  const loader = async () => line().then(() => null)
  const router = createMemoryRouter(
    [{ path: '/', loader, element: <Page {...(typedBefore !== undefined && { typedBefore })} /> }],
    { initialEntries: ['/davor', address], hydrationData: { loaderData: { 0: null } } },
  )
  render(<RouterProvider router={router} />)
  const search = screen.getByLabelText<HTMLInputElement>('Suche')
  const town = screen.getByLabelText<HTMLSelectElement>('Ort')
  return {
    router,
    search,
    town,
    address: () => router.state.location.search,
    type: (value: string) => fireEvent.change(search, { target: { value } }),
    choose: (value: string) => fireEvent.change(town, { target: { value } }),
    wait: async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms)),
    back: async () => act(async () => router.navigate(-1)),
    visit: async (to: string) => act(async () => router.navigate(to)),
  }
}

test('typing changes the address once, after a pause, and takes no step of the back button', async () => {
  const page = open()
  page.type('Mar')
  await page.wait(200)
  page.type('Markt ')
  await page.wait(200)
  expect(page.address()).toBe('')
  await page.wait(50)
  expect(page.address()).toBe('?suche=Markt')
  expect(page.search.value).toBe('Markt ')
})

test('a choice changes the address at once, takes what is typed with it, and back undoes it', async () => {
  const page = open('/?seite=3&ansicht=karten')
  page.type('Markt')
  page.choose('Rhens')
  await page.wait(0)
  expect(page.address()).toBe('?ansicht=karten&suche=Markt&ort=Rhens')

  await page.back()
  expect(page.address()).toBe('?seite=3&ansicht=karten')
  expect([page.search.value, page.town.value]).toEqual(['', ''])
})

test('an address that the browser has left when React shows it takes nothing back that was chosen since', async () => {
  const page = open('/?suche=Markt')
  page.choose('Rhens')
  await page.wait(0)
  history.replaceState({ key: 'newer' }, '')
  await page.visit('/')
  expect([page.search.value, page.town.value]).toEqual(['Markt', 'Rhens'])
  history.replaceState(null, '')
  await page.visit('/?suche=Au')
  expect([page.search.value, page.town.value]).toEqual(['Au', ''])
})

test('the controls follow a link to another selection, and a pause that was running is over', async () => {
  const page = open('/?ort=Rhens')
  page.type('Markt')
  await page.visit('/')
  await page.wait(300)
  expect(page.address()).toBe('')
  expect([page.search.value, page.town.value]).toEqual(['', ''])
})

test('the inputs stay the same elements, so that the focus stays', async () => {
  const page = open()
  page.search.focus()
  page.type('Markt')
  await page.wait(250)
  expect(document.activeElement).toBe(screen.getByLabelText('Suche'))
})

test('what was typed before the scripts ran is applied as soon as they do', async () => {
  const page = open('/?ort=Rhens', 'Markt')
  await page.wait(0)
  expect(page.address()).toBe('?suche=Markt&ort=Rhens')
})

test('a choice made before the page has followed a link is not taken back by it', async () => {
  let pause = 0
  const page = open('/?ansicht=karten&suche=Markt', undefined, () => new Promise((done) => setTimeout(done, pause)))
  await act(async () => {
    const followed = page.router.navigate('/?ansicht=karten')
    await vi.advanceTimersByTimeAsync(0)
    await followed
    pause = 100
    page.search.value = ''
    page.choose('Rhens')
  })
  await page.wait(100)
  expect(page.address()).toBe('?ansicht=karten&ort=Rhens')
  expect(page.town.value).toBe('Rhens')

  void page.router.navigate('/')
  await page.wait(100)
  expect(page.town.value).toBe('')
})

test('a link that resets the form shows it empty at once and takes the focus to its beginning', async () => {
  const page = open('/?ort=Rhens')
  page.type('Markt')
  fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }))
  expect([page.search.value, page.town.value]).toEqual(['', ''])
  expect(document.activeElement).toBe(page.search)
  await page.wait(300)
  expect(page.address()).toBe('?ort=Rhens')
})
