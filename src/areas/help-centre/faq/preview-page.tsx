import { appContext } from '#platform/app.server.ts'
import { findWithDrafts } from '#company/content/find-with-drafts.server.ts'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import type { Route } from './+types/preview-page.ts'
import { FaqSection } from './faq-section.tsx'
import { questionContent, questions } from './repository.server.ts'

const title = 'Vorschau einer Frage'

export const meta = () => previewMeta(title)

/** The questions with this one among them, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { isShown } = await findWithDrafts(questionContent(db), id)
  return { id, isShown, questions: await questions(db).list(id) }
}

export default function QuestionPreviewPage({ loaderData: { id, isShown, questions: all } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editPath={`/verwaltung/fragen/${id}`} isShown={isShown} title={title} />
      <FaqSection questions={all} openId={id} />
    </>
  )
}
