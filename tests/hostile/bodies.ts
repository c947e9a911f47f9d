import fc from 'fast-check'
import type { Endpoint, Pair } from './inputs.ts'
import { near, oddNames, oddText } from './texts.ts'

/** A form in which up to four fields are something else, are gone or come again and again. */
function changed(fields: readonly Pair[]): fc.Arbitrary<Pair[]> {
  const name =
    fields.length > 0
      ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...fields.map(([each]) => each)) }, oddNames)
      : oddNames
  const change = fc.tuple(
    name,
    oddText,
    fc.constantFrom('set', 'set', 'set', 'add', 'drop', 'repeat'),
    fc.integer({ min: 2, max: 700 }),
  )
  return fc.array(change, { maxLength: 4 }).map((changes) => {
    let pairs = [...fields]
    for (const [key, value, how, times] of changes) {
      if (how !== 'add')
        pairs = pairs.filter(([each]) => each !== key || (how === 'set' && key === 'intent' && value.length > 40))
      if (how === 'set' || how === 'add') pairs.push([key, value])
      if (how === 'repeat') for (let each = 0; each < times; each++) pairs.push([key, value.slice(0, 50)])
    }
    return pairs
  })
}

/** Bodies that are no form at all, of about the size of a limit. */
const junk = fc
  .tuple(
    fc.constantFrom(
      'a&',
      '&',
      '=&',
      'a=1&',
      '%',
      '%E2%82&',
      'a[b]=1&',
      'a',
      '{"a":',
      '[',
      '"',
      '\u0000',
      '--x\r\n',
      ';',
      '+&',
    ),
    near,
  )
  .map(([unit, length]) => Buffer.from(unit.repeat(Math.max(1, Math.floor(length / unit.length)))))

const boundary = 'grenze'

function multipart(pairs: readonly Pair[]): Buffer {
  const parts = pairs.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
}

const types = {
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${boundary}`,
  json: 'application/json',
}

function asJson(pairs: readonly Pair[]): Buffer {
  const fields = [...Map.groupBy(pairs, ([name]) => name)].map(([name, given]) => {
    const texts = given.map(([, text]) => text)
    return [name, texts.length > 1 ? texts : texts[0]]
  })
  return Buffer.from(JSON.stringify(Object.fromEntries(fields)))
}

const encode = {
  urlencoded: (pairs: readonly Pair[]) => Buffer.from(String(new URLSearchParams(pairs.map(([n, v]) => [n, v])))),
  multipart,
  json: asJson,
}

const oddTypes = fc.constantFrom(
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary="${'x'.repeat(300)}"`,
  'application/x-www-form-urlencoded; charset=latin1',
  '',
  ';',
  'a'.repeat(500),
)

/** What is sent to a form: nearly itself, or nothing that anybody could read. */
export function bodies({ fields, type, method }: Endpoint): fc.Arbitrary<{ type: string; body: Buffer } | null> {
  if (method === 'GET' || type === 'none') return fc.constant(null)
  const other = fc.constantFrom(type, type, type, 'urlencoded' as const, 'multipart' as const, 'json' as const)
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .tuple(changed(fields), other)
        .map(([pairs, how]) => ({ type: types[how], body: encode[how](pairs) })),
    },
    { weight: 2, arbitrary: fc.tuple(junk, other).map(([body, how]) => ({ type: types[how], body })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(changed(fields), oddTypes)
        .map(([pairs, odd]) => ({ type: odd, body: encode.urlencoded(pairs) })),
    },
  )
}
