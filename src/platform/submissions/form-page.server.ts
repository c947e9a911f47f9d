import { data, type RouterContextProvider } from 'react-router'
import { appContext, requestContext } from '#platform/app.server.ts'
import { formAction, freshFormFields } from './form-action.server.ts'
import type { SubmissionKind } from './submission-kind.ts'

type PageArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** `loader` of a page with a form and no other data. */
export function formLoader({ context }: Pick<PageArgs, 'context'>) {
  return { fresh: freshFormFields(context.get(appContext)) }
}

/** `action` of a page with one form: see `formAction`. What was not stored comes back with its status, for `useSubmissionForm`. */
export async function formPost<Payload>({ request, context }: PageArgs, kind: SubmissionKind<Payload>) {
  const { clientAddress } = context.get(requestContext)
  const answer = await formAction(context.get(appContext), request, kind, clientAddress)
  if (answer instanceof Response) return answer
  return data({ ...answer.data, status: answer.init?.status ?? 422 }, answer.init ?? {})
}
