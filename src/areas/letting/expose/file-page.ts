import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { isRented } from '../apartments/availability.ts'
import { readApartmentDetail } from '../flat-page/read-detail.server.ts'
import type { Route } from './+types/file-page.ts'
import { keepExpose } from './exposes.server.ts'

/** The exposé of a flat that can still be had: made when the flat changed, or now, once, for the first who asks. */
export async function loader({ context, params, request: httpRequest }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const detail = await readApartmentDetail(app.db, params.apartmentId)
  if (!detail || isRented(detail)) throw data(null, { status: 404 })
  const { key, bytes } = await keepExpose(app, detail)
  const etag = `"${key}"`
  const name = `Exposé ${detail.name}, ${detail.property.name}.pdf`
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename=expose.pdf; filename*=UTF-8''${encodeURIComponent(name)}`,
    // Asked for anew each time: a rent that changed must not be read in an old copy.
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: etag,
  }
  if (httpRequest.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Length': String(bytes.byteLength) } })
}
