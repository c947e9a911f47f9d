import { findSubject, incidents } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { cleanText } from '#platform/http/clean-input.ts'
import { oneLine } from '#values/one-line.ts'
import type { RouterContextProvider } from 'react-router'
import { flatFormLoader } from '../flats/form-loader.server.ts'
import { damageParameters } from './address.ts'
import type { KnownIncident } from './known-incidents.tsx'

const LONGEST_ADDRESS = 200

type Args = { context: Readonly<RouterContextProvider>; url: URL }

/**
 * The form, with the house filled in where a poster on its door led here (`?anschrift=Bleichweg 7, 12345 Neustadt`), and what is broken and
 * known in the house that the address names. Where it names none, what is known waits for the flat that is chosen.
 */
export async function readDamagePage({ context, url }: Args) {
  const app = context.get(appContext)
  const { propertyId, apartmentId } = damageParameters.read(url.searchParams)
  const [page, open, subject] = await Promise.all([
    flatFormLoader({ context }),
    incidents(app.db).listOpen(),
    findSubject(app, { apartmentId: apartmentId || null, propertyId: propertyId || null }),
  ])
  const address = oneLine(cleanText(url.searchParams.get('anschrift') ?? ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_ADDRESS)
  const isHouseNamed = subject !== null || address !== ''
  const here = open.filter(({ propertyId: at, house }) =>
    subject ? at === subject.propertyId : `${address}, `.startsWith(`${house}, `),
  )
  return {
    ...page,
    address,
    knownHere: isHouseNamed ? here.map(shown) : [],
    known: isHouseNamed ? [] : open.map(shown),
  }
}

const shown = ({ id, house, title }: KnownIncident): KnownIncident => ({ id, house, title })
