import type { RouterContextProvider } from 'react-router'
import { listFlatsForSelect } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { freshFormFields } from '#requests/request/form-page.server.ts'
import { flatOption } from '#areas/find-flats.ts'

/** Data of the page of such a form. */
export type FlatFormData = Awaited<ReturnType<typeof flatFormLoader>>

/** `loader` of a page with a form in which tenants choose their flat. */
export async function flatFormLoader({ context }: { context: Readonly<RouterContextProvider> }) {
  const app = context.get(appContext)
  const flats = await listFlatsForSelect(app)
  return { fresh: freshFormFields(app), flats: flats.map(flatOption) }
}
