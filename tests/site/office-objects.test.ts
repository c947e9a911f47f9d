// Object by object: what a role may not see reaches it by no address, no data, no list, no search, and by no form.
import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import { type Role, roleNames } from '../../src/office/frame/access/roles.ts'
import type { KindName } from '../../src/areas/kinds.ts'
import { officePatterns } from '../support/office-addresses.ts'
import { expectedAccess, expectedKinds } from '../support/office-expectation.ts'
import { type Planted, plantRequests, storedOf } from '../support/planted-requests.ts'
import { makeStaff } from '../support/staff.ts'
import { bareRequest } from './bare-request.ts'
import { newRequest, test } from './test.ts'

type Ask = Awaited<ReturnType<typeof bareRequest>>
type Form = { address: string; fields: Record<string, string> }

/** The pages of the website with words that somebody is writing name no request, and there are eighteen. */
const patterns = officePatterns.filter((pattern) => !/\*|abmelden|anmelden|seitenvorschau/.test(pattern))
/** One of each desk is asked for at every address; the others at those of requests. */
const everywhere: readonly string[] = ['tenant_application', 'damage_report', 'job_application'] satisfies KindName[]

/** Every address that could name a request: by its parameters, or by a filter that finds it or leads to its person. */
function addressesFor(pattern: string, { kind, reference, id, mark, mailIds, fileIds }: Planted): string[] {
  if (!everywhere.includes(kind) && !pattern.includes(':reference')) return []
  if (pattern.includes(':')) {
    const ids = pattern.includes(':reference') ? [reference] : [reference, id, ...mailIds.slice(0, 1)]
    const [last = reference] = fileIds
    return ids.map((each) => pattern.replace(/:\w+/, each).replaceAll(/:\w+/g, last))
  }
  const all = { status: 'alle', zustand: 'alle' }
  const queries = [
    { q: mark, email: `${mark}@example.org` },
    { person: reference, mit: reference, vorgang: reference },
  ]
  return [pattern, ...queries.map((each) => `${pattern}?${new URLSearchParams({ ...each, ...all })}`)]
}

const hiddenFrom = (role: Role) => (planted: Planted) => !expectedKinds[role].includes(planted.kind)
let shared: Promise<{ planted: Planted[]; forms: Map<string, Form[]> }> | undefined

/** Planted once for all roles: the management marks each, mentions colleagues and answers, so that every list has something to betray. */
function plant(office: Parameters<typeof plantRequests>[1]) {
  return (shared ??= (async () => {
    const request = await newRequest()
    const planted = await plantRequests(request, office)
    await makeStaff(office, request, 'leitung')
    const ask = await bareRequest(request)
    const forms = new Map<string, Form[]>()
    for (const each of planted) {
      const address = `/verwaltung/anfragen/${each.reference}`
      const post = (form: Record<string, string>) => ask(address, { method: 'POST', form })
      expect((await post({ intent: 'schlagwort', schlagwort: each.mark })).status).toBeLessThan(400)
      expect((await post({ intent: 'notiz', note: `@Petra ${each.mark}` })).status).toBeLessThan(400)
      forms.set(each.reference, formsOf((await ask(address, { method: 'GET' })).text, address))
    }
    await request.dispose()
    return { planted, forms }
  })())
}

/** Every form of a page with each of its buttons, as a browser would send it. */
function formsOf(html: string, page: string): Form[] {
  const { document, FormData } = new JSDOM(html).window
  return [...document.forms]
    .filter(({ method, action }) => method === 'post' && !action.includes('abmelden'))
    .flatMap((form) => {
      const address = form.getAttribute('action') || page
      const fields = Object.fromEntries(
        [...new FormData(form)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value || 'Hallo']] : [],
        ),
      )
      const buttons = [...form.querySelectorAll('button')].filter(({ type }) => type === 'submit')
      return buttons.map(({ name, value }) => ({ address, fields: name ? { ...fields, [name]: value } : fields }))
    })
}

