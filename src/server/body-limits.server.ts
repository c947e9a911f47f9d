import { eachFormKind } from '#areas/kinds.server.ts'
import { officeAddresses } from '#areas/office/access/addresses.ts'
import { LARGEST_NEW_LINK_BYTES } from '#areas/sender/new-link/fields.ts'
import { LARGEST_MESSAGE_BYTES } from '#areas/sender/status/message-rules.ts'
import { MOST_BYTES as LARGEST_QUESTION_BYTES } from '#areas/tenant-services/assistant/question.server.ts'
import { LARGEST_BODY_BYTES } from '#platform/http/read-body.server.ts'

const OPEN_OFFICE_BYTES = 16 * 1024
const OFFICE_FORM_BYTES = 1024 * 1024

/** The pages and the API of each form. */
const formLimits = eachFormKind.flatMap(({ pages, api, maxBytes }) =>
  [...pages, `/api${api.path}`].map((address): [string, number] => [address, maxBytes]),
)

/** What else takes a body. */
const publicLimits: Record<string, number> = {
  '/chatbot': LARGEST_QUESTION_BYTES,
  '/api/assistant': LARGEST_QUESTION_BYTES,
  '/vorgang/neuer-link': LARGEST_NEW_LINK_BYTES,
  '/vorgang/:token': LARGEST_MESSAGE_BYTES,
}

/** Beside the open ones: they need no more either. */
const smallInOffice = new Set(['/verwaltung/abmelden', '/verwaltung/konto/passkey', '/verwaltung/konto/zweiter-faktor'])

const officeLimits = Object.entries(officeAddresses).flatMap(([address, { write }]): [string, number][] => {
  if (write === undefined) return []
  if (write === 'open' || smallInOffice.has(address)) return [[address, OPEN_OFFICE_BYTES]]
  return [[address, /\/(bilder|dokumente)$/.test(address) ? LARGEST_BODY_BYTES : OFFICE_FORM_BYTES]]
})

const limits = new Map([...formLimits, ...Object.entries(publicLimits), ...officeLimits])
const patterns = [...limits]
  .filter(([address]) => address.includes(':'))
  .map(([address, bytes]) => ({ pattern: new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`), bytes }))

/** The largest body that an address takes, in bytes; 0 for all that take none. React Router posts to `….data`; `normalAddress` settled the spelling. */
export function bodyLimitOf(path: string): number {
  const plain = path.replace(/\.data$/, '')
  return limits.get(plain) ?? patterns.find(({ pattern }) => pattern.test(plain))?.bytes ?? 0
}
