import * as z from 'zod/mini'
import { wordTable } from './word-table.ts'

const flag = (fallback: 'on' | 'off') =>
  z.pipe(
    z._default(z.enum(['on', 'off']), fallback),
    z.transform((value) => value === 'on'),
  )
/** Null: not set. */
const unset = (schema: z.ZodMiniType<string>) => z._default(z.nullable(schema), null)
const text = () => unset(z.string())
const url = (error = 'muss eine vollständige Adresse sein.') => unset(z.url({ protocol: /^https?$/, error }))
const email = () => unset(z.email({ error: 'muss eine E-Mail-Adresse sein.' }))
const like = (pattern: RegExp, error: string) => unset(z.string().check(z.regex(pattern, { error })))
const whole = (fallback: number, most: number) =>
  z._default(z.coerce.number({ error: 'muss eine Zahl sein.' }).check(z.int(), z.gte(0), z.lte(most)), fallback)

const routingKinds = ['osrm', 'valhalla', 'motis'] as const
export type RoutingKind = (typeof routingKinds)[number]

/** The fault of a value follows on the name of its setting. */
const settings = z.object({
  PORT: whole(3000, 65535),
  HOST: text(),
  SITE_URL: url('muss eine vollständige Adresse sein, zum Beispiel https://www.example.de'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: like(/^postgres(ql)?:\/\//, 'muss mit postgres:// beginnen oder leer sein (SQLite).'),
  DEMO: flag('on'),
  SMTP_URL: like(/^smtps?:\/\//, 'muss mit smtp:// oder smtps:// beginnen.'),
  IMAP_URL: like(
    /^imaps?:\/\/[^\s:@/]+:[^\s@/]+@[^\s@/]+(\/\S*)?$/,
    'muss die Form imaps://benutzer:passwort@server/INBOX haben; Sonderzeichen in Benutzer und Passwort als %-Folge.',
  ),
  MAIL_AUTHSERV_ID: like(
    /^(-|[^\s;=]+)$/,
    'muss der Name sein, mit dem der Mailserver die Zeile Authentication-Results beginnt.',
  ),
  MAIL_FROM: email(),
  MAIL_TO: email(),
  EMERGENCY_MAIL_TO: like(
    /^[^\s,@]+@[^\s,@]+(, ?[^\s,@]+@[^\s,@]+)*$/,
    'muss aus E-Mail-Adressen bestehen, mit Komma dazwischen.',
  ),
  EMERGENCY_WEBHOOK_URL: url(),
  GOOGLE_MAPS_API_KEY: text(),
  MAP_TILES_URL: like(/^https?:\/\//, 'muss mit https:// oder http:// beginnen.'),
  GEOCODER_URL: url(),
  ROUTING_URL: like(/^https?:\/\//, 'muss mit https:// oder http:// beginnen.'),
  ROUTING_KIND: z._default(z.enum(routingKinds, { error: 'muss osrm, valhalla oder motis sein.' }), 'osrm'),
  CHATBOT_URL: url(),
  ASSISTANT_LLM_URL: url(),
  ASSISTANT_LLM_KEY: text(),
  ASSISTANT_LLM_MODEL: text(),
  SECRET: like(/^[^]{32,}$/, 'muss mindestens 32 Zeichen lang sein.'),
  FILES_S3_ENDPOINT: url(),
  FILES_S3_BUCKET: text(),
  FILES_S3_REGION: text(),
  FILES_S3_ACCESS_KEY_ID: text(),
  FILES_S3_SECRET_ACCESS_KEY: text(),
  BACKUP_RECIPIENT: like(/^age1[a-z0-9]{20,}$/, 'muss ein öffentlicher Schlüssel von age sein; er beginnt mit age1.'),
  TRUST_PROXY: flag('off'),
  RATE_LIMITS: flag('on'),
  CACHE_MB: whole(32, 4096),
  METRICS: flag('off'),
  METRICS_TOKEN: text(),
})

/** The names of all settings, as the environment and .env.example spell them. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

type Settings = z.output<typeof settings>
export type SettingName = keyof Settings

/** An S3-compatible store for uploads and pictures. */
export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Config = ReturnType<typeof toConfig>

export class ConfigError extends Error {}

/**
 * Reads the settings from the environment (docs: interfaces, .env.example). An empty value counts as not set.
 * @throws ConfigError with one German sentence that names the setting.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(settingNames.map((name) => [name, environment[name]?.trim() || undefined]))
  const result = settings.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0] ?? '')
    const message = issue?.message ?? ''
    throw new ConfigError(
      message.startsWith('muss') ? `${name} ${message}` : `Die Einstellung ${name} ist ungültig: ${message}`,
    )
  }
  const config = toConfig(result.data)
  if (config.chatbotUrl !== null && new URL(config.chatbotUrl).origin === new URL(config.siteUrl).origin) {
    throw new ConfigError(
      'CHATBOT_URL muss bei einem anderen Anbieter liegen: Auf dieser Website läuft schon ein Assistent.',
    )
  }
  return config
}

function toConfig(given: Settings) {
  return {
    port: given.PORT,
    host: given.HOST,
    /** Without a slash at the end. */
    siteUrl: (given.SITE_URL ?? `http://localhost:${given.PORT}`).replace(/(?<!\/)\/+$/, ''),
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    demo: given.DEMO,
    smtpUrl: given.SMTP_URL,
    /** The mailbox that is read. Null: mails come in by the operator's tool alone. */
    imapUrl: given.IMAP_URL,
    /** With which name the mail server that takes our mails begins what it says of their senders. */
    mailAuthservId: given.MAIL_AUTHSERV_ID,
    mailFrom: given.MAIL_FROM ?? 'website@firma.example',
    mailTo: given.MAIL_TO ?? 'buero@firma.example',
    /** Whom an emergency outside business hours is mailed to. */
    emergencyMailTo: given.EMERGENCY_MAIL_TO?.split(/, ?/) ?? [],
    /** Addresses to call, by purpose; `emergency`: a gateway that sends messages to telephones, when such an emergency comes. */
    webhooks: wordTable({ emergency: given.EMERGENCY_WEBHOOK_URL }),
    googleMapsApiKey: given.GOOGLE_MAPS_API_KEY,
    /** `{z}`, `{x}`, `{y}` are filled in. */
    mapTilesUrl: given.MAP_TILES_URL ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    geocoderUrl: given.GEOCODER_URL,
    /** Service that says how long a way takes. Null: only the distance is shown. */
    routing: given.ROUTING_URL ? { url: given.ROUTING_URL, kind: given.ROUTING_KIND } : null,
    chatbotUrl: given.CHATBOT_URL,
    assistantLlm: given.ASSISTANT_LLM_URL
      ? { url: given.ASSISTANT_LLM_URL, key: given.ASSISTANT_LLM_KEY, model: given.ASSISTANT_LLM_MODEL }
      : null,
    /** Null: made on the first start and kept in DATA_DIR. */
    secret: given.SECRET,
    /** Null: files lie in DATA_DIR. */
    filesS3: readS3(given),
    /** Whom `office backup` encrypts for. Null: it does not encrypt. */
    backupRecipient: given.BACKUP_RECIPIENT,
    trustProxy: given.TRUST_PROXY,
    rateLimits: given.RATE_LIMITS,
    /** Room for finished answers, in bytes; 0 keeps none. */
    cacheBytes: given.CACHE_MB * 1024 * 1024,
    metrics: given.METRICS,
    metricsToken: given.METRICS_TOKEN,
  }
}

function readS3(given: Settings): S3Settings | null {
  const { FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY } = given
  const needed = { FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).filter(([, value]) => !value)
  if (missing.length === Object.keys(needed).length) return null
  if (missing[0])
    throw new ConfigError(
      `${missing[0][0]} fehlt: Für Dateien in einem S3-Speicher braucht es alle FILES_S3_-Einstellungen.`,
    )
  return {
    endpoint: FILES_S3_ENDPOINT ?? '',
    bucket: FILES_S3_BUCKET ?? '',
    region: given.FILES_S3_REGION ?? 'us-east-1',
    accessKeyId: FILES_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: FILES_S3_SECRET_ACCESS_KEY ?? '',
  }
}
