const WEAK = /^W\//

/** Whether a browser has this very answer already, by its header `If-None-Match` (RFC 9110, 13.1.2: compared weakly). */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  const plain = etag.replace(WEAK, '')
  return header.split(',').some((given) => given.trim().replace(WEAK, '') === plain)
}
