/** Letters, digits and `-._~`, which mean the same escaped or not (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi

/** The one form of a path that rules and logs look at: single slashes, none at the end, no needless escapes. */
export function normalPath(path: string): string {
  const plain = path
    .replaceAll(NEEDLESS_ESCAPE, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)))
    .replaceAll(/[/\\]{2,}|\\/g, '/')
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain
}
