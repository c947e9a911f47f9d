import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { deletionWhenClosed } from '#requests/request/deletion.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { readReference } from '#requests/request/reference.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { tags } from '#requests/request/tags/repository.server.ts'
import { portfolioTables } from '../repository.server.ts'
import { type Drawn, drawRequest } from './draw-request.ts'
import { createRandom } from './random.ts'
import { DAY_MS, HOUR_MS } from '#values/durations.ts'

const answer =
  'Guten Tag, Ihre Nachricht ist angekommen. Wir haben den Termin eingetragen und melden uns, sobald die Firma bei Ihnen war.'

/** Those of the last days are still open. */
const OPEN_DAYS = 6
/** At a time: the database stores them in one go. */
const BATCH = 50
const LINE_EVERY = 5000
const SEED = 20261124

type Options = { count: number; say: (line: string) => void }

/** Adds `count` requests of every kind, as if they had come over two months: their mails are sent, the older ones are answered and closed. */
export async function seedRequests(app: App, { count, say }: Options): Promise<void> {
  const random = createRandom(SEED)
  const flats = await portfolioTables(app.db).freeFlats()
  for (let done = 0; done < count; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => done + index)
    const drawn = batch.map((index) => drawRequest(random, flats, index))
    await Promise.all(drawn.map((request) => storeRequest(app, request)))
    if (done % LINE_EVERY === 0 && done > 0) say(`${done} von ${count} Anfragen sind angelegt.`)
  }
  say(`${count} Anfragen sind angelegt.`)
}

async function storeRequest(app: App, { kind: name, fields, ageMs, message, tag }: Drawn): Promise<void> {
  // Whatever trades or jobs there are.
  const kind = { ...formKinds[name], refuse: async () => null }
  const receivedAt = new Date(app.clock.now().getTime() - ageMs)
  const payload = kind.forms.map((form) => form.parse(fields)).find(({ ok }) => ok)
  if (!payload?.ok) throw new Error(`The example of ${name} is refused`)
  const received = { payload: payload.data, idempotencyKey: app.newId(), quarantine: null }
  const outcome = await receiveRequest({ ...app, clock: { now: () => receivedAt } }, kind, received)
  if (outcome.kind !== 'received') throw new Error(`${name}: ${outcome.kind}`)

  const stored = await requests(app.db).findByReference(readReference(outcome.reference) ?? '')
  if (!stored) throw new Error(`${outcome.reference} is gone`)
  for (const { id } of await outbox(app.db).list({ of: ofRequest(stored.id) }))
    await outbox(app.db).markSent(id, receivedAt)
  if (tag !== null) await tags(app.db).add(stored, tag)
  const write = (origin: 'sender' | 'office', body: string, hours: number) =>
    messages(app.db).add(stored.id, {
      id: app.newId(),
      origin,
      staffId: null,
      subject: null,
      body,
      outboxId: null,
      templateKey: null,
      createdAt: new Date(receivedAt.getTime() + hours * HOUR_MS).toISOString(),
    })
  if (message !== null) await write('sender', message, 1)
  if (ageMs < OPEN_DAYS * DAY_MS) return
  await write('office', answer, 40)
  const closedAt = new Date(receivedAt.getTime() + 2 * DAY_MS)
  const deleteAfter = deletionWhenClosed(kind, closedAt) ?? stored.deleteAfter
  const change = { status: 'erledigt', closedAt: closedAt.toISOString(), deleteAfter, messageAt: null } as const
  await requests(app.db).change(stored.id, stored.version, change)
}
