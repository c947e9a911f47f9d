export type ByteRange = { start: number; end: number }

/** Reads a `Range` header (RFC 9110, 14.1.2): one range; several, and what is none, mean the whole file. `end` is part of it. */
export function readRange(header: string | null, sizeBytes: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  // „The last 500“.
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  return start >= sizeBytes ? 'outside' : { start, end }
}
