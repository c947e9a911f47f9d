/**
 * Times in one process what the built site needs for a page that is not in memory, and what React's `renderToString` needs for the very tree
 * that the site rendered, its data at hand. Prints `{ pageMs, reactMs }`, medians of many.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cloneElement, type ReactElement } from 'react'
import { median } from './run.ts'

const { path, times } = JSON.parse(process.argv[2] ?? '{}') as { path: string; times: number }

// The site takes React's server from the packages, so what it hands over can be kept on the way.
type Tree = ReactElement<{ context: object }>
type ReactServer = {
  renderToPipeableStream: (tree: Tree, options: unknown) => unknown
  renderToString: (tree: Tree) => string
}
const reactServer = createRequire(import.meta.url)('react-dom/server') as ReactServer
const { renderToPipeableStream, renderToString } = reactServer
let tree: Tree | null = null
// Without the stream that carries the data to the browser: it can be read once, and React has no part in it.
const keep = (given: Tree) => {
  tree = cloneElement(given, { context: { ...given.props.context, serverHandoffStream: undefined } })
}
reactServer.renderToPipeableStream = (given, options) => {
  keep(given)
  return renderToPipeableStream(given, options)
}
reactServer.renderToString = (given) => {
  keep(given)
  return renderToString(given)
}

const main = join(import.meta.dirname, '../../build/server/index.js')
const { createSite } = (await import(main)) as typeof import('../../src/server/main.ts')
const site = await createSite(process.env)

async function page(): Promise<string> {
  const response = await site.fetch(new Request(`http://127.0.0.1${path}`), {})
  return response.text()
}

async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

const html = await page()
if (!tree) throw new Error('The site rendered nothing')
const bare = renderToString(tree)
if (!html.includes('</html>') || !bare.includes('</html>') || bare.length < html.length * 0.5) {
  throw new Error(`React alone gave ${bare.length} characters, the site ${html.length}: not the same tree`)
}
const pageMs: number[] = []
const reactMs: number[] = []
for (let turn = 0; turn < times; turn++) {
  pageMs.push(await timed(page))
  const present: Tree = tree
  reactMs.push(await timed(() => renderToString(present)))
}
const late = (values: number[]) => median(values.slice(Math.floor(times / 3)))
process.stdout.write(`\nRESULT ${JSON.stringify({ pageMs: late(pageMs), reactMs: late(reactMs) })}\n`)
await site.stop()
process.exit()
