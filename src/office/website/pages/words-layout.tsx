import { type MiddlewareFunction, Outlet } from 'react-router'
import { unsavedWords } from '#company/read-words.server.ts'
import { guard } from '#office/frame/access/guard.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { openDraft } from '../content/drafts/keep-draft.server.ts'
import type { Route } from './+types/words-layout.ts'
import { pageKind } from './content-kind.server.ts'

/** The office's guard, then the draft of the member of staff who looks: the page's loader reads its words from there. */
export const middleware: MiddlewareFunction[] = [
  guard,
  async ({ context, url }, next) => {
    const { app, staff } = officeContext(context)
    const id = url.pathname.split('/')[3]?.replace(/\.data$/, '') ?? ''
    const record = await pageKind.store(app.db).find(id)
    const draft = record && (await openDraft(app, staff, pageKind, record))
    if (draft) context.set(unsavedWords, draft.typed)
    return next()
  },
]

/** No bar above it: the page around the frame says what this is. */
export const handle = { isFramed: true }

export function loader({ context }: Route.LoaderArgs) {
  return { unsaved: context.get(unsavedWords) }
}

export default function WordsLayout() {
  return <Outlet />
}
