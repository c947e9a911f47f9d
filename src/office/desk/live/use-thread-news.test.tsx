// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TimelineEntry } from '../request/timeline.ts'
import { useThreadNews } from './use-thread-news.ts'

const at = '2026-03-02T08:00:00.000Z'
const first: TimelineEntry = { at, title: 'Eingegangen', who: null }
const note: TimelineEntry = { at, title: 'Notiz', who: 'Jana Roth', part: 'note', text: 'Rohrbruch' }
const own: TimelineEntry = { at, title: 'Status: Wartet', who: 'Petra Öz' }
const opened: TimelineEntry = { at, title: 'Geöffnet', who: 'Jana Roth' }
const waiting: TimelineEntry = { at, title: 'wartet', who: 'Jana Roth', part: 'office', text: 'Guten Tag' }

test('what others write or change while the page is open is told, once, and never what was there before', () => {
  const { result, rerender } = renderHook(({ of, entries }) => useThreadNews(of, entries, 'Petra Öz'), {
    initialProps: { of: 'A', entries: [first] },
  })
  expect(result.current).toEqual([])
  rerender({ of: 'A', entries: [opened, own, note, first] })
  expect(result.current).toEqual(['Notiz (Jana Roth)'])
  rerender({ of: 'A', entries: [waiting, opened, own, note, first] })
  expect(result.current).toEqual(['Antwort (Jana Roth)'])
  // The mail is on its way: no news. On the next request neither.
  rerender({ of: 'A', entries: [{ ...waiting, title: 'zugestellt' }, opened, own, note, first] })
  expect(result.current).toEqual(['Antwort (Jana Roth)'])
  rerender({ of: 'B', entries: [note, first] })
  expect(result.current).toEqual([])
})
