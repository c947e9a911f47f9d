import { expect, test } from 'vitest'
import { companyContent } from '#company/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { acceptInvitation, addStaff } from '#office/accounts/staff/invitations.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { firstAccountLink } from './first-account.server.ts'
import { readSetup } from './read-setup.server.ts'

const PASSWORD = 'vier graue Hafenkräne im Nebel'
const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? ''

test('each start has a link of its own until somebody has chosen a password and said who they are', async () => {
  const app = await testApp()
  const old = tokenOf(await firstAccountLink(app))
  const link = tokenOf(await firstAccountLink(app))

  expect(await acceptInvitation(app, old, PASSWORD, null)).toEqual({ kind: 'over' })
  const person = { name: 'Karla Muster', email: 'Karla@Example.org' }
  expect(await acceptInvitation(app, link, PASSWORD, person)).toMatchObject({ kind: 'done' })
  expect(await staffAccounts(app.db).list()).toMatchObject([
    { name: 'Karla Muster', email: 'karla@example.org', role: 'leitung' },
  ])
  expect(await firstAccountLink(app)).toBeNull()
})

test('an account of the operator’s tool keeps its link, and takes the place of the one nobody claimed', async () => {
  const app = await testApp()
  const unclaimed = tokenOf(await firstAccountLink(app))
  const added = await addStaff(app, { email: 'petra@example.org', name: 'Petra Öz', role: 'leitung' }, null)
  const link = added.kind === 'invited' ? tokenOf(added.link) : ''

  expect(await acceptInvitation(app, link, PASSWORD)).toMatchObject({ kind: 'done' })
  expect((await staffAccounts(app.db).list()).map(({ name }) => name)).toEqual(['Petra Öz'])
  expect(await acceptInvitation(app, unclaimed, PASSWORD)).toEqual({ kind: 'over' })
})

test('a colleague who is called as the first account was keeps their account', async () => {
  const app = await testApp()
  const unclaimed = tokenOf(await firstAccountLink(app))
  await addStaff(app, { email: 'zentrale@example.org', name: 'Leitung', role: 'lesen' }, null)
  const person = { name: 'Karla Muster', email: 'karla@example.org' }
  expect(await acceptInvitation(app, unclaimed, PASSWORD, person)).toMatchObject({ kind: 'done' })
  const members = await staffAccounts(app.db).list()
  expect(members.map(({ name, isFirst }) => [name, isFirst])).toEqual([
    ['Karla Muster', false],
    ['Leitung', false],
  ])
})

test('an empty site says what is missing, and a page that is filled in is done', async () => {
  const app = await testApp()
  const pointsOf = async (step: string) => {
    const steps = await readSetup(app)
    return steps.find(({ id }) => id === step)?.points.map(({ state, text }) => `${state} ${text}`) ?? []
  }
  expect(await pointsOf('firma')).toContainEqual(
    expect.stringContaining('open Name und Kontakt: Es fehlen Firma, Straße'),
  )
  expect(await pointsOf('recht')).toContainEqual(
    expect.stringContaining('open Impressum und Recht: Es fehlen Vertreten durch, Sitz, E-Mail-Adresse'),
  )
  expect(await pointsOf('bestand')).toContain('open Noch kein Gebäude ist veröffentlicht.')

  const filled = {
    legal_name: 'Jena Wohnen GmbH',
    street: 'Markt 1',
    postal_code: '07743',
    city: 'Jena',
    phone: '03641 / 1234',
    email: 'a@b.de',
  }
  await companyContent(app.db).insert('kontakt', filled, app.clock.now())
  expect(await pointsOf('firma')).toContain('done Name und Kontakt')
})
