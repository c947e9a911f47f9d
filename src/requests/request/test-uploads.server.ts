import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { examplePdf, exampleRule } from '#platform/files/example-files.ts'
import { testApp } from '#platform/test-app.server.ts'
import { answerRequest } from './api.server.ts'
import { exampleKind, exampleMessage } from './example-kind.ts'

const files = {
  cv: exampleRule({ required: 'Lebenslauf ist erforderlich' }),
  certificates: exampleRule({ atMost: 2 }),
  photos: exampleRule({ kind: 'photo', extensions: ['jpg', 'png', 'webp', 'heic'], maxBytes: 200_000 }),
}
/** A form with a required document, two voluntary ones and a photo. */
export const kindWithFiles = exampleKind({ files, maxBytes: 400_000 })

/** A data directory of its own, in memory where there is room for it, and what lies in it. */
export async function appWithFolder(different: Partial<App> = {}) {
  const dataDir = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'uploads-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const app = await testApp({
    config: { ...readConfig({ SITE_URL: 'https://www.example.de' }), dataDir },
    ...different,
  })
  /** Names of the files in place, and of those that wait. */
  const lying = () => ({
    stored: namesIn(join(dataDir, 'uploads')).filter((name) => name !== '.part'),
    waiting: namesIn(join(dataDir, 'uploads/.part')),
  })
  return { app, dataDir, lying }
}

export type Sent = Record<string, string | File | File[]>

export const file = (name: string, content: Buffer) => new File([new Uint8Array(content)], name)

export function formOf(fields: Sent): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...exampleMessage(), ...fields })) {
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each)
  }
  return form
}

/** As bytes: a form's own stream complains when its reader stops early. */
export async function requestOf(form: FormData, headers: Record<string, string> = {}, edit = (text: string) => text) {
  const encoded = new Response(form)
  const text = Buffer.from(await encoded.arrayBuffer()).toString('latin1')
  return new Request('https://www.example.de/', {
    method: 'POST',
    headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '', ...headers },
    body: new Uint8Array(Buffer.from(edit(text), 'latin1')),
  })
}

export async function send(app: App, fields: Sent, key = 'form-load-1') {
  const headers = { 'Idempotency-Key': key }
  const response = await answerRequest(app, kindWithFiles, await requestOf(formOf(fields), headers), '203.0.113.7')
  return {
    status: response.status,
    answer: (await response.json()) as { title?: string; errors?: Record<string, string> },
  }
}

export const cv = () => file('Mein Lebenslauf.pdf', examplePdf())

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
