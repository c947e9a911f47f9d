import { data } from 'react-router'
import { properties } from '../properties/repository.server.ts'
import { appContext } from '#platform/app.server.ts'
import { Section } from '#ui/layout/section.tsx'
import { PreviewBar } from '#ui/preview/preview-bar.tsx'
import { previewMeta } from '#ui/preview/preview-meta.ts'
import type { Route } from './+types/place-preview-page.ts'
import { PlacePictures, PlaceText } from './building-section.tsx'

const title = 'Vorschau eines Ortes'

export const meta = () => previewMeta(title)

/** Shows a place as the pages of its flats do, drafts too. Lies behind the office's guard (see `src/routes.ts`). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const place = await properties(db, { drafts: true }).findLocation(params.id)
  if (!place) throw data(null, { status: 404 })
  return { place, isShown: (await properties(db).findLocation(params.id)) !== null }
}

export default function PlacePreviewPage({ loaderData: { place, isShown } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar editPath={`/verwaltung/orte/${place.id}`} isShown={isShown} title={title} />
      <Section tone="tint" labelledBy="lage">
        <h2 id="lage" className="text-3xl">
          Lage und Gebäude
        </h2>
        <p className="mt-2 text-ink-600">So steht der Ort auf den Seiten seiner Wohnungen.</p>
        <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2">
          <div>
            <PlaceText place={place} />
          </div>
          <PlacePictures pictures={place.pictures} />
        </div>
      </Section>
    </>
  )
}
