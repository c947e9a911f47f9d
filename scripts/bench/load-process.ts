/** Makes load in a process of its own. `node scripts/bench/load-process.ts '<Job as JSON>'` prints a JobResult. */
import { connect, type Socket } from 'node:net'
import type { Job, JobRequest, JobResult, Latencies } from './job.ts'
import { createAnswerReader } from './read-answer.ts'

type Line = { socket: Socket; isFree: boolean; dueAt: number }

const job = JSON.parse(process.argv[2] ?? '{}') as Job
const accepted: number[] = []
const refused: number[] = []
/** How much later than due each request was sent: what this process itself adds to the times. */
const lag: number[] = []
let failed = 0
let sent = 0
const lines = new Set<Line>()
const free: Line[] = []
const begunAt = performance.now()
const endsAt = begunAt + job.seconds * 1000

const makers = job.requests.map(maker)

/** A request without a number in it is put together once. */
function maker(request: JobRequest): (n: number) => Buffer | string {
  const { method = 'GET', path, headers = {}, body = '' } = request
  const write = (n: number | null) => {
    const fill = (text: string) =>
      n === null ? text : text.replaceAll('{n}', String(n)).replaceAll('{hex}', n.toString(16))
    const filled = fill(body)
    const lengths = body === '' ? {} : { 'Content-Length': Buffer.byteLength(filled) }
    const all = { Host: `127.0.0.1:${job.port}`, ...headers, ...lengths }
    const head = Object.entries(all).map(([name, value]) => `${name}: ${fill(String(value))}\r\n`)
    return `${method} ${fill(path)} HTTP/1.1\r\n${head.join('')}\r\n${filled}`
  }
  if (request.copies !== undefined) {
    const copies = Array.from({ length: request.copies }, (_, index) => Buffer.from(write(index + 1)))
    return (n) => copies[n % copies.length] ?? ''
  }
  if (/\{(n|hex)\}/.test(JSON.stringify(request))) return write
  const fixed = Buffer.from(write(null))
  return () => fixed
}

function open(): Line {
  const socket = connect({ port: job.port, host: '127.0.0.1', noDelay: true })
  const line: Line = { socket, isFree: true, dueAt: 0 }
  lines.add(line)
  const read = createAnswerReader((status) => {
    const ms = performance.now() - line.dueAt
    if (status >= 200 && status < 300) accepted.push(ms)
    else if (status === 503) refused.push(ms)
    else failed += 1
    line.isFree = true
    if (job.rate === undefined) again(line)
    else free.push(line)
  })
  socket.on('data', read)
  socket.on('error', () => {})
  socket.on('close', () => {
    lines.delete(line)
    if (!line.isFree) failed += 1
    line.isFree = false
    if (job.rate === undefined && performance.now() < endsAt) again(open())
  })
  return line
}

function send(line: Line, dueAt: number): void {
  line.isFree = false
  line.dueAt = dueAt
  const make = makers[sent % makers.length]
  sent += 1
  if (make) line.socket.write(make(sent))
}

function again(line: Line): void {
  const now = performance.now()
  if (now < endsAt && sent < (job.count ?? Number.POSITIVE_INFINITY)) send(line, now)
  else if ([...lines].every(({ isFree }) => isFree)) finish()
}

function sendWhatIsDue(rate: number): void {
  const now = performance.now()
  const due = Math.floor(((Math.min(now, endsAt) - begunAt) / 1000) * rate)
  while (sent < due) {
    let line = free.pop()
    while (line && !line.isFree) line = free.pop()
    if (!line && lines.size >= job.connections) {
      sent += 1
      failed += 1 // nobody is left to carry it
      continue
    }
    const dueAt = begunAt + (sent / rate) * 1000
    lag.push(now - dueAt)
    send(line ?? open(), dueAt)
  }
  if (now < endsAt) setTimeout(() => sendWhatIsDue(rate), 2)
}

function finish(): void {
  const result: JobResult = {
    seconds: (performance.now() - begunAt) / 1000,
    accepted: summary(accepted),
    refused: summary(refused),
    lag: summary(lag),
    failed: failed + [...lines].filter(({ isFree }) => !isFree).length,
  }
  process.stdout.write(`RESULT ${JSON.stringify(result)}\n`)
  process.exit()
}

function summary(values: number[]): Latencies {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? 0 }
}

if (job.rate === undefined) for (let count = 0; count < job.connections; count++) again(open())
else sendWhatIsDue(job.rate)
// What has no answer by then never gets one.
setTimeout(finish, job.seconds * 1000 + 3000)
if (job.rate !== undefined) setTimeout(finish, job.seconds * 1000 + 1500)
