import { appContext } from '#platform/app.server.ts'
import { findWithDrafts } from '#company/content/find-with-drafts.server.ts'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import type { Route } from './+types/preview-page.ts'
import { testimonialContent, testimonials } from './repository.server.ts'
import { Testimonials } from './testimonials.tsx'

const title = 'Vorschau einer Kundenstimme'

export const meta = () => previewMeta(title)

/** The voices of its page, this one first, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { values, isShown } = await findWithDrafts(testimonialContent(db), id)
  const voices = await testimonials(db).list(String(values.page), id)
  return {
    id,
    isShown,
    voices: voices.toSorted((one, other) => Number(other.id === id) - Number(one.id === id)),
  }
}

export default function VoicePreviewPage({ loaderData: { id, isShown, voices } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editPath={`/verwaltung/kundenstimmen/${id}`} isShown={isShown} title={title} />
      <Testimonials testimonials={voices} />
    </>
  )
}
