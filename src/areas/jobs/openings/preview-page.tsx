import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import type { Route } from './+types/preview-page.ts'
import { OpeningView } from './opening-view.tsx'
import { openings } from './repository.server.ts'

export const meta = () => previewMeta('Vorschau einer Stelle')

/** The job's page as visitors will see it, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await openings(context.get(appContext).db).findDraft(params.id)
  if (!found) throw data(null, { status: 404 })
  return found
}

export default function JobPreviewPage({ loaderData: { opening, isShown } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editPath={`/verwaltung/stellen/${opening.id}`} isShown={isShown} />
      <OpeningView opening={opening} />
    </>
  )
}
