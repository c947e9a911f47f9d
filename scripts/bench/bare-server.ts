/** The ceiling: `node:http` alone, sending the same bytes with the same headers as the site does. Nothing is looked up. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const file = process.env.BENCH_FILE ?? ''
const body = readFileSync(file)
const headers = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as string[]

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
