import type { App } from '#platform/app.server.ts'
import { uploadAddress } from '#platform/files/uploads.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { SCAN_STATUS } from '#platform/files/uploaded-file.ts'
import { mailsToWire } from './mail.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { toWire } from '#platform/wire.ts'
import { CommandError, jsonOption, UsageError, type Command, type Option } from '../command.ts'
import { germanMoment, printable, table } from '../table.ts'

export const kindOption = {
  kind: { type: 'string', value: 'ART', help: 'nur Einsendungen dieser Art, zum Beispiel tenant_application' },
} satisfies Record<string, Option>

export const requestsListCommand: Command = {
  words: 'submissions list',
  summary: 'Zeigt die Einsendungen, neueste zuerst.',
  options: {
    ...kindOption,
    status: {
      type: 'string',
      value: 'STATUS',
      help: 'nur mit diesem Status: neu, in_arbeit, wartet, erledigt, abgelehnt',
    },
    search: { type: 'string', value: 'TEXT', help: 'nur solche, in denen Name oder E-Mail-Adresse das enthält' },
    limit: { type: 'string', value: 'ZAHL', help: 'höchstens so viele' },
    ...jsonOption,
  },
  async run({ openApp, text, flag, out, note }) {
    const [kind, status, search, limit] = [text('kind'), text('status'), text('search'), text('limit')]
    if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit))
      throw new UsageError('--limit muss eine Zahl über 0 sein.')
    const app = await openApp()
    const found = await requests(app.db).list({ kind, status, search, limit: limit ? Number(limit) : undefined })
    if (found.length === 0) await remarkUnknownKind(app, kind, note)
    if (flag('json')) return out(`${JSON.stringify(found.map(envelopeOf), null, 2)}\n`)
    const rows = found.map((request) => [
      showReference(request.reference),
      germanMoment(request.receivedAt),
      request.kind,
      request.quarantined ? 'Spam-Verdacht' : request.status,
      request.contactName,
      request.contactEmail,
      germanMoment(request.dueAt),
    ])
    await out(table(['Nummer', 'Eingang', 'Art', 'Status', 'Name', 'E-Mail', 'Fällig'], rows))
  },
}

export const requestsShowCommand: Command = {
  words: 'submissions show',
  positionals: ['NUMMER'],
  summary: 'Zeigt eine Einsendung mit allen Angaben, Ereignissen und Mails.',
  details: 'Dass sie angesehen wurde, wird bei der Einsendung vermerkt.',
  options: jsonOption,
  async run({ openApp, positionals, flag, out }) {
    const app = await openApp()
    const reference = readReference(positionals[0] ?? '')
    const request = reference === null ? null : await requests(app.db).findByReference(reference)
    if (!request) throw new CommandError(`Eine Einsendung ${positionals[0]} gibt es nicht.`)
    await noteUse(app, [request], 'viewed')
    const events = await requests(app.db).listEvents(request.id)
    const mails = await outbox(app.db).list({ of: ofRequest(request.id) })
    const files = (await requestFiles(app.db).listByRequest(request.id)).map((file) => ({
      ...file,
      scan: SCAN_STATUS,
      path: uploadAddress(app, file.storageKey),
    }))
    if (flag('json')) {
      const whole = { ...wholeOf(request), files: toWire(files), events: toWire(events), mails: mailsToWire(mails) }
      return out(`${JSON.stringify(whole, null, 2)}\n`)
    }
    const lines = Object.entries({ ...envelopeOf(request), ...asObject(request.payload) })
    const shown = (value: unknown) => printable(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    await out(lines.map(([name, value]) => `${name}: ${shown(value)}\n`).join(''))
    if (files.length > 0) {
      const rows = files.map((file) => [file.field, file.originalName, String(file.sizeBytes), file.scan, file.path])
      await out(`\n${table(['Datei', 'Name', 'Bytes', 'Virenprüfung', 'Liegt in'], rows)}`)
    }
    await out(
      `\n${table(
        ['Wann', 'Was', 'Näheres', 'Wer'],
        events.map((event) => [germanMoment(event.happenedAt), event.kind, event.detail ?? '', event.actor ?? '']),
      )}`,
    )
    await out(
      `\n${table(
        ['Mail', 'An', 'Zustand', 'Versuche'],
        mails.map((mail) => [mail.purpose, mail.toAddress, mail.state, String(mail.attempts)]),
      )}`,
    )
  },
}

/** The envelope with the names of the wire; `reference` as everybody writes it. */
export function envelopeOf(request: StoredRequest): Record<string, unknown> {
  const { id, kind, status, quarantined, contactName, contactEmail, apartmentId, propertyId } = request
  const { receivedAt, dueAt, closedAt, deleteAfter, legalHold } = request
  const moments = { receivedAt, dueAt, closedAt, deleteAfter, legalHold }
  const envelope = { kind, status, quarantined, contactName, contactEmail, apartmentId, propertyId, ...moments, id }
  return { reference: showReference(request.reference), ...(toWire(envelope) as Record<string, unknown>) }
}

/** The envelope and, unchanged, what the form's schema returned. */
export function wholeOf(request: StoredRequest): Record<string, unknown> {
  return { ...envelopeOf(request), payload_version: request.payloadVersion, payload: request.payload }
}

/** Reading personal data leaves a trace in the request's timeline. */
export async function noteUse(app: App, used: readonly StoredRequest[], kind: 'viewed' | 'exported'): Promise<void> {
  await app.db.transaction().execute(async (trx) => {
    const happenedAt = app.clock.now().toISOString()
    for (const { id } of used) {
      await requests(trx).addEvent(id, { id: app.newId(), kind, detail: null, actor: 'office', happenedAt })
    }
  })
}

export async function remarkUnknownKind(
  app: App,
  kind: string | undefined,
  note: (text: string) => void,
): Promise<void> {
  if (kind === undefined) return
  const kinds = await requests(app.db).listKinds()
  if (!kinds.includes(kind))
    note(`Einsendungen der Art „${kind}“ gibt es nicht. Vorhanden: ${kinds.join(', ') || 'keine'}`)
}

export function asObject(payload: unknown): Record<string, unknown> {
  return payload !== null && typeof payload === 'object' ? { ...payload } : {}
}
