import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '#platform/app.server.ts'
import { findDamage } from '#platform/database/integrity.server.ts'
import { isMigrated } from '#platform/database/migrate.server.ts'
import { mediaFolder } from '#platform/files/media-file.server.ts'
import { objectStore, type ObjectStore } from '#platform/files/s3.server.ts'
import { verifyMailbox } from '#requests/incoming-mail/mailbox.server.ts'
import { verifyMailServer } from '#requests/mail/mailer.server.ts'
import { mailList } from '#requests/outbox/list/repository.server.ts'
import { pictureFileName, pictureFormats } from '#platform/pictures/files.server.ts'
import { media } from '#platform/pictures/repository.server.ts'
import { retention } from '#requests/retention/repository.server.ts'
import { runRetention } from '#requests/retention/run-retention.server.ts'
import { withinTime } from '#platform/within-time.ts'
import type { Finding } from './environment.server.ts'

type Look = readonly [what: string, look: (app: App) => Promise<Finding>]

const looks: readonly Look[] = [
  ['Stand', examineSteps],
  ['Mail', examineMail],
  ['Postfach', examineMailbox],
  ['Fristen', examineRetention],
  ['Bilder', examinePictures],
]

/** Checks what can be looked at quickly while the server runs. One part that breaks or hangs does not hide the others. */
export function examineApp(app: App, longestMs = 20_000): Promise<Finding[]> {
  return Promise.all(looks.map(([what, look]) => guarded(what, look(app), longestMs)))
}

async function guarded(what: string, look: Promise<Finding>, longestMs: number): Promise<Finding> {
  try {
    return await withinTime(look, longestMs, () => new Error(`keine Antwort in ${longestMs / 1000} Sekunden`))
  } catch (error) {
    return { what, state: 'error', detail: error instanceof Error ? error.message : String(error) }
  }
}

/** Reads the whole database file: seconds for a large one, in which SQLite answers nobody else. */
export async function examineDatabase(app: App, { thorough }: { thorough: boolean }): Promise<Finding> {
  const name = app.config.databaseUrl === null ? 'SQLite' : 'PostgreSQL'
  const { pages, orphans } = await findDamage(app.db, { thorough })
  const damage = [...pages, ...orphans]
  if (damage[0] === undefined) return { what: 'Datenbank', state: 'ok', detail: `${name}, unbeschädigt` }
  return {
    what: 'Datenbank',
    state: 'error',
    detail: `${name}, beschädigt: ${damage[0]}`,
    advice: 'Halten Sie den Server an und stellen Sie eine Sicherung wieder her: npm run office -- restore DATEI',
  }
}

async function examineSteps(app: App): Promise<Finding> {
  return (await isMigrated(app.db))
    ? { what: 'Stand', state: 'ok', detail: 'auf dem neuesten Stand' }
    : { what: 'Stand', state: 'error', detail: 'Es fehlen Schritte.', advice: 'npm run office -- migrate' }
}

async function examineRetention(app: App): Promise<Finding> {
  const last = await retention(app.db).lastActivityAt()
  const outcome = await runRetention(app, { dryRun: true })
  const what = 'Fristen'
  if (last !== null && outcome.kind === 'planned' && outcome.total > 0 && outcome.refusal) {
    const advice = `Sehen Sie nach: npm run office -- retention run --dry-run`
    return { what, state: 'warning', detail: `Das tägliche Löschen wartet. ${outcome.refusal}`, advice }
  }
  return { what, state: 'ok', detail: `${outcome.total} Einsendungen sind beim nächsten Lauf zu löschen` }
}

/** Whether the mail server answers, and what did not leave. */
async function examineMail(app: App): Promise<Finding> {
  const what = 'Mail'
  const { waiting, failed, held } = await mailList(app.db).unsent()
  const queue = `${waiting} warten, ${failed} aufgegeben, ${held} zurückgehalten`

  const trouble = await verifyMailServer(app.config)
  if (trouble !== null) {
    const advice =
      'Stimmt SMTP_URL, und läuft der Mailserver? Wartende Mails gehen von selbst hinaus, sobald er antwortet.'
    return { what, state: 'error', detail: `Der Mailserver antwortet nicht (${trouble}); ${queue}`, advice }
  }
  if (failed > 0) {
    const advice = 'Gründe: npm run office -- mail list --state failed; danach: npm run office -- mail retry'
    return { what, state: 'error', detail: queue, advice }
  }
  return { what, state: 'ok', detail: queue }
}

/** Whether the mailbox can be opened. */
async function examineMailbox({ config }: App): Promise<Finding> {
  const what = 'Postfach'
  if (config.imapUrl === null) return { what, state: 'ok', detail: 'keines eingestellt (IMAP_URL)' }
  const trouble = await verifyMailbox(config.imapUrl)
  if (trouble === null) return { what, state: 'ok', detail: 'lässt sich öffnen' }
  const advice =
    'Stimmt IMAP_URL, und läuft der Mailserver? E-Mails bleiben im Postfach und kommen von selbst herein, sobald er antwortet.'
  return { what, state: 'error', detail: `lässt sich nicht öffnen (${trouble})`, advice }
}

/** Whether every derived picture that the portfolio names lies on the disk, or the smallest of each in the object store. */
async function examinePictures(app: App): Promise<Finding> {
  const pictures = await media(app.db).listDerived()
  const { filesS3 } = app.config
  const missing = filesS3
    ? await missingFrom(objectStore(filesS3), pictures)
    : pictures.filter(({ storageKey, widths }) =>
        widths.some((width) =>
          pictureFormats.some(
            (format) => !existsSync(join(mediaFolder(app.config.dataDir), pictureFileName(storageKey, width, format))),
          ),
        ),
      )
  if (missing.length === 0)
    return { what: 'Bilder', state: 'ok', detail: `${pictures.length} Bilder, alle Größen vorhanden` }
  return {
    what: 'Bilder',
    state: 'error',
    detail: `Von ${missing.length} der ${pictures.length} Bilder fehlen Größen.`,
    advice: 'Spielen Sie DATA_DIR/media aus der Sicherung ein oder laden Sie die Bilder im Büro noch einmal hoch.',
  }
}

type Stored = { storageKey: string; widths: number[] }

async function missingFrom(store: ObjectStore, pictures: readonly Stored[]): Promise<Stored[]> {
  const missing: Stored[] = []
  for (const picture of pictures) {
    const name = pictureFileName(picture.storageKey, picture.widths[0] ?? 0, 'webp')
    if ((await store.size(`media/${name}`)) === null) missing.push(picture)
  }
  return missing
}
