import type { MiddlewareHandler } from 'hono'
import { eachFormKind } from '#areas/kinds.server.ts'
import { LARGEST_VIDEO_FORM_BYTES } from '#office/website/content/videos/video-fields.ts'
import { officeAddresses } from '#office/frame/access/addresses.ts'
import { LARGEST_FEEDBACK_BYTES } from '#areas/help-centre/feedback/rules.ts'
import { LARGEST_INCIDENT_BYTES } from '#areas/letting/incidents/fields.ts'
import { LARGEST_SEARCH_BYTES } from '#areas/letting/searches/fields.ts'
import { LARGEST_BOOKING_BYTES } from '#areas/letting/viewings/booking/fields.ts'
import { LARGEST_NEW_LINK_BYTES } from '#areas/sender/new-link/fields.ts'
import { LARGEST_MESSAGE_BYTES } from '#areas/sender/status/message-rules.ts'
import { MOST_BYTES as LARGEST_QUESTION_BYTES } from '#areas/tenant-services/assistant/question.server.ts'
import { BodyTooLargeError, LARGEST_BODY_BYTES } from '#platform/http/read-body.server.ts'
import { wordTable } from '#platform/word-table.ts'

/**
 * Lets no address read more of a body than `limitOf` gives its path: the body fails with `BodyTooLargeError`, at once where its length is said,
 * so that page and API tell it in their own words. Nothing is held in memory.
 */
export function limitBody(limitOf: (path: string) => number): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req
    if (raw.method === 'GET' || raw.method === 'HEAD') return next()
    const maxBytes = limitOf(c.req.path)
    const length = raw.headers.get('Content-Length')
    if (length !== null && !raw.headers.has('Transfer-Encoding')) {
      if (Number(length) <= maxBytes) return next()
      c.req.raw = withBody(raw, tooLarge())
    } else if (raw.body !== null) {
      // Cancelled, the stream would cut the connection, and the answer with it.
      c.req.raw = withBody(raw, raw.body.pipeThrough(upTo(maxBytes), { preventCancel: true }))
    }
    return next()
  }
}

/** Piece by piece: Node's own constructor does not take the lighter request that the server makes. */
function withBody({ url, method, headers, signal }: Request, body: ReadableStream<Uint8Array>): Request {
  return new Request(url, { method, headers: [...headers], signal, body, duplex: 'half' } as RequestInit)
}

const fault = () => new BodyTooLargeError('The body is larger than its address takes')

function tooLarge(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.error(fault()) }, { highWaterMark: 0 })
}

function upTo(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let read = 0
  return new TransformStream({
    transform(bytes, controller) {
      read += bytes.byteLength
      if (read > maxBytes) controller.error(fault())
      else controller.enqueue(bytes)
    },
  })
}

const OPEN_OFFICE_BYTES = 16 * 1024
const OFFICE_FORM_BYTES = 1024 * 1024

/** The pages and the API of each form. */
const formLimits = eachFormKind.flatMap(({ pages, api, maxBytes }) =>
  [...pages, ...(api ? [`/api${api.path}`] : [])].map((address): [string, number] => [address, maxBytes]),
)

/** Other addresses that take a body. */
const publicLimits = wordTable<number>({
  '/chatbot': LARGEST_QUESTION_BYTES,
  '/api/assistant': LARGEST_QUESTION_BYTES,
  '/war-das-hilfreich/:article': LARGEST_FEEDBACK_BYTES,
  '/suchauftrag': LARGEST_SEARCH_BYTES,
  '/suchauftrag/:token': LARGEST_SEARCH_BYTES,
  '/suchauftrag/:token/abmelden': LARGEST_SEARCH_BYTES,
  '/stoerungen': LARGEST_INCIDENT_BYTES,
  '/stoerungen/:token': LARGEST_INCIDENT_BYTES,
  '/wohnung/:apartmentId/besichtigung': LARGEST_BOOKING_BYTES,
  '/besichtigung/:token': LARGEST_BOOKING_BYTES,
  '/vorgang/neuer-link': LARGEST_NEW_LINK_BYTES,
  '/vorgang/:token': LARGEST_MESSAGE_BYTES,
})

/** Beside the open ones: they need no more either. */
const smallInOffice = new Set(['/verwaltung/abmelden', '/verwaltung/konto/passkey', '/verwaltung/konto/zweiter-faktor'])

/** Beside pictures and documents: answers and notes with files, letters that staff enter with their scan. */
const filesInOffice = new Set([
  '/verwaltung/anfragen/:reference',
  '/verwaltung/anfragen/neu/:kind',
  '/verwaltung/firma/aussehen',
  '/verwaltung/firma/bilder/:id',
  '/verwaltung/einrichten/:step',
  '/verwaltung/uebernehmen',
])

const officeLimits = Object.entries(officeAddresses).flatMap(([address, { write }]): [string, number][] => {
  if (write === undefined) return []
  if (write === 'open' || smallInOffice.has(address)) return [[address, OPEN_OFFICE_BYTES]]
  if (address.endsWith('/videos')) return [[address, LARGEST_VIDEO_FORM_BYTES]]
  const takesFiles = filesInOffice.has(address) || /\/(bilder|dokumente)$/.test(address)
  return [[address, takesFiles ? LARGEST_BODY_BYTES : OFFICE_FORM_BYTES]]
})

const limits = new Map([...formLimits, ...Object.entries(publicLimits), ...officeLimits])

/** Addresses whose forms bring files, with the largest body of each: shipped proxies let so much through (tests/proxy). */
export const fileLimits: ReadonlyMap<string, number> = new Map(
  [...limits].filter(([, bytes]) => bytes > OFFICE_FORM_BYTES),
)

const patterns = [...limits]
  .filter(([address]) => address.includes(':'))
  .map(([address, bytes]) => ({ pattern: new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`), bytes }))

/** The largest body that an address takes, in bytes; 0 for all that take none. React Router posts to `….data`; `normalAddress` settled the spelling. */
export function bodyLimitOf(path: string): number {
  const plain = path.replace(/\.data$/, '')
  return limits.get(plain) ?? patterns.find(({ pattern }) => pattern.test(plain))?.bytes ?? 0
}
