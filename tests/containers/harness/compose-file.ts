import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

const words = z.array(z.string())
const conditions = z.enum(['service_healthy', 'service_completed_successfully'])

/** Strict, so that no line of the file is believed to work without having been tried. */
const service = z.strictObject({
  image: z.string().optional(),
  build: z.literal('.').optional(),
  user: z.string().optional(),
  entrypoint: words.optional(),
  command: words.optional(),
  env_file: z.literal('.env').optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: words.default([]),
  tmpfs: words.default([]),
  shm_size: z.string().default('64m'),
  read_only: z.boolean().default(false),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: words.default([]),
  security_opt: words.default([]),
  mem_limit: z.string(),
  pids_limit: z.number(),
  restart: z.string(),
  logging: z.object({ driver: z.string() }),
  stop_grace_period: z.string().default('10s'),
  ports: words.default([]),
  networks: words,
  depends_on: z.record(z.string(), z.object({ condition: conditions })).default({}),
  healthcheck: z.strictObject({ test: words, interval: z.string(), retries: z.number() }).optional(),
})
const file = z.strictObject({
  'x-hardened': z.unknown(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()),
  volumes: z.record(z.string(), z.null()),
})

export type Service = z.infer<typeof service>
export type ComposeFile = z.infer<typeof file>

/** compose.yaml with the settings of `.env` in the places of `${…}`, as `docker compose` reads it. */
export function readCompose(folder: string, settings: Record<string, string>): ComposeFile {
  const raw: unknown = parse(readFileSync(path.join(folder, 'compose.yaml'), 'utf8'), { merge: true })
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return interpolate(value, settings)
    if (Array.isArray(value)) return value.map(fill)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
  }
  return file.parse(fill(raw))
}

function interpolate(text: string, settings: Record<string, string>): string {
  return text.replaceAll(/\$\$|\$\{(\w+):\?\}/g, (whole, name?: string) => {
    if (!name) return '$'
    const value = settings[name]
    if (!value) throw new Error(`compose.yaml needs ${whole}`)
    return value
  })
}

/** `1.5g`, `20s` and their like as bytes or milliseconds. */
export function amount(text: string): number {
  const units: Record<string, number> = { m: 1024 ** 2, g: 1024 ** 3, s: 1000 }
  const [, number, unit] = /^([\d.]+)([mgs])$/.exec(text) ?? []
  if (!number || !unit) throw new Error(`not understood: ${text}`)
  return Number(number) * (units[unit] ?? 1)
}
