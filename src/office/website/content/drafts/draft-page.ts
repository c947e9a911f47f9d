import { data } from 'react-router'
import { MOST_CONTENT_BYTES, readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { contentKinds, mayWrite } from '../kinds.server.ts'
import { draftPlace, keepDraft } from './keep-draft.server.ts'
import { editorDrafts } from './repository.server.ts'
import type { Route } from './+types/draft-page.ts'

/** Takes what an editor sends while somebody types: kept until it is saved or thrown away. */
export async function action({ context, request: httpRequest, params }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const kind = contentKinds.find(({ path }) => path === params.kind)
  if (!kind) throw data(null, { status: 404 })
  if (!mayWrite(staff.role, kind)) throw data(null, { status: 403 })
  const record = params.id === 'neu' ? null : await kind.store(app.db).find(params.id)
  if (!record && params.id !== 'neu') throw data(null, { status: 404 })
  const form = await readOfficeForm(httpRequest, MOST_CONTENT_BYTES)
  if (form.get('intent') === 'verwerfen') await editorDrafts(app.db).remove(draftPlace(staff, kind, record))
  else await keepDraft(app, staff, kind, record, form)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
