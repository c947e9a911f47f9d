/** First and last byte, both included. */
export type ByteRange = { first: number; last: number }

/**
 * The part of a file that is asked for (RFC 9110, 14): one range of bytes. Null: the whole file, also where several parts are asked for
 * or the file has changed since the browser began (`If-Range`). `outside`: nothing lies there (416).
 */
export function rangeOf(
  headers: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  { size, tag }: { size: number; tag: string },
): ByteRange | 'outside' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  if (!match || (headers['if-range'] !== undefined && headers['if-range'] !== tag)) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first > last ? 'outside' : { first, last }
}
