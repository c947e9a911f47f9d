import { createContext, type RouterContextProvider } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { site } from '#site'
import type { ContentValues } from './content/content-store.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import { readWritten } from './repository.server.ts'
import { type PageWords, readWords, type WordsOf } from './words.ts'

/** What somebody is writing, where the page is shown to them alone, before it is saved. */
export const unsavedWords = createContext<ContentValues | null>(null)

const kept = keptByVersion<ContentValues>(50)

/** What a page says now; called in its loader. */
export async function wordsOf<Page extends PageWords>(
  context: Readonly<RouterContextProvider>,
  page: Page,
): Promise<WordsOf<Page>> {
  const { db } = context.get(appContext)
  const written = context.get(unsavedWords) ?? (await kept(db, page.id, () => readWritten(db, page.id)))
  return readWords(page, written, site) as WordsOf<Page>
}
