/** Whether a browser has this very answer already, by its header `If-None-Match` (RFC 9110, 13.1.2: compared weakly). */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((given) => given.trim().replace(/^W\//, '') === etag)
}
