import type { App } from '#platform/app.server.ts'

export function isHttps({ config }: App): boolean {
  return config.siteUrl.startsWith('https:')
}

/** `__Host-` binds a cookie to this host, path and https (ASVS 3.3.3); browsers refuse it on plain http. */
export function cookiePrefix(app: App): string {
  return isHttps(app) ? '__Host-' : ''
}
