/**
 * Times in one process what the built site needs for a page that is not in memory, and what React's `renderToString` needs for the very tree
 * that the site rendered, its data at hand. Prints `{ pageMs, changedMs, reactMs }`, medians of many; `changedMs` is that of a page whose
 * content has just changed, so that nothing that was read before holds.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { cloneElement, type ReactElement } from 'react'
import { median } from './run.ts'

const { path, times } = JSON.parse(process.argv[2] ?? '{}') as { path: string; times: number }

const IN_A_ROW = 10
/** Rounds until V8 has compiled what both sides run most, for which the site, with more code, takes longer. */
const WARM_UP = 50

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
const { bytesOf, createSite } = (await import(main)) as typeof import('../../src/server/main.ts')
const site = await createSite(process.env)

/** As the site asks itself for an answer that it will keep. */
async function page(): Promise<Buffer> {
  const response = await site.fetch(new Request(`http://127.0.0.1${path}`), { isForCache: true })
  return bytesOf(response)
}

/**
 * Processor time in ms of one of so many in a row, of all threads: what else the machine does counts for none. V8 clears garbage away when
 * the event loop turns, so it turns after each: in a row, a side pays for what it has left behind itself.
 */
async function timed(work: () => unknown, before?: () => Promise<void>): Promise<number> {
  let spent = 0
  for (let done = 0; done < IN_A_ROW; done++) {
    await before?.()
    const begin = process.cpuUsage()
    await work()
    await turn()
    const { user, system } = process.cpuUsage(begin)
    spent += user + system
  }
  return spent / 1000 / IN_A_ROW
}

const html = (await page()).toString()
if (!tree) throw new Error('The site rendered nothing')
const bare = renderToString(tree)
if (!html.includes('</html>') || !bare.includes('</html>') || bare.length < html.length * 0.5) {
  throw new Error(`React alone gave ${bare.length} characters, the site ${html.length}: not the same tree`)
}
const database = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'site.sqlite'))
const raise = database.prepare('update content_state set content_version = content_version + 1')

/** The site's own thread may be in the midst of a transaction, which goes on only while this one waits. */
async function changeContent(tries = 1000): Promise<void> {
  try {
    raise.run()
  } catch (error) {
    if (tries === 0) throw error
    await wait(5)
    await changeContent(tries - 1)
  }
}

const changedMs: number[] = []
const pageMs: number[] = []
const reactMs: number[] = []
for (let round = 0; round < WARM_UP + times / IN_A_ROW; round++) {
  changedMs.push(await timed(page, changeContent))
  pageMs.push(await timed(page))
  const present: Tree = tree
  reactMs.push(await timed(() => renderToString(present)))
}
const late = (values: number[]) => median(values.slice(WARM_UP))
process.stdout.write(
  `\nRESULT ${JSON.stringify({ pageMs: late(pageMs), changedMs: late(changedMs), reactMs: late(reactMs) })}\n`,
)
await site.stop()
process.exit()
