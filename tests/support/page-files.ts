import type { APIRequestContext } from '@playwright/test'

/** One file of a page as it is sent. */
type PageFile = { name: string; bytes: number; encoding: string; text: string }

/** Only the office's own files speak of its addresses; the root (to choose its error page) and the sign-in name it. */
export const mentionsOffice = (text: string): string | null => /verwaltung\/|office-table/.exec(text)?.[0] ?? null

/** What a page of a first visit loads, read from its HTML: `tests/e2e/size.spec.ts` compares it with a browser. */
export async function filesOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const scripts = new Map<string, PageFile>()
  const add = async (name: string): Promise<void> => {
    if (scripts.has(name)) return
    const script = await read(request, name)
    scripts.set(name, script)
    for (const [, file] of script.text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) await add(`/assets/${file}`)
  }
  const start = html.slice(html.lastIndexOf('<script type="module"'))
  const named = [
    ...[...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, name = '']) => name),
    ...[...start.matchAll(/(?:from|import)\s*\(?"(\/assets\/[^"]+\.js)"/g)].map(([, name = '']) => name),
  ]
  for (const name of named) await add(name)
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, name = '']) => name)
  return {
    html,
    scripts: [...scripts.values()],
    styles: await Promise.all(styles.map((name) => read(request, name))),
  }
}

async function read(request: APIRequestContext, name: string): Promise<PageFile> {
  const answer = await request.get(name, { headers: { 'Accept-Encoding': 'br' } })
  if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}`)
  const { 'content-length': length, 'content-encoding': encoding = 'none' } = answer.headers()
  return { name, bytes: Number(length), encoding, text: await answer.text() }
}
