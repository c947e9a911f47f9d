// Also on PostgreSQL: the claim of a mail that two servers would write.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { clockAt } from '#platform/clock.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { agedKinds } from '#requests/retention/aged-tables.server.ts'
import { agedLines } from '#requests/retention/aged/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { listenTo } from './listen.server.ts'
import { incidentListeners } from './listeners/repository.server.ts'
import { incidentContent, incidents } from './repository.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

const lift = {
  property_id: 'haus-1',
  title: 'Aufzug steht',
  text: 'Techniker ist bestellt.',
  since_on: '2026-03-02',
  expected_end: null,
  is_ended: false,
}

async function withIncident() {
  const app = await testApp({ db: await examplePortfolio({ houses: [{}, { id: 'haus-2', isPublished: false }] }) })
  await incidentContent(app.db).insert('aufzug', lift, app.clock.now())
  const incident = await incidents(app.db).find('aufzug')
  if (incident === null) throw new Error('the incident is not shown')
  return { app, incident }
}

/** The office changes the incident. */
async function change(app: App, values: ContentValues) {
  const record = await incidentContent(app.db).find('aufzug')
  if (!record) throw new Error('no incident')
  const next = { ...record.values, ...values }
  expect(await incidentContent(app.db).update('aufzug', record.version, next, app.clock.now())).toBe(true)
}

const subjects = async (app: App) => (await outbox(app.db).list()).map(({ subject }) => subject)
const idOf = async (app: App, email: string) => (await incidentListeners(app.db).ofAddress(email))[0]?.id ?? ''

test('visitors see what is open in published houses', async () => {
  const { app } = await withIncident()
  await incidentContent(app.db).insert('versteckt', { ...lift, property_id: 'haus-2' }, app.clock.now())
  expect((await incidents(app.db).listOpen()).map(({ id, house }) => [id, house])).toEqual([
    ['aufzug', 'Mainzer Straße 5, 56321 Rhens'],
  ])
  await change(app, { is_ended: true })
  expect(await incidents(app.db).listOpen()).toEqual([])
})

test('who confirmed is told of each change once, who did not is told nothing', async () => {
  const { app, incident } = await withIncident()
  expect(await listenTo(app, incident, 'uebel@example.org')).toBe('sent')
  expect(await listenTo(app, incident, 'Uebel@example.org'), 'within the hour').toBe('too-often')
  await listenTo(app, incident, 'stumm@example.org')
  await incidentListeners(app.db).confirm(await idOf(app, 'uebel@example.org'), app.clock.now())
  expect(await incidentListeners(app.db).countConfirmed('aufzug')).toBe(1)
  expect(await tellListeners(app), 'nothing changed').toBe(0)

  await change(app, { text: 'Der Techniker kommt am Dienstag.' })
  expect(await Promise.all([tellListeners(app), tellListeners(app)]).then(([one, two]) => one + two)).toBe(1)
  await change(app, { is_ended: true })
  expect(await tellListeners(app)).toBe(1)
  expect(await tellListeners(app)).toBe(0)
  const told = (await subjects(app)).filter((subject) => !subject.startsWith('Bitte bestätigen'))
  expect(told.toSorted()).toEqual(['Behoben: Aufzug steht', 'Neues zur Störung: Aufzug steht'])
})

test('nobody fills a mailbox that is not theirs', async () => {
  const { app } = await withIncident()
  const outcomes = []
  for (const id of ['a', 'b', 'c', 'd']) {
    await incidentContent(app.db).insert(id, lift, app.clock.now())
    const incident = await incidents(app.db).find(id)
    if (incident) outcomes.push(await listenTo(app, incident, 'fremd@example.org'))
  }
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'too-often'])
})

test('who never confirmed is asked twice at most, and who did gets the link anew once a week', async () => {
  const { app, incident } = await withIncident()
  const enter = (hours: number) => {
    const now = new Date(Date.parse('2026-03-02T08:00:00.000Z') + hours * 60 * 60_000)
    return listenTo({ ...app, clock: clockAt(now.toISOString()) }, incident, 'fremd@example.org')
  }
  const outcomes = []
  for (const hours of [0, 0.5, 1, 2, 30, 71]) outcomes.push(await enter(hours))
  expect(outcomes).toEqual(['sent', 'too-often', 'sent', 'too-often', 'too-often', 'too-often'])
  expect(await subjects(app)).toHaveLength(2)
  await incidentListeners(app.db).confirm(await idOf(app, 'fremd@example.org'), app.clock.now())
  const later = []
  for (const hours of [72, 100, 170, 171]) later.push(await enter(hours))
  expect(later).toEqual(['too-often', 'too-often', 'sent', 'too-often'])
})

test('addresses go three days after they were not confirmed, or 30 days after the end', async () => {
  const { app, incident } = await withIncident()
  await listenTo(app, incident, 'stumm@example.org')
  await listenTo(app, incident, 'uebel@example.org')
  await incidentListeners(app.db).confirm(await idOf(app, 'uebel@example.org'), app.clock.now())
  await change(app, { is_ended: true })
  const endedAt = app.clock.now()
  const after = async (days: number) => {
    const now = new Date(endedAt.getTime() + days * 24 * 60 * 60_000)
    // A correction does not begin the period anew.
    await change({ ...app, clock: clockAt(now.toISOString()) }, { expected_end: `nach ${days} Tagen` })
    for (const kind of agedKinds) {
      const lines = agedLines(app.db, now)
      await lines.end(kind, await lines.find(kind, 10))
    }
    const left = await app.db.selectFrom('incident_listeners').select('email').execute()
    return left.map(({ email }) => email).toSorted()
  }
  expect(await after(2)).toEqual(['stumm@example.org', 'uebel@example.org'])
  expect(await after(4)).toEqual(['uebel@example.org'])
  expect(await after(29)).toEqual(['uebel@example.org'])
  expect(await after(31)).toEqual([])
})
