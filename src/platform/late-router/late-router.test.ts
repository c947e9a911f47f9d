// @vitest-environment jsdom
import { createMemoryRouter, type DataRouter, type RouterState } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createLateRouter } from './late-router.ts'

const routes = [{ path: '/wohnungen' }, { path: '/kontakt' }]
const wholeRouter = () => createMemoryRouter(routes, { initialEntries: ['/wohnungen'] })
const late = (load: () => Promise<DataRouter>) => createLateRouter(wholeRouter().state, load)

test('nothing is fetched while nobody goes anywhere, and addresses are already right', () => {
  const load = vi.fn<() => Promise<DataRouter>>()
  const { router } = late(load)
  expect(router.state.location.pathname).toBe('/wohnungen')
  expect(router.createHref({ pathname: '/kontakt', search: '?a=1', hash: '' } as RouterState['location'])).toBe(
    '/kontakt?a=1',
  )
  expect(router.encodeLocation('/wohnung/grün?x=ä').pathname).toBe('/wohnung/gr%C3%BCn')
  expect(load).not.toHaveBeenCalled()
})

test('who goes somewhere gets there, with one engine for several ways', async () => {
  const load = vi.fn<() => Promise<DataRouter>>(async () => wholeRouter())
  const { router, prepare } = late(load)
  const seen: string[] = []
  router.subscribe(({ location }) => seen.push(location.pathname))
  void prepare()
  await router.navigate('/kontakt')
  expect(router.state.location.pathname).toBe('/kontakt')
  expect(seen.at(-1)).toBe('/kontakt')
  expect(load).toHaveBeenCalledOnce()
})

test('who asked to have the scrolling restored before the engine came is heard', async () => {
  const engine = wholeRouter()
  const asked = vi.spyOn(engine, 'enableScrollRestoration')
  const { router, prepare } = late(async () => engine)
  const positions = {}
  router.enableScrollRestoration(positions, () => 7)
  const stop = router.enableScrollRestoration({}, () => 8)
  stop()
  await prepare()
  expect(asked).toHaveBeenCalledOnce()
  expect(asked.mock.calls[0]?.[0]).toBe(positions)
})

test('an engine that could not be fetched is asked for again', async () => {
  const load = vi.fn<() => Promise<DataRouter>>(async () => wholeRouter())
  load.mockRejectedValueOnce(new Error('no line'))
  const { router, prepare } = late(load)
  await expect(prepare()).rejects.toThrow('no line')
  await router.navigate('/kontakt')
  expect(router.state.location.pathname).toBe('/kontakt')
})
