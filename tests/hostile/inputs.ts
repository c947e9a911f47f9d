import fc from 'fast-check'
import { dataAddress } from '../support/data-address.ts'
import { bodies } from './bodies.ts'
import { oddText, plain } from './texts.ts'

export type Pair = readonly [string, string]

export type Endpoint = {
  name: string
  method: 'GET' | 'POST'
  address: string
  /** What the form or example holds, by name. */
  fields: readonly Pair[]
  type: 'urlencoded' | 'multipart' | 'json' | 'none'
  /** Whose rights it needs: a member of staff's cookie goes along. */
  isOffice: boolean
}

export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }

/**
 * Where the data of a page is asked for; of the API the address itself. A page and its data meet the same rules, guards and loaders, and
 * what draws the page is most of its cost.
 */
export const dataOf = (address: string): string => (address.startsWith('/api/') ? address : dataAddress(address))

/** The same address as somebody writes it who looks for a way past the rules. */
function addresses(address: string, fields: readonly Pair[], isRead: boolean): fc.Arbitrary<string> {
  const [path = '/', query = ''] = address.split('?')
  const at = fc.nat({ max: Math.max(0, path.length - 1) })
  const isApi = path.startsWith('/api/')
  const data = dataOf(path)
  const odd = fc.oneof(
    at.map((index) => path.slice(0, index) + path.slice(index).toUpperCase()),
    at.map((index) => path.slice(0, index) + path.slice(index).replace('/', '//')),
    at.map(
      (index) => `${path.slice(0, index)}%${(path.codePointAt(index) ?? 47).toString(16)}${path.slice(index + 1)}`,
    ),
    fc
      .constantFrom(
        '/',
        '//',
        '/.',
        '/..',
        '/./',
        '/%2e%2e/',
        '%00',
        '%2f',
        '%5c',
        '%E2%82',
        '%',
        '/%E2%82%AC',
        ';a=b',
        '.json',
        '.data/',
        '/.data',
      )
      .map((end) => path + end),
    fc.constantFrom('//', '/.', '/%2e/', '/..', '/\\', '/%5c', '//evil.example/..').map((head) => head + path),
    fc.constant(data.toUpperCase()),
  )
  const parameter = fc.tuple(
    fc.constantFrom(
      'weiter',
      'zurueck',
      'seite',
      'suche',
      'q',
      'index',
      '_routes',
      'sortierung',
      'status',
      ...(isRead ? fields.map(([name]) => name) : []),
    ),
    fc.oneof(
      oddText.map((text) => text.slice(0, 3000)),
      fc.constantFrom('/verwaltung/%E2%82%AC', '/verwaltung/€', '//evil.example', '-1', '9999999999999999999'),
    ),
  )
  const pageOrData = fc.oneof({ weight: 1, arbitrary: fc.constant(path) }, { weight: 39, arbitrary: fc.constant(data) })
  const queried = fc
    .tuple(pageOrData, fc.array(parameter, { minLength: 1, maxLength: 3 }))
    .map(([asked, pairs]) => `${asked}?${new URLSearchParams(pairs)}`.slice(0, 7000))
  const rawQuery = fc
    .tuple(pageOrData, fc.constantFrom('%', '%E2%82', '&&&', 'a&'.repeat(2000), '=', 'a=1&'.repeat(1500), '%00'))
    .map(([asked, text]) => `${asked}?${text}`)
  const oddData = odd.map((each) => (isApi || each.length > 7000 ? each : `${each}.data`))
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(address) },
    { weight: isRead ? 6 : 33, arbitrary: fc.constant(query ? `${data}?${query}` : data) },
    { weight: isRead ? 8 : 4, arbitrary: fc.oneof({ weight: 1, arbitrary: odd }, { weight: 2, arbitrary: oddData }) },
    { weight: isRead ? 16 : 2, arbitrary: fc.oneof({ weight: 5, arbitrary: queried }, rawQuery) },
  )
}

const oddHeaders = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'Idempotency-Key',
          'Accept',
          'Accept-Encoding',
          'Accept-Language',
          'If-None-Match',
          'Range',
          'Referer',
          'User-Agent',
          'X-Forwarded-For',
          'X-Forwarded-Proto',
          'X-Forwarded-Host',
          'traceparent',
          'Proof-Of-Work',
          'If-Modified-Since',
          'Forwarded',
          'Purpose',
          'X-React-Router-Request',
        ),
        oddText,
      )
      .map(([name, text]) => ({ [name]: plain(text) })),
  },
)

const oddCookies = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constantFrom(
        'verwaltung-code=%',
        '%',
        '=',
        ';;;',
        'a',
        '__proto__=1',
        'a=%E2%82',
        'verwaltung=%00',
        `a=${'x'.repeat(3000)}`,
        'a=1; '.repeat(500),
      ),
      fc
        .tuple(
          fc.constantFrom('verwaltung-code', 'verwaltung.session_token', 'einwilligung', 'ansicht', 'csrf'),
          oddText,
        )
        .map(([name, text]) => plain(`${name}=${text}`)),
    ),
  },
)

/** Everything that somebody might send to one address of the site. */
export function hostileRequests(endpoint: Endpoint): fc.Arbitrary<HostileRequest> {
  const { method, address, fields } = endpoint
  return fc
    .record({
      path: addresses(address, fields, method === 'GET'),
      sent: bodies(endpoint),
      headers: oddHeaders,
      cookie: oddCookies,
    })
    .map(({ path, sent, headers, cookie }) => ({
      method,
      path,
      headers: {
        ...headers,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(sent ? { 'Content-Type': plain(sent.type) } : {}),
      },
      body: sent?.body ?? null,
    }))
}
