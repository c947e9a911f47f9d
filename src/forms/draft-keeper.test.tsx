import { locks } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Draft } from './draft.ts'
import { createDraftKeeper, type DraftState, nothingKept } from './draft-keeper.ts'

beforeAll(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
})
afterAll(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

const open: (() => void)[] = []
beforeEach(async () => {
  for (const close of open.splice(0)) close()
  while ((await locks.query()).held?.length) await new Promise((resolve) => setTimeout(resolve, 5))
  localStorage.clear()
})

/** A tab that shows the form: `type` enters words, `close` ends it. */
function openTab(formId = 'form') {
  const tab = {
    state: nothingKept,
    words: '',
    found: undefined as Draft | null | undefined,
    unheard: '',
    place: () => keeper.place() ?? '',
    isHeld: async () => ((await locks.query()).held ?? []).some(({ name }) => name === `entwurf:${tab.place()}`),
    type(words: string) {
      tab.words = words
      keeper.saveSoon()
    },
    drop: () => keeper.drop(),
    close: () => {},
  }
  const keeper = createDraftKeeper(formId, (change: (known: DraftState) => DraftState) => {
    tab.state = change(tab.state)
  })
  keeper.readFrom({
    read: () => (tab.words === '' ? null : { entered: { words: tab.words }, formToken: '', attempt: null }),
    hear() {
      if (tab.unheard === '') return
      tab.type(tab.unheard)
      tab.unheard = ''
    },
  })
  tab.close = keeper.attach()
  open.push(tab.close)
  keeper.begin(
    () => true,
    (draft) => {
      tab.found = draft
      if (draft) keeper.restored(draft)
      // As the form does: what was typed by now is newer.
      if (tab.words === '') tab.words = draft?.entered.words ?? ''
      else keeper.saveSoon()
    },
  )
  return tab
}

/** The words of all drafts on this device. */
const kept = () =>
  Object.values({ ...localStorage })
    .map((text) => (JSON.parse(String(text)) as Draft).entered.words)
    .toSorted()

const hide = () => dispatchEvent(new Event('pagehide'))

async function openFound() {
  const tab = openTab()
  await vi.waitFor(() => expect(tab.found).not.toBeUndefined(), 3000)
  return tab
}

async function openAndType(words: string) {
  const tab = await openFound()
  tab.type(words)
  await vi.waitFor(() => expect(kept()).toContain(words))
  await vi.waitFor(async () => expect(await tab.isHeld()).toBe(true))
  return tab
}

test('each tab keeps its own, and one that is opened beside another begins empty and says so', async () => {
  const first = await openAndType('eins')
  expect(first.state.isBegunElsewhere).toBe(false)
  const second = await openFound()
  expect(second.found).toBeNull()
  expect(second.state.isBegunElsewhere).toBe(true)
  second.type('zwei')
  first.type('eins und mehr')
  await vi.waitFor(() => expect(kept()).toEqual(['eins und mehr', 'zwei']))
  second.drop()
  expect(kept()).toEqual(['eins und mehr'])
})

test('what closed tabs left is found by the next ones, what was left last first', async () => {
  const first = await openAndType('eins')
  const second = await openAndType('zwei')
  second.close()
  await new Promise((resolve) => setTimeout(resolve, 5))
  first.close()
  const third = await openFound()
  const fourth = await openFound()
  expect(third.found?.entered.words).toBe('eins')
  expect(third.state).toMatchObject({ isKept: true, restoredFrom: expect.any(Number), isBegunElsewhere: false })
  expect(fourth.found?.entered.words).toBe('zwei')
})

test('letters are kept at once when the page goes, though no lock was asked for yet', () => {
  const tab = openTab()
  tab.type('gerade')
  hide()
  expect(kept()).toEqual(['gerade'])
})

test('letters that no event has told of are kept when the page goes', () => {
  const tab = openTab()
  tab.unheard = 'ungehört'
  hide()
  expect(kept()).toEqual(['ungehört'])
})

test('who types and goes before the draft was found loses neither', async () => {
  const first = await openAndType('früher')
  first.close()
  const second = openTab()
  expect(second.found).toBeUndefined()
  second.type('jetzt')
  hide()
  expect(second.found?.entered.words).toBe('früher')
  expect(kept()).toEqual(['jetzt'])
})

test('a page that the browser brings back goes on as another when its draft was taken up meanwhile', async () => {
  const first = await openAndType('eins')
  const place = first.place()
  hide()
  const second = await openFound()
  expect(second.place()).toBe(place)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await vi.waitFor(() => expect(first.place()).not.toBe(place))
  expect(kept()).toEqual(['eins', 'eins'])
  second.type('zwei')
  await vi.waitFor(() => expect(kept()).toEqual(['eins', 'zwei']))
})

test('a form that comes and goes at once, as while developing, begins with its draft', async () => {
  const first = await openAndType('eins')
  first.close()
  openTab().close()
  const second = await openFound()
  expect(second.found?.entered.words).toBe('eins')
})

test('where everything on the device was deleted, nothing is put back', async () => {
  const tab = await openAndType('eins')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  tab.close()
  expect(kept()).toEqual([])
})
