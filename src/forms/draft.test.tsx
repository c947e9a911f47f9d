import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createDraftKeeper, type Draft, keptDrafts } from './draft.ts'

const HOUR_MS = 60 * 60 * 1000
const open: (() => void)[] = []

beforeEach(() => {
  for (const close of open.splice(0)) close()
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterAll(() => void vi.useRealTimers())

/** No two things that a person does happen in one millisecond. */
const aSecondLater = () => vi.setSystemTime(Date.now() + 1000)

/** A tab that shows the form: `type` enters words, `reload` loads its page anew, `close` ends it. `tabId` is that of a tab it is a copy of. */
function openTab(tabId = '') {
  aSecondLater()
  sessionStorage.clear()
  if (tabId) sessionStorage.setItem('entwurf-tab', tabId)
  let words = ''
  let lastLetters = ''
  let isKept = false
  const keeper = createDraftKeeper('form', {
    read: () => (words === '' ? null : { entered: { words }, formToken: '', attempt: null }),
    readLastLetters() {
      words += lastLetters
      const wereThere = lastLetters !== ''
      lastLetters = ''
      return wereThere
    },
    onKept: (now) => (isKept = now),
    onMoved: () => {},
  })
  const { found, isBegunElsewhere } = keeper.find(() => true)
  words = found?.entered.words ?? ''
  const close = keeper.attach()
  open.push(close)
  return {
    found: found?.entered.words ?? null,
    isBegunElsewhere,
    isKept: () => isKept,
    words: () => words,
    type(more: string) {
      words += more
      keeper.saveSoon()
    },
    typeUnannounced: (more: string) => (lastLetters = more),
    save() {
      aSecondLater()
      keeper.save()
    },
    drop: keeper.drop,
    close() {
      aSecondLater()
      close()
    },
  }
}

function openAndType(words: string) {
  const tab = openTab()
  tab.type(words)
  tab.save()
  const tabId = sessionStorage.getItem('entwurf-tab') ?? ''
  return { ...tab, tabId }
}

/** The words of all drafts on this device. */
const kept = () =>
  keptDrafts('form')
    .map(({ draft }) => draft.entered.words)
    .toSorted()

const hide = () => dispatchEvent(new Event('pagehide'))
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

test('each tab keeps its own, and one that is opened beside another begins empty and says so', () => {
  const first = openAndType('eins')
  expect(first.isBegunElsewhere).toBe(false)
  expect(first.isKept()).toBe(true)
  const second = openTab()
  expect(second).toMatchObject({ found: null, isBegunElsewhere: true })
  second.type('zwei')
  second.save()
  first.type(' und mehr')
  first.save()
  expect(kept()).toEqual(['eins und mehr', 'zwei'])
  second.drop()
  expect(kept()).toEqual(['eins und mehr'])
  expect(second.isKept()).toBe(false)
})

test('a pause in typing keeps the draft by itself', async () => {
  openTab().type('eins')
  await vi.waitFor(() => expect(kept()).toEqual(['eins']))
})

test('what closed tabs left is found by the next ones, what was left last first', () => {
  const first = openAndType('eins')
  const second = openAndType('zwei')
  second.close()
  first.close()
  expect(openTab()).toMatchObject({ found: 'eins', isBegunElsewhere: false })
  expect(openTab().found).toBe('zwei')
  expect(openTab()).toMatchObject({ found: null, isBegunElsewhere: true })
})

test('a tab that is loaded again finds its own, whatever another left later, also where it ended without an event', () => {
  const first = openAndType('eins')
  const second = openAndType('zwei')
  first.close()
  second.close()
  expect(openTab(first.tabId).found).toBe('eins')
  // Still open: no page of it was left.
  expect(openTab(first.tabId).found).toBe('eins')
})

test('a page that ended without an event counts as closed after an hour', () => {
  openAndType('eins')
  const [draft] = keptDrafts('form')
  const earlier = (ms: number) => {
    const text = JSON.stringify({ version: 1, ...draft?.draft, touchedAt: Date.now() - ms })
    localStorage.setItem(`entwurf:${draft?.id}`, text)
  }
  earlier(HOUR_MS - 1000)
  expect(openTab()).toMatchObject({ found: null, isBegunElsewhere: true })
  earlier(HOUR_MS + 1000)
  expect(openTab().found).toBe('eins')
})

test('letters are kept at once when the page goes, also those that no event has announced', () => {
  const tab = openTab()
  tab.type('gerade')
  hide()
  expect(kept()).toEqual(['gerade'])
  tab.typeUnannounced(' noch')
  hide()
  expect(kept()).toEqual(['gerade noch'])
})

test('two tabs that took up the same draft write none of the other’s words over', () => {
  const first = openAndType('eins')
  const copy = openTab(first.tabId)
  expect(copy.found).toBe('eins')
  first.type(' a')
  first.save()
  copy.type(' b')
  copy.save()
  first.type('a')
  first.save()
  expect(kept()).toEqual(['eins aa', 'eins b'])
  copy.drop()
  expect(kept()).toEqual(['eins aa'])
})

test('words that another tab has written over are kept once more when their page goes', () => {
  const first = openAndType('eins')
  const copy = openTab(first.tabId)
  copy.type(' b')
  copy.save()
  first.close()
  expect(kept()).toEqual(['eins', 'eins b'])
})

test('a copy in which nothing is typed leaves nothing behind, and takes nothing away', () => {
  const first = openAndType('eins')
  const copy = openTab(first.tabId)
  first.type(' und mehr')
  first.save()
  comeBack()
  expect(kept()).toEqual(['eins und mehr'])
  copy.drop()
  expect(kept()).toEqual(['eins und mehr'])
  copy.close()
  first.drop()
  expect(kept()).toEqual([])
})

test('a page that the browser brings back goes on with its draft, or as another when that was taken up meanwhile', () => {
  const first = openAndType('eins')
  hide()
  comeBack()
  first.type('!')
  first.save()
  expect(kept()).toEqual(['eins!'])
  hide()
  const second = openTab()
  expect(second.found).toBe('eins!')
  aSecondLater()
  comeBack()
  expect(kept()).toEqual(['eins!'])
  second.type('zwei')
  second.save()
  expect(kept()).toEqual(['eins!', 'eins!zwei'])
})

test('where everything on the device was deleted, nothing is put back', () => {
  const tab = openAndType('eins')
  localStorage.clear()
  hide()
  comeBack()
  tab.close()
  expect(kept()).toEqual([])
})

test('a draft is forgotten after 14 days, and what is no draft is no error', () => {
  const day = 24 * HOUR_MS
  const draft: Draft = { entered: { name: 'x' }, formToken: '', attempt: null, savedAt: 0 }
  const store = (text: string) => localStorage.setItem('entwurf:form', text)
  store(JSON.stringify({ version: 1, ...draft }))
  expect(keptDrafts('form', 14 * day - 1)).toHaveLength(1)
  expect(keptDrafts('form', 14 * day)).toEqual([])
  expect(localStorage).toHaveLength(0)
  for (const text of ['{', 'null', '[]', '{"version":1,"entered":{"name":5},"formToken":"","savedAt":1}']) {
    store(text)
    expect(keptDrafts('form', 2)).toEqual([])
  }
  // Of another form whose id begins alike.
  localStorage.setItem('entwurf:formular', JSON.stringify({ version: 1, ...draft }))
  expect(keptDrafts('form', 2)).toEqual([])
})
