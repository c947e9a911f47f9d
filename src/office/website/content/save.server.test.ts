// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { saveForm } from './edit-form.server.ts'
import { contentHistory } from './history/repository.server.ts'
import { tradeKind } from '#areas/partners/public.server.ts'
import { categoryKind } from '#areas/help-centre/public.server.ts'
import { jobKind } from '#areas/jobs/public.server.ts'
import { buildingKind } from '#areas/letting/public.server.ts'
import { companyKind } from '#company/content-kind.server.ts'
import { createContent, removeContent, updateContent } from './save.server.ts'
import { undoChange } from './undo.server.ts'

const staff = exampleStaff('redaktion', { hasSecondFactor: false })
const otto = { ...staff, id: 'otto', name: 'Otto Weiß' }
const maler = { name: 'Maler', description: 'Streicht.', icon_name: 'Hammer', is_active: true }

const formOf = (values: Record<string, string | number>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, String(value))
  return form
}

/** Its clock stands still, so ids tell what came first, as they do in production. */
function orderedApp() {
  let count = 0
  return testApp({ newId: () => `id-${String(++count).padStart(4, '0')}` })
}

async function appWithTrade() {
  const app = await orderedApp()
  const id = await createContent(app, staff, tradeKind, maler)
  const store = tradeKind.store(app.db)
  const read = async () => {
    const record = await store.find(id)
    if (!record) throw new Error('gone')
    return record
  }
  const newest = async () => {
    const [entry] = await contentHistory(app.db).list({ kinds: ['trade'], limit: 1 })
    if (!entry) throw new Error('no history')
    return entry
  }
  return { app, id, read, newest }
}

test('a change is kept with before and after, in the audit log, and raises the content version', async () => {
  const { app, id, read, newest } = await appWithTrade()
  const { contentVersion } = await readContentVersion(app.db)
  await updateContent(app, otto, tradeKind, await read(), { ...maler, name: 'Malerin' })
  expect(await newest()).toMatchObject({
    staffName: 'Otto Weiß',
    version: 2,
    before: maler,
    after: { name: 'Malerin' },
  })
  expect((await auditLog(app.db).list({ limit: 9, subjectId: id })).map((entry) => entry.action).toSorted()).toEqual([
    'trade.create',
    'trade.write',
  ])
  expect((await readContentVersion(app.db)).contentVersion).toBe(contentVersion + 1)
})

test('saving what is there already changes nothing', async () => {
  const { app, read } = await appWithTrade()
  expect(await updateContent(app, staff, tradeKind, await read(), maler)).toBe('unchanged')
  expect((await read()).version).toBe(1)
})

test('an undo takes back one change and leaves later ones of other fields', async () => {
  const { app, read, newest } = await appWithTrade()
  await updateContent(app, staff, tradeKind, await read(), { ...maler, name: 'Malerin' })
  const change = await newest()
  await updateContent(app, staff, tradeKind, await read(), { ...maler, name: 'Malerin', description: 'Streicht gut.' })
  expect(await undoChange(app, staff, tradeKind, change)).toBe('undone')
  expect((await read()).values).toEqual({ ...maler, description: 'Streicht gut.' })
  expect(await undoChange(app, staff, tradeKind, change)).toBe('unchanged')
})

test('what two delete at once is in the history once', async () => {
  const { app, id, read } = await appWithTrade()
  const record = await read()
  await Promise.all([staff, otto].map((who) => removeContent(app, who, tradeKind, record)))
  await expect(read()).rejects.toThrow('gone')
  const removals = await contentHistory(app.db).list({ kinds: ['trade'], limit: 9 })
  expect(removals.filter(({ after }) => after === null)).toHaveLength(1)
  const noted = await auditLog(app.db).list({ limit: 9, subjectId: id })
  expect(noted.map(({ action }) => action).toSorted()).toEqual(['trade.create', 'trade.remove'])
})

test('what was deleted comes back under its own id', async () => {
  const { app, read, newest } = await appWithTrade()
  await removeContent(app, staff, tradeKind, await read())
  await expect(read()).rejects.toThrow('gone')
  expect(await undoChange(app, staff, tradeKind, await newest())).toBe('undone')
  expect((await read()).values).toEqual(maler)
})

test('who saves an older version sees both, field by field, and can take over each', async () => {
  const { app, read } = await appWithTrade()
  await updateContent(app, otto, tradeKind, await read(), { ...maler, name: 'Malerin', icon_name: 'Wrench' })
  const mine = { name: 'Anstreicher', description: 'Streicht gut.', icon_name: 'Hammer', is_active: 'on' }
  const refused = await saveForm(app, staff, tradeKind, await read(), formOf({ ...mine, version: 1 }))
  expect(refused).toMatchObject({
    status: 409,
    refusal: {
      values: mine,
      collision: {
        version: 2,
        staffName: 'Otto Weiß',
        differences: [
          { name: 'name', changedBy: 'both', mine: 'Anstreicher', theirs: 'Malerin' },
          { name: 'icon_name', changedBy: 'theirs', mine: 'Hammer', theirs: 'Wrench' },
        ],
      },
    },
  })
  expect((await read()).values.name).toBe('Malerin')

  const form = formOf({ ...mine, version: 2, 'nehmen.name': 'eigene', 'nehmen.icon_name': 'andere' })
  expect(await saveForm(app, staff, tradeKind, await read(), form)).toHaveProperty('id')
  expect((await read()).values).toEqual({
    name: 'Anstreicher',
    description: 'Streicht gut.',
    icon_name: 'Wrench',
    is_active: true,
  })
})

