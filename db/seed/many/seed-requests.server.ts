import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { outbox } from '#platform/outbox/repository.server.ts'
import { deletionWhenClosed } from '#platform/submissions/deletion.ts'
import { receiveSubmission } from '#platform/submissions/receive.server.ts'
import { readReference } from '#platform/submissions/reference.ts'
import { submissions } from '#platform/submissions/repository.server.ts'
import { portfolioTables } from '../repository.server.ts'
import { exampleRequests, type FormName } from './example-requests.ts'
import { createRandom, type Random } from './random.ts'

/** How many of a hundred requests are of a kind: what a property company hears of most. */
const shares: Record<FormName, number> = {
  tenant_application: 40,
  damage_report: 25,
  contact_message: 14,
  rent_certificate: 6,
  key_loss: 3,
  landlord_enquiry: 4,
  billing_enquiry: 2,
  job_application: 3,
  partner_application: 3,
}
const kinds = (Object.keys(shares) as FormName[]).flatMap((kind) => Array.from({ length: shares[kind] }, () => kind))

const firstNames = ['Änne', 'Jörg', 'Maria', 'Oleksandr', 'Ayşe', 'Peter', 'Sabine', 'Łukasz', 'Fatma', 'Heinz']
const lastNames = [
  'Müller',
  'Öztürk',
  'Weiß',
  'Schmitz',
  'Kowalski',
  'Shevchenko',
  'Krämer',
  'Yılmaz',
  'Groß',
  'Becker',
]

const DAY_MS = 24 * 60 * 60 * 1000
/** They came in so many days, which is less than any of them is kept; those of the last ones are still open. */
const DAYS = 60
const OPEN_DAYS = 6
/** At a time: the database stores them in one go. */
const BATCH = 50
const LINE_EVERY = 5000
const SEED = 20261124

type Options = { count: number; say: (line: string) => void }

/** Adds `count` requests of every kind, as if they had come over two months: their mails are sent, the older ones are closed. */
export async function seedRequests(app: App, { count, say }: Options): Promise<void> {
  const random = createRandom(SEED)
  const flats = await portfolioTables(app.db).freeFlats()
  for (let done = 0; done < count; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) => done + index)
    const drawn = batch.map((index) => draw(random, flats, index))
    await Promise.all(drawn.map((request) => storeRequest(app, request)))
    if (done % LINE_EVERY === 0 && done > 0) say(`${done} von ${count} Anfragen sind angelegt.`)
  }
  say(`${count} Anfragen sind angelegt.`)
}

type Flat = { property_id: string; apartment_id: string }
type Drawn = { kind: FormName; fields: Record<string, unknown>; ageMs: number }

function draw(random: Random, flats: readonly Flat[], index: number): Drawn {
  const kind = random.pick(kinds)
  const person = {
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    email: `person-${index}@example.org`,
  }
  const fields = exampleRequests(random.pick(flats), person)[kind]
  return { kind, fields, ageMs: random.whole(0, DAYS * DAY_MS) }
}

async function storeRequest(app: App, { kind: name, fields, ageMs }: Drawn): Promise<void> {
  // Whatever trades or jobs there are.
  const kind = { ...formKinds[name], refuse: async () => null }
  const receivedAt = new Date(app.clock.now().getTime() - ageMs)
  const payload = kind.forms.map((form) => form.parse(fields)).find(({ ok }) => ok)
  if (!payload?.ok) throw new Error(`The example of ${name} is refused`)
  const received = { payload: payload.data, idempotencyKey: app.newId(), quarantine: null }
  const outcome = await receiveSubmission({ ...app, clock: { now: () => receivedAt } }, kind, received)
  if (outcome.kind !== 'received') throw new Error(`${name}: ${outcome.kind}`)

  const stored = await submissions(app.db).findByReference(readReference(outcome.reference) ?? '')
  if (!stored) throw new Error(`${outcome.reference} is gone`)
  for (const { id } of await outbox(app.db).list({ submissionId: stored.id }))
    await outbox(app.db).markSent(id, receivedAt)
  if (ageMs < OPEN_DAYS * DAY_MS) return
  const closedAt = new Date(receivedAt.getTime() + 2 * DAY_MS)
  const deleteAfter = deletionWhenClosed(kind, closedAt) ?? stored.deleteAfter
  const change = { status: 'erledigt', closedAt: closedAt.toISOString(), deleteAfter } as const
  await submissions(app.db).change(stored.id, stored.version, change)
}
