import { hash } from 'node:crypto'

/** Hosts that a configured foreign provider needs, by directive. */
export type ForeignHosts = Partial<
  Record<'script' | 'style' | 'img' | 'connect' | 'font' | 'frame' | 'worker', readonly string[]>
>

/**
 * Hosts of Google's map (source: Google's "Content Security Policy Guide" of the Maps JavaScript API), without
 * `unsafe-eval`: Google names it for older browsers, and a policy with it would be worth little.
 */
export const googleMapsHosts: ForeignHosts = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  img: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
    'https://*.ggpht.com',
  ],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
}

/** Hot reload in development: Vite's socket, and style sheets that it puts into the page. */
export const viteHosts: ForeignHosts = { style: ["'unsafe-inline'"], connect: ['ws://localhost:*'] }

/** Allows a page to frame this address, and nothing more: the frame brings a policy of its own. */
export function frameHosts(url: string): ForeignHosts {
  return { frame: [new URL(url).origin] }
}

/** A page of the office that shows pages of ours beside each other. */
export const ownFrames: ForeignHosts = { frame: ["'self'"] }

/**
 * Takes the mark off everything that was rendered with it (`<ServerRouter nonce>`). Only a script that carries it is ours: the mark is
 * made for one page and leaves with none, so that nothing that was written into a page can have it.
 * @returns the page, and the texts of its own inline scripts.
 */
export function takeOwnScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const tag = new RegExp(`<script nonce="${mark}"(?! src=)[^>]*>`, 'g')
  const scripts: string[] = []
  for (const { 0: opening, index } of marked.matchAll(tag)) {
    const start = index + opening.length
    const end = marked.indexOf('</script>', start)
    if (end >= 0) scripts.push(marked.slice(start, end))
  }
  return { html: marked.replaceAll(` nonce="${mark}"`, ''), scripts }
}

/**
 * The policy of one rendered page. Its own inline scripts are allowed by the SHA-256 of their very text, so that a rendered page can be
 * cached and served again (a nonce could not); any other that stands in it is not. `isFramed`: a page of ours may show it in a frame.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  providers: ForeignHosts[] = [],
  { isFramed = false } = {},
): string {
  const foreign = (directive: keyof ForeignHosts) => providers.flatMap((hosts) => hosts[directive] ?? [])
  const frames = foreign('frame')
  const hashes = new Set(scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`))
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes, ...foreign('script')].join(' ')}`,
    `style-src ${["'self'", ...foreign('style')].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...foreign('img')].join(' ')}`,
    "media-src 'self'",
    `font-src ${["'self'", ...foreign('font')].join(' ')}`,
    `connect-src ${["'self'", ...foreign('connect')].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    ...(foreign('worker').length > 0 ? [`worker-src ${foreign('worker').join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')
}
