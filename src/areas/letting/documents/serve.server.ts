import { attachmentHeaders } from '#platform/files/file-name.ts'
import { readDocument } from '#platform/files/media-file.server.ts'
import type { App } from '#platform/app.server.ts'
import { documents } from '../properties/documents/repository.server.ts'

/**
 * A document to keep, never to open on our own address: a PDF may hold scripts. Asked for anew each time, so that what is taken off the
 * website is gone with the next request.
 * @returns null when visitors (or, with `drafts`, staff) have no such document.
 */
export async function serveDocument(app: App, id: string, { drafts = false } = {}): Promise<Response | null> {
  const document = await documents(app.db, { drafts }).find(id)
  const bytes = document && (await readDocument(app.config, document.storageKey))
  if (!document || !bytes) return null
  const name = `${document.title.replace(/\.pdf$/i, '')}.pdf`
  const file = { name, type: 'application/pdf', sizeBytes: bytes.byteLength }
  return new Response(new Uint8Array(bytes), {
    headers: { ...attachmentHeaders(file, 'dokument.pdf'), 'X-Robots-Tag': 'noindex' },
  })
}
