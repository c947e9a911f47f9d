import { appContext } from '#platform/app.server.ts'
import { findWithDrafts } from '#company/content/find-with-drafts.server.ts'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import type { Route } from './+types/preview-page.ts'
import { tradeContent, trades } from './repository.server.ts'
import { texts } from './texts.ts'
import { TradeList } from './trade-cards.tsx'

const title = 'Vorschau eines Gewerks'

export const meta = () => previewMeta(title)

/** The trades with this one among them, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { isShown } = await findWithDrafts(tradeContent(db), id)
  return { id, isShown, sought: await trades(db).listSought(id) }
}

export default function TradePreviewPage({ loaderData: { id, isShown, sought } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editPath={`/verwaltung/gewerke/${id}`} isShown={isShown} title={title} />
      <Section tone="tint">
        <SectionHeading id="gewerke" {...texts.heading} />
        <TradeList trades={sought} />
      </Section>
    </>
  )
}