test('two people who change different fields do not meet', async () => {
  const { app, read } = await appWithTrade()
  await updateContent(app, otto, tradeKind, await read(), { ...maler, is_active: false })
  const mine = { name: 'Malerin', description: 'Streicht.', icon_name: 'Hammer', is_active: 'on', version: 1 }
  const refused = await saveForm(app, staff, tradeKind, await read(), formOf(mine))
  // The box that Otto unticked is still ticked in this form: that one is asked about, the name is not.
  expect(refused).toMatchObject({
    refusal: { collision: { differences: [{ name: 'is_active', changedBy: 'theirs' }] } },
  })
})

test('a name that is taken is said beside its field, nothing typed is lost', async () => {
  const { app } = await appWithTrade()
  const form = formOf({ name: 'Maler', description: 'Noch einer', icon_name: 'Hammer' })
  expect(await saveForm(app, staff, tradeKind, null, form)).toMatchObject({
    status: 422,
    refusal: { errors: { name: expect.stringContaining('gibt es schon') }, values: { description: 'Noch einer' } },
  })
})

test('a category that articles use stays', async () => {
  const app = await testApp()
  const id = await createContent(app, staff, categoryKind, {
    title: 'Müll',
    slug: 'muell',
    icon: 'Home',
    description: null,
    sort_order: 1,
  })
  await app.db
    .insertInto('help_articles')
    .values({
      id: 'a',
      slug: 'a',
      category_slug: 'muell',
      title: 'A',
      content: 'A',
      image: null,
      image_alt: null,
      keywords: '',
      sort_order: 1,
      is_published: 1,
      search_text: 'a',
      version: 1,
      created_at: '',
      updated_at: '',
    })
    .execute()
  const record = await categoryKind.store(app.db).find(id)
  if (!record) throw new Error('gone')
  await expect(removeContent(app, staff, categoryKind, record)).rejects.toThrow()
  expect(await contentHistory(app.db).list({ kinds: ['help_category'], limit: 9 })).toHaveLength(1)
})

test('publishing with a warning asks once, and does as told then', async () => {
  const app = await testApp()
  const entered = {
    title: 'Hausmeister (m/w/d)',
    slug: 'hausmeister',
    job_type: 'Vollzeit',
    location: 'Rhens',
    valid_until: '01.02.2026',
    is_active: 'on',
  }
  expect(await saveForm(app, staff, jobKind, null, formOf(entered))).toMatchObject({
    status: 422,
    refusal: { warnings: ['Der letzte Tag der Anzeige ist vorbei.'] },
  })
  expect(await saveForm(app, staff, jobKind, null, formOf({ ...entered, bestaetigt: 'on' }))).toHaveProperty('id')
})

test('kinds of jobs are the company’s; a job keeps one that is no longer among them', async () => {
  const app = await testApp()
  const entered = { title: 'Hausmeister (m/w/d)', slug: 'hausmeister', job_type: 'Saisonkraft', location: 'Rhens' }
  expect(await saveForm(app, staff, jobKind, null, formOf(entered))).toMatchObject({
    refusal: { errors: { job_type: 'Bitte wählen Sie einen der Einträge.' } },
  })
  const record = await companyKind.store(app.db).find('gebiet')
  if (!record) throw new Error('no area')
  await updateContent(app, staff, companyKind, record, { ...record.values, job_types: ['Saisonkraft'] })
  const saved = await saveForm(app, staff, jobKind, null, formOf(entered))
  if (!('id' in saved)) throw new Error('refused')
  const later = await companyKind.store(app.db).find('gebiet')
  if (!later) throw new Error('no area')
  await updateContent(app, staff, companyKind, later, { ...later.values, job_types: ['Vollzeit'] })
  expect((await jobKind.options?.(app.db, saved.id))?.job_type?.map(({ value }) => value)).toEqual([
    'Vollzeit',
    'Saisonkraft',
  ])
})

test('a class that contradicts its value is stored when somebody confirms just that, and not asked about again', async () => {
  const app = await testApp()
  const typed = {
    name: 'Wohnhaus am Rhein',
    property_type: 'Mehrfamilienhaus',
    total_units: 4,
    street: 'Rheinufer',
    postal_code: '56321',
    city: 'Rhens',
    country: 'Deutschland',
    certificate_exemption: 'none',
    certificate_value: '98,5',
    certificate_class: 'A',
  }
  const refused = await saveForm(app, staff, buildingKind, null, formOf(typed))
  expect(refused).toMatchObject({
    status: 422,
    refusal: {
      errors: { certificate_class: expect.stringContaining('98,5 kWh/(m²·a) gehört die Klasse C, nicht A') },
      values: { certificate_class: 'A', certificate_value: '98,5' },
    },
  })
  const doubt = ('refusal' in refused && refused.refusal.doubts?.certificate_class) || ''
  const ticked = { ...typed, 'stimmt.certificate_class': doubt }

  const otherClass = await saveForm(app, staff, buildingKind, null, formOf({ ...ticked, certificate_class: 'H' }))
  expect(otherClass).toMatchObject({ refusal: { errors: { certificate_class: expect.stringContaining('nicht H') } } })

  const saved = await saveForm(app, staff, buildingKind, null, formOf(ticked))
  const record = 'id' in saved ? await buildingKind.store(app.db).find(saved.id) : null
  expect(record?.values.certificate_class).toBe('A')
  expect(await saveForm(app, staff, buildingKind, record, formOf({ ...typed, version: 1, city: 'Koblenz' }))).toEqual({
    id: record?.id,
  })
})
