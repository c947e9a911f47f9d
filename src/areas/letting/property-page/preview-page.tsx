import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { apartments } from '../apartments/repository.server.ts'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import type { Route } from './+types/preview-page.ts'
import { DetailApartments } from './detail-apartments.tsx'
import { DetailBelow } from './detail-below.tsx'
import { DetailHero } from './detail-hero.tsx'
import { properties } from '../properties/repository.server.ts'

export const handle = { showsMap: true }

export const meta = () => previewMeta('Vorschau eines Gebäudes')

/** The building's page as visitors will see it, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const all = properties(db, { drafts: true })
  const property = await all.findById(params.id)
  if (!property) throw data(null, { status: 404 })
  const [media, flats, shown] = await Promise.all([
    all.listMedia(params.id),
    apartments(db, { drafts: true }).listByProperty(params.id),
    properties(db).findById(params.id),
  ])
  return { property, media, flats, isShown: shown !== null }
}

export default function PropertyPreviewPage({ loaderData }: Route.ComponentProps) {
  const { property, media, flats, isShown } = loaderData
  return (
    <>
      <PreviewBar editPath={`/verwaltung/gebaeude/${property.id}`} isShown={isShown} />
      <DetailHero property={property} />
      <DetailApartments property={property} apartments={flats} isFailed={false} onRetry={() => {}} />
      <DetailBelow property={property} media={media} />
    </>
  )
}
