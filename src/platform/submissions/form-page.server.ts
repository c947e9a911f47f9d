import { data, type RouterContextProvider } from 'react-router'
import { appContext, requestContext } from '#platform/app.server.ts'
import { formAction, freshFormFields } from './form-action.server.ts'
import type { SubmissionKind } from './submission-kind.ts'

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> }

// Each visitor gets a token and a key of their own.
const noStore = { 'Cache-Control': 'no-store' }

/** `headers` of a page with a form. */
export const formHeaders = () => noStore

/** `loader` of a page with a form and no other data. */
export function formLoader({ context }: Pick<PageArgs, 'context'>) {
  return data({ fresh: freshFormFields(context.get(appContext)) }, { headers: noStore })
}

/** `action` of a page with one form: see `formAction`. What was not stored comes back with its status, for `useSubmissionForm`. */
export async function formPost<Payload>({ request, context }: PageArgs, kind: SubmissionKind<Payload>) {
  const { clientAddress } = context.get(requestContext)
  const answer = await formAction(context.get(appContext), request, kind, clientAddress)
  if (answer instanceof Response) return answer
  return data({ ...answer.data, status: answer.init?.status ?? 422 }, answer.init ?? {})
}
