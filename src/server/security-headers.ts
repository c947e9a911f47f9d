const TWO_YEARS = 63_072_000

/** Headers of every answer, also those that are given before the pipeline: built files, a busy site, a request that nobody can read. */
export const securityOfAll = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Pictures of our mails are drawn by webmail in pages of its own; nothing else of ours belongs into another site. */
export const resourcePolicy = (path: string) =>
  /^\/(media\/|icon-192\.png$)/.test(path) ? 'cross-origin' : 'same-origin'

/** And what is no page may load nothing at all. */
export const securityOfFiles = {
  ...securityOfAll,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}
