import { data } from 'react-router'
import { findSubject } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { offers } from '#company/offered.ts'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { cleanText } from '#platform/http/clean-input.ts'
import type { Route } from './+types/file-page.ts'
import { drawPosters } from './draw-poster.server.ts'
import { stairwellsOf } from './stairwells.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const found = await findSubject(app, { apartmentId: null, propertyId: params.id })
  if (!found || !offers('damage_reports')) throw data(null, { status: 404 })
  const stairwells = stairwellsOf(cleanText(url.searchParams.get('treppenhaus') ?? ''))
  const house = { name: found.propertyName, address: found.address }
  const bytes = await drawPosters(house, stairwells, { siteUrl: app.config.siteUrl, madeAt: app.clock.now() })
  const file = { name: `Aushang ${house.name}.pdf`, type: 'application/pdf', sizeBytes: bytes.byteLength }
  return new Response(new Uint8Array(bytes), { headers: attachmentHeaders(file, 'aushang.pdf') })
}
