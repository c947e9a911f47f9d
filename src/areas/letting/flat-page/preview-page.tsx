import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import type { Route } from './+types/preview-page.ts'
import { ApartmentRented } from './apartment-rented.tsx'
import { ApartmentView } from './apartment-view.tsx'
import { tourOf } from '../tours/tour.ts'
import { readApartmentDetail } from './read-detail.server.ts'
import { isRented } from '../apartments/availability.ts'
import { apartments } from '../apartments/repository.server.ts'

export const handle = { showsMap: true }

export const meta = () => previewMeta('Vorschau einer Wohnung')

/** The flat's page as visitors will see it, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const detail = await readApartmentDetail(db, params.id, { drafts: true })
  if (!detail) throw data(null, { status: 404 })
  const framedUrl = tourOf(detail.tourUrl)?.frameUrl
  return { detail, framedUrl, isShown: (await apartments(db).findById(params.id)) !== null }
}

export default function ApartmentPreviewPage({ loaderData: { detail, isShown } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editPath={`/verwaltung/wohnungen/${detail.id}`} isShown={isShown} />
      {isRented(detail) ? <ApartmentRented detail={detail} /> : <ApartmentView detail={detail} />}
    </>
  )
}
