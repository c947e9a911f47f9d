import fc from 'fast-check'
import type { App } from '#platform/app.server.ts'
import { requestApi } from './api.server.ts'
import type { RequestKind } from './request-kind.ts'

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', ' ', '0', '-1', '1.234,50', '1e9', 'NaN', '31.02.2020', '2024-02-29', 'on', 'null', 'a@b'),
  fc.string({ minLength: 190, maxLength: 210 }),
)
const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom({ toString: 5 }, { name: 'Kim' }, [null, {}], ['on', 'on']),
)
const oddNames = ['__proto__', '__proto__.admin', 'constructor.prototype.admin', '.', '']

/** A complete request in which up to four fields are something else, for tests. */
export function generatedRequests(example: Record<string, unknown>, furtherNames: readonly string[] = []) {
  const names = fc.constantFrom(...Object.keys(example), ...furtherNames, ...oddNames)
  return fc
    .dictionary(fc.oneof({ weight: 9, arbitrary: names }, fc.string({ maxLength: 9 })), oddValue, { maxKeys: 4 })
    .map((odd): Record<string, unknown> => ({ ...example, ...odd }))
}

/**
 * For tests: sends generated requests of one kind to its API, as JSON unless `encode` does it otherwise, and counts the answers
 * by status.
 * @throws when an answer is neither 201 nor a refusal (4xx), or when rows are not exactly those that were answered 201, each with its notice; one mailbox gets few receipts
 */
export async function sendGenerated<Payload>(
  app: App,
  kind: RequestKind<Payload>,
  inputs: fc.Arbitrary<Record<string, unknown>>,
  encode: (input: Record<string, unknown>) => RequestInit = asJson,
): Promise<Map<number, number>> {
  const api = requestApi(app, kind)
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const response = await api.request('/', { method: 'POST', ...encode(input) })
      if (![201, 400, 409, 413, 422].includes(response.status)) throw new Error(`answered ${response.status}`)
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
    }),
  )
  const stored = seen.get(201) ?? 0
  const rows = { requests: await countRows(app, 'submissions'), outbox: await countRows(app, 'outbox') }
  if (rows.requests !== stored || rows.outbox < stored || rows.outbox > 2 * stored) {
    throw new Error(`${stored} answers 201, but ${rows.requests} requests and ${rows.outbox} mails`)
  }
  if ('admin' in {}) throw new Error('A field reached Object.prototype')
  return seen
}

/** The statuses that more than a tenth of the answers had: generated inputs that are hardly ever accepted or refused test little. */
export function frequent(seen: Map<number, number>): number[] {
  const answers = [...seen.values()].reduce((sum, count) => sum + count, 0)
  return [...seen.keys()].filter((status) => (seen.get(status) ?? 0) > answers / 10).toSorted()
}

function asJson(input: Record<string, unknown>): RequestInit {
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(input) }
}

/**
 * Builds what browsers send for a form with files: texts, and in `field` a file. The value there names one of `contents`, stands for itself,
 * or is 'none'.
 */
export function asForm(field: string, fileName: string, contents: Record<string, Buffer>) {
  return (input: Record<string, unknown>): RequestInit => {
    const parts = Object.entries(input).flatMap(([name, value]) => {
      const isFile = name === field
      if (isFile && value === 'none') return []
      const head = `--grenze\r\nContent-Disposition: form-data; name=${quoted(name)}${isFile ? `; filename=${quoted(fileName)}` : ''}\r\n\r\n`
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const content =
        isFile && typeof value === 'string' && Object.hasOwn(contents, value) ? contents[value] : undefined
      return [Buffer.from(head), content ?? Buffer.from(text), Buffer.from('\r\n')]
    })
    const body = new Uint8Array(Buffer.concat([...parts, Buffer.from('--grenze--\r\n')]))
    return { headers: { 'Content-Type': 'multipart/form-data; boundary=grenze' }, body }
  }
}

const quoted = (name: string) => JSON.stringify(name.replaceAll(/[\r\n"]/g, '_'))

async function countRows(app: App, table: 'submissions' | 'outbox'): Promise<number> {
  const counted = app.db.selectFrom(table).select(({ fn }) => fn.countAll().as('rows'))
  return Number((await counted.executeTakeFirstOrThrow()).rows)
}
