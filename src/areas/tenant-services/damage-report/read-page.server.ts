import { findSubject, incidents } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { cleanText } from '#platform/http/clean-input.ts'
import type { RouterContextProvider } from 'react-router'
import { flatFormLoader } from '../flats/form-loader.server.ts'
import { damageParameters } from './address.ts'

const LONGEST_ADDRESS = 200

type Args = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * The form, with the house filled in where a poster on its door led here (`?anschrift=Bleichweg 7, 56321 Rhens`), and what is broken
 * already and known: in the house that the address names, or else in any.
 */
export async function readDamagePage({ context, url }: Args) {
  const app = context.get(appContext)
  const { propertyId, apartmentId } = damageParameters.read(url.searchParams)
  const [page, open, subject] = await Promise.all([
    flatFormLoader({ context }),
    incidents(app.db).listOpen(),
    findSubject(app, { apartmentId: apartmentId || null, propertyId: propertyId || null }),
  ])
  const here = subject && open.filter((incident) => incident.propertyId === subject.propertyId)
  const known = (here ?? open).map(({ id, house, title }) => ({ id, house, title }))
  const address = cleanText(url.searchParams.get('anschrift') ?? '').text
  return { ...page, known, address: address.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_ADDRESS) }
}
