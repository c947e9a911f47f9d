import fc from 'fast-check'

/** What makes a bad expression or parser slow when it comes a thousand times. */
const pumps = [
  ['\n', '\r\n', ' ', '\t', '\u00a0', 'a', '0', '=', '+', '-', '@', '.', ',', '/', '\\', '<', '>', '[', '(', '*'],
  ['_', '`', '#', '&', '%', ';', '"', "'", '~', '|', 'ä', 'e\u0301', '\u200d', '😀', '\u0000', '\u0007', '\u2028'],
  ['a@', '@a.', '1.', '0,', '\n=', '\n \n', '![', '](', '[a](', 'http://', 'www.', '&amp;', '%41', '{{', '{{a}}'],
  ['<!--', '<a ', '\n- ', '\n> ', '\n|', '**a', '1. ', '-a', 'Straße ', '٣', '../', '..\\', '${', "'||", '%E2%82'],
].flat()

/** The limits of bodies and fields, in bytes and letters. */
const limits = [200, 2000, 5000, 16 * 1024, 64 * 1024, 128 * 1024, 1024 * 1024]

export const near = fc
  .tuple(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...limits.slice(0, 3)) },
      { weight: 1, arbitrary: fc.constantFrom(...limits) },
    ),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([limit, off]) => limit + off)

const pumped = fc
  .tuple(fc.constantFrom(...pumps), near, fc.constantFrom('', 'x', ...pumps), fc.constantFrom('', '!', 'x', '\n'))
  .map(([pump, length, head, tail]) => head + pump.repeat(Math.max(1, Math.floor(length / pump.length))) + tail)

export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    '31.02.2020',
    '2024-02-30',
    'on',
    'null',
    '[]',
    'a@b',
    '//x',
    '%',
  ),
  fc.constantFrom('/\\evil.example', '/verwaltung/..//evil.example', 'javascript:alert(1)', '=1+1', '__proto__', '😀'),
  pumped,
)

export const oddNames = fc.constantFrom(
  '__proto__',
  'constructor.prototype.x',
  'a[b][c]',
  '.',
  '',
  'intent',
  'ids',
  '\u0000',
  'toString',
)

/** Letters that a header may hold. */
export const plain = (text: string) => text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '~').slice(0, 3000)
