/** The receiving mail server's verdict on a sender. `failed`: most likely forged. `unconfirmed`: nothing speaks for the address shown. */
export const senderVerdicts = ['confirmed', 'unconfirmed', 'failed'] as const
export type SenderVerdict = (typeof senderVerdicts)[number]

export type Authentication = {
  /** The headers `Authentication-Results`, the uppermost first. */
  results: readonly string[]
  /** How many addresses the headers `From` name: a mail with two shows the one that was not checked. */
  fromCount: number
}

type Result = { method: string; outcome: string; properties: ReadonlyMap<string, string> }
type Header = { server: string; results: readonly Result[] }

/**
 * Judges the sender by what our own mail server wrote on top (RFC 8601). What a sender wrote below it speaks for nobody. A word against the
 * sender counts even where the server's name is not set, a word for them does not.
 * @param server the name that our mail server signs with; `-` where it leaves it out; null: not set.
 * @returns null when nobody has looked.
 */
export function judgeSender(
  { results, fromCount }: Authentication,
  fromAddress: string,
  server: string | null,
): SenderVerdict | null {
  const headers = ownHeaders(results.map(readHeader), server)
  const [top] = headers
  if (!top) return null
  const domain = domainOf(fromAddress)
  const all = headers.flatMap((header) => header.results)
  if (all.some(({ method, outcome }) => method === 'dmarc' && outcome === 'fail')) return 'failed'
  if (fromCount === 1 && top.results.some((result) => speaksFor(result, domain)))
    return server === null ? null : 'confirmed'
  const isPassed = (asked: string) => all.some(({ method, outcome }) => method === asked && outcome === 'pass')
  const isRefused = all.some(({ method, outcome }) => method === 'spf' && outcome === 'fail') && !isPassed('dkim')
  return isRefused ? 'failed' : 'unconfirmed'
}

/** Those of our server that stand above every other server's. */
function ownHeaders(headers: readonly Header[], server: string | null): readonly Header[] {
  const name = server === null ? headers[0]?.server : server === '-' ? '' : server.toLowerCase()
  const end = headers.findIndex((header) => header.server !== name)
  return end === -1 ? headers : headers.slice(0, end)
}

/** Whether a result passed for the domain that a reader sees, not for another one. */
function speaksFor({ method, outcome, properties }: Result, domain: string): boolean {
  if (outcome !== 'pass') return false
  const named = (name: string) => domainOf(properties.get(name) ?? '')
  if (method === 'dmarc') return !properties.has('header.from') || named('header.from') === domain
  if (method === 'dkim') return isOf(domain, named('header.d') || named('header.i'))
  return method === 'spf' && isOf(domain, named('smtp.mailfrom'))
}

const isOf = (domain: string, signer: string) =>
  signer.includes('.') && (domain === signer || domain.endsWith(`.${signer}`))

const domainOf = (address: string) => address.split('@').at(-1)?.trim().toLowerCase() ?? ''

function readHeader(header: string): Header {
  const [first = '', ...rest] = splitParts(withoutComments(header.slice(0, 2000)))
  // Exchange Online begins with the first result.
  const isNamed = !first.includes('=')
  return {
    server: isNamed ? (first.trim().split(/\s/)[0] ?? '').toLowerCase() : '',
    results: (isNamed ? rest : [first, ...rest]).flatMap(readResult),
  }
}

function readResult(part: string): Result[] {
  const words = part.replaceAll(/(?<!\s)\s*=\s*/g, '=').match(/(?:"[^"]*"|[^\s"])+/g) ?? []
  const pairs = words.flatMap((word): [string, string][] => {
    const at = word.indexOf('=')
    return at < 1 ? [] : [[word.slice(0, at).toLowerCase(), word.slice(at + 1).replaceAll('"', '')]]
  })
  const [result, ...properties] = pairs
  if (!result) return []
  return [{ method: result[0].split('/')[0] ?? '', outcome: result[1].toLowerCase(), properties: new Map(properties) }]
}

/** A comment may hold anything, `dmarc=pass` as well. */
function withoutComments(text: string): string {
  let depth = 0
  let isQuoted = false
  let kept = ''
  for (const letter of text) {
    if (letter === '"' && depth === 0) isQuoted = !isQuoted
    if (letter === '(' && !isQuoted) depth += 1
    if (depth === 0) kept += letter
    else if (letter === ')') depth -= 1
  }
  return kept
}

/** At the semicolons that stand in no quotes. */
const splitParts = (text: string) => text.match(/(?:"[^"]*"|[^;"])+/g) ?? []
