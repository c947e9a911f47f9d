import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const root = path.resolve(import.meta.dirname, '../..')
const bin = path.join(root, 'node_modules/.bin')

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill()
})

export type Finished = { code: number; output: string }
type Options = { env?: Record<string, string>; timeoutMs?: number; cwd?: string }

/**
 * Runs a program to its end and keeps what it printed. `node` is the pinned one, whatever the machine has; standard
 * input is closed. A program that is not there or outlives `timeoutMs` (default 15 minutes) ends with a code other than 0.
 */
export function run(command: string, args: string[], options: Options = {}): Promise<Finished> {
  const { promise, resolve } = Promise.withResolvers<Finished>()
  const child = spawn(command === 'node' ? process.execPath : command, args, {
    cwd: options.cwd ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: options.timeoutMs ?? 15 * 60_000,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      NO_COLOR: '1',
      // A site starts with a third less processor time, and the tests start dozens.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...options.env,
    },
  })
  running.add(child)
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
  child.on('close', (code, signal) => {
    running.delete(child)
    const said = stripVTControlCharacters(output)
    resolve({ code: code ?? 1, output: signal ? `${said}Ended by ${signal}.\n` : said })
  })
  return promise
}
