import { useRouteLoaderData } from 'react-router'
import { site } from '#site'
import type { ContentValues } from './content/content-store.ts'
import { type PageWords, readWords, type WordsOf } from './words.ts'

/** The words of a page that a browser shows before it has asked the server (not `isLong`). */
export function wordsNow<Page extends PageWords>(page: Page, unsaved?: ContentValues | null): WordsOf<Page> {
  return readWords(page, unsaved ?? site.written?.[page.id] ?? {}, site) as WordsOf<Page>
}

/** As above; in the office's preview what somebody is writing there. */
export function useWords<Page extends PageWords>(page: Page): WordsOf<Page> {
  const preview = useRouteLoaderData<{ unsaved: ContentValues | null }>('office/website/pages/words-layout')
  return wordsNow(page, preview?.unsaved)
}
