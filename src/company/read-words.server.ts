import { createContext, type RouterContextProvider } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { site } from '#site'
import type { ContentValues } from './content/content-store.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import { readWritten } from './repository.server.ts'
import { type PageWords, readWords, type WordsOf } from './words.ts'

/** An unsaved text, where the page is shown to its writer alone. */
export const unsavedWords = createContext<ContentValues | null>(null)

const kept = keptByVersion<ContentValues>(50)

/** Reads the present words of a page; called in its loader. */
export async function wordsOf<Page extends PageWords>(
  context: Readonly<RouterContextProvider>,
  page: Page,
): Promise<WordsOf<Page>> {
  const { db } = context.get(appContext)
  const read = async () => (await readWritten(db, [page.id]))[page.id] ?? {}
  const written = context.get(unsavedWords) ?? (await kept(db, page.id, read))
  return readWords(page, written, site) as WordsOf<Page>
}