for (const role of roleNames) {
  test(`${role} reads nothing of what it may not see, at any address`, async ({ request, office }) => {
    const { planted } = await plant(office)
    await makeStaff(office, request, role)
    const ask = await bareRequest(request)
    const hidden = planted.filter(hiddenFrom(role))
    const shown = planted.filter((each) => !hidden.includes(each))
    for (const { reference, mark } of shown.filter(({ kind }) => kind !== 'tenant_application'))
      expect((await ask(`/verwaltung/anfragen/${reference}`, { method: 'GET' })).text).toContain(mark)
    const read = patterns.filter((pattern) => expectedAccess[pattern]?.read.includes(role))
    const asked = new Set(hidden.flatMap((each) => read.flatMap((pattern) => addressesFor(pattern, each))))
    const look = async (address: string) => {
      // A page holds its data; the router asks for them alone.
      for (const ending of address.includes('/anfragen') ? ['', '.data'] : ['']) {
        const { status, text, headers } = await ask(
          address.replace(/\?|$/, (mark) => ending + mark),
          { method: 'GET' },
        )
        const said = `${headers}\n${text}`
        // What was asked for stands in its field again.
        const isTold = (words: string) => said.includes(words) && !address.includes(words)
        const told = hidden.flatMap(({ mark, id, reference }) => [mark, id, reference].filter(isTold))
        expect
          .soft(
            told.map((words) => contextOf(said, words)),
            `${address}${ending} told ${role}`,
          )
          .toEqual([])
        expect.soft(status, address).toBeLessThan(500)
      }
    }
    const waiting = [...asked]
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        for (let address = waiting.pop(); address; address = waiting.pop()) await look(address)
      }),
    )
  })

  test(`${role} changes nothing of what it may not see, by any form`, async ({ request, office }) => {
    const { planted, forms } = await plant(office)
    await makeStaff(office, request, role)
    const ask = await bareRequest(request)
    const hidden = planted.filter(hiddenFrom(role)).filter(({ kind }) => everywhere.includes(kind))
    // The management sees every kind.
    expect(hidden.length > 0).toBe(role !== 'leitung')
    for (const each of hidden) {
      const before = storedOf(each)
      for (const { address, fields } of forms.get(each.reference) ?? []) await refused(ask, address, fields, each)
      const own = `/verwaltung/anfragen/${each.reference}`
      for (const end of ['stand', 'entwurf', 'zusammenfuehren', 'mietbescheinigung'])
        await refused(
          ask,
          `${own}/${end}`,
          { schreibt: '1', text: 'Hallo', schliessen: each.id, bleiben: each.id },
          each,
        )
      expect.soft(storedOf(each), each.kind).toEqual(before)
    }
  })
}

async function refused(ask: Ask, address: string, form: Record<string, string>, { mark }: Planted): Promise<void> {
  const { status, text } = await ask(address, { method: 'POST', form })
  expect.soft([403, 404, 405], `${address} ${form.intent} answered ${status}`).toContain(status)
  const typed = Object.values(form).some((value) => value.includes(mark))
  if (!typed) expect.soft(text, address).not.toContain(mark)
}

for (const role of ['technik', 'personal', 'vermietung'] as const) {
  test(`${role} reaches nothing through a request of its own that it names another one in`, async ({
    request,
    office,
  }) => {
    const { planted, forms } = await plant(office)
    await makeStaff(office, request, role)
    const ask = await bareRequest(request)
    const mine = planted.find(({ kind }) => expectedKinds[role].includes(kind) && kind !== 'tenant_application')!
    const address = `/verwaltung/anfragen/${mine.reference}`
    for (const other of planted.filter(hiddenFrom(role))) {
      const before = storedOf(other)
      const named = { doppelt: other.id, mail: other.mailIds[0]!, id: other.id, version: '1', doppelt_version: '1' }
      for (const intent of ['duplikat', 'duplikat-zurueck', 'erneut-senden', 'trennen', 'zusammen-trennen'])
        await ask(address, { method: 'POST', form: { ...named, intent } })
      for (const [schliessen, bleiben] of [
        [other.id, mine.id],
        [mine.id, other.id],
      ])
        await ask(`${address}/zusammenfuehren`, {
          method: 'POST',
          form: { schliessen: schliessen!, bleiben: bleiben!, schliessen_version: '1', bleiben_version: '1' },
        })
      const preview = await ask(`${address}/zusammenfuehren?mit=${other.reference}`, { method: 'GET' })
      expect.soft(preview.text).not.toContain(other.mark)
      expect.soft(storedOf(other), other.kind).toEqual(before)
    }
    expect(forms.get(mine.reference)?.length).toBeGreaterThan(5)
  })
}

/** Where it stands, for whoever reads why the test failed. */
const contextOf = (said: string, words: string) => said.slice(Math.max(0, said.indexOf(words) - 80)).slice(0, 200)
