import { data } from 'react-router'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { findRequest } from '../find-request.server.ts'
import { keepDraft, readAnswer } from './read-answer.server.ts'
import type { Route } from './+types/draft-page.ts'

/** Takes what the page sends while somebody types: kept until it is sent or thrown away. */
export async function action({ context, request: httpRequest, params }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const request = await findRequest(app, staff, params.reference)
  if (!mayWriteKind(staff.role, request.kind)) throw data(null, { status: 403 })
  await keepDraft(app, staff, request, readAnswer(await readOfficeForm(httpRequest)))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
