import type { APIRequestContext } from '@playwright/test'

/** One file of a page as it is sent. */
type PageFile = { name: string; bytes: number; encoding: string; text: string }
type RouteFiles = { entry: { module: string }; routes: Record<string, Record<string, unknown>> }

/** Parts (`latePart`) of the first view that stay the server's HTML, whose code no first touch loads. */
const staying = /^(fuss|cookies|eckdaten|einzelheiten|gebaeude|vorauswahl|gefahr|hilfe|angebot|schritt-.*)$/

/** Parts that the browser draws again, and what the name of their file begins with. */
const drawing: Record<string, string> = { offen: 'open-points' }

/** Only the office's own files speak of its addresses; the root names the office once, to choose its error page. */
export const mentionsOffice = (text: string): string | null => /verwaltung\/|office-table/.exec(text)?.[0] ?? null

/**
 * What a page of a first visit loads, read from its HTML: `scripts` come with its first touch, as `waitForVisitor` loads them.
 * `size-touched.spec.ts` compares it with a browser.
 */
export async function filesOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const [, names = '', list = ''] = /<script [^>]*data-late="([^"]*)">(.*?)<\/script>/s.exec(html) ?? []
  const { entry, routes } = JSON.parse(list) as RouteFiles
  const modules = Object.values(routes).flatMap((route) =>
    Object.entries(route).flatMap(([key, file]) => (/module$/i.test(key) && typeof file === 'string' ? [file] : [])),
  )
  const scripts = new Map<string, PageFile>()
  const add = async (name: string): Promise<void> => {
    if (scripts.has(name)) return
    const script = await read(request, name)
    scripts.set(name, script)
    for (const [, file] of script.text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) await add(`/assets/${file}`)
  }
  for (const name of [...names.split(' '), entry.module, ...modules]) await add(name)
  for (const [, part = ''] of html.matchAll(/data-part="([^"]*)"/g)) {
    if (!staying.test(part)) await add(fileOf(part, [...scripts.values()]))
  }
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, name = '']) => name)
  return {
    html,
    scripts: [...scripts.values()],
    styles: await Promise.all(styles.map((name) => read(request, name))),
  }
}

function fileOf(part: string, scripts: readonly PageFile[]): string {
  const file = new RegExp(`\\./(${drawing[part] ?? part}-[\\w-]+\\.js)`).exec(
    scripts.map(({ text }) => text).join('\n'),
  )?.[1]
  if (!file) throw new Error(`tests/support/page-files.ts does not know what a browser does with the part „${part}“`)
  return `/assets/${file}`
}

async function read(request: APIRequestContext, name: string): Promise<PageFile> {
  const answer = await request.get(name, { headers: { 'Accept-Encoding': 'br' } })
  if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}`)
  const { 'content-length': length, 'content-encoding': encoding = 'none' } = answer.headers()
  return { name, bytes: Number(length), encoding, text: await answer.text() }
}
