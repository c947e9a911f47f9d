import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { findOwn } from '../find-own.server.ts'
import { ownData } from './own-data.server.ts'
import type { Route } from './+types/file-page.ts'

/** All data of one request as a file for its sender. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const request = await findOwn(app, params.token)
  if (!request) throw data(null, { status: 404 })
  const own = await ownData(app, request)
  const file = { name: `vorgang-${own.reference}.json`, type: 'application/json; charset=utf-8' }
  return new Response(`${JSON.stringify(own, null, 2)}\n`, { headers: attachmentHeaders(file) })
}
