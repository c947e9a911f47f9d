import type { RouterContextProvider } from 'react-router'
import { listFlatsForSelect } from '#areas/letting/public.server.ts'
import type { SelectOption } from '#forms/select-field.tsx'
import type { PostedAnswer } from '#forms/submission.ts'
import { appContext } from '#platform/app.server.ts'
import { freshFormFields } from '#platform/submissions/form-action.server.ts'

/** Props of such a form: what its page loads, and where it stands in the page. */
export type FlatFormProps = Awaited<ReturnType<typeof flatFormLoader>> & {
  labelledBy: string
  answer: PostedAnswer | undefined
  onReceived: (reference: string) => void
}

/** `loader` of a page with a form in which tenants choose their flat. */
export async function flatFormLoader({ context }: { context: Readonly<RouterContextProvider> }) {
  const app = context.get(appContext)
  const flats = await listFlatsForSelect(app)
  const options: SelectOption[] = flats.map(({ id, label }) => ({ value: id, label }))
  return { fresh: freshFormFields(app), flats: options }
}
