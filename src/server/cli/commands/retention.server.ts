import type { App } from '#platform/app.server.ts'
import { retention } from '#requests/retention/repository.server.ts'
import { runRetention } from '#requests/retention/run-retention.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { CommandError, jsonOption, UsageError, type Command } from '../command.ts'
import { germanMoment, table } from '../table.ts'

const MOST_LISTED = 10_000

export const retentionRunCommand: Command = {
  words: 'retention run',
  summary:
    'Löscht Einsendungen, deren Frist abgelaufen ist, mit ihren Mails und Dateien, alte Zeilen des Protokolls und alte Namen im Verlauf.',
  details:
    'Der Server tut das jeden Tag von selbst. Mehr als 20 % auf einmal oder nach einem Sprung der Uhr wird nichts gelöscht,\nbis jemand mit --dry-run nachgesehen hat und die genaue Zahl mit --confirm bestätigt.',
  options: {
    'dry-run': { type: 'boolean', help: 'nur zeigen, was gelöscht würde' },
    confirm: {
      type: 'string',
      value: 'ZAHL',
      help: 'so viele dürfen gelöscht werden, auch wenn es ungewöhnlich viele sind',
    },
    list: { type: 'boolean', help: 'mit --dry-run: auch Nummer und Datum von jedem Vorgang, der gelöscht würde' },
    ...jsonOption,
  },
  async run({ openApp, text, flag, out, note }) {
    const confirm = text('confirm')
    if (confirm !== undefined && !/^\d{1,9}$/.test(confirm)) throw new UsageError('--confirm muss eine Zahl sein.')
    if (flag('list') && !flag('dry-run')) throw new UsageError('--list gibt es nur mit --dry-run.')
    const app = await openApp()
    const confirmed = confirm === undefined ? undefined : Number(confirm)
    const outcome = await runRetention(app, { dryRun: flag('dry-run'), confirmed })
    if (flag('json')) await out(`${JSON.stringify(outcome, null, 2)}\n`)
    else {
      const heading = outcome.kind === 'done' ? 'Gelöscht' : 'Zu löschen'
      await out(
        table(
          ['Art', 'Regel', heading],
          [
            ...outcome.groups.map((group) => [group.kind, group.rule, String(group.count)]),
            ...outcome.aged.map(({ kind, count }) => [kind, 'age', String(count)]),
          ],
        ),
      )
      await out(`${heading}: ${outcome.total}\n`)
      if (flag('list')) await out(`\n${await listDue(app)}`)
    }
    if (outcome.kind === 'planned' && outcome.refusal)
      note(`Ohne --confirm ${outcome.total} würde nichts gelöscht: ${outcome.refusal}`)
    if (outcome.kind === 'refused') {
      throw new CommandError(
        `Nichts wurde gelöscht. ${outcome.refusal}\nSehen Sie mit --dry-run nach; wenn es stimmt: npm run office -- retention run --confirm ${outcome.total}`,
      )
    }
    if (outcome.kind === 'done' && !outcome.isForgotten) {
      note(
        'Reste des Gelöschten stehen noch in den Dateien der Datenbank: Sie wurde gerade gelesen, oder der Platz reichte nicht. Der nächste Lauf räumt sie weg.',
      )
    }
  },
}

async function listDue(app: App): Promise<string> {
  const due = await retention(app.db).listDue(app.clock.now(), MOST_LISTED)
  return table(
    ['Nummer', 'Art', 'Eingang', 'Frist'],
    due.map(({ reference, kind, receivedAt, deleteAfter }) => [
      showReference(reference),
      kind,
      germanMoment(receivedAt),
      germanMoment(deleteAfter),
    ]),
  )
}
