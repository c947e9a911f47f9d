import { expect, test } from 'vitest'
import { asFile, expectedOf, type SentFile, sentFiles, takenFor } from '#platform/files/test-sent-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { requestApi } from '#requests/request/api.server.ts'
import { formAction } from '#requests/request/form-page.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { appWithFolder, requestOf } from '#requests/request/test-uploads.server.ts'
import { exampleApplication as exampleJob } from '#areas/jobs/job-application/example-application.ts'
import { exampleOpening } from '#areas/jobs/openings/example-opening.ts'
import { openings } from '#areas/jobs/openings/repository.server.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { exampleApplication as examplePartner } from '#areas/partners/partner-application/example-application.ts'
import { exampleTrade } from '#areas/partners/trades/example-trade.ts'
import { trades } from '#areas/partners/trades/repository.server.ts'
import { exampleReport } from '#areas/tenant-services/damage-report/example-report.ts'

type Folder = Awaited<ReturnType<typeof appWithFolder>>
type Answer = { status: number; errors: Record<string, string> | undefined }

/** Of documents and photographed pages. */
const allAsPdf = sentFiles.map(({ name, isA }) => [name, isA === 'none' ? 'none' : 'pdf'])

const forms = {
  damage_report: { field: 'photos', takes: expectedOf('photo'), values: exampleReport() },
  job_application: { field: 'cv', takes: allAsPdf, values: exampleJob() },
  partner_application: { field: 'proofs', takes: allAsPdf, values: examplePartner() },
} as const
type Name = keyof typeof forms

function formOf(name: Name, sent: SentFile): FormData {
  const { field, values } = forms[name]
  const form = new FormData()
  for (const [each, value] of Object.entries(values)) if (value) form.append(each, String(value))
  form.append(field, asFile(sent))
  return form
}

const ways = {
  async 'the API'({ app }: Folder, name: Name, form: FormData): Promise<Answer> {
    const answer = await requestApi(app, formKinds[name]).request('/', { method: 'POST', body: form })
    const body = (await answer.json()) as { errors?: Record<string, string> }
    return { status: answer.status, errors: body.errors }
  },
  async 'a page without scripts'({ app }: Folder, name: Name, form: FormData): Promise<Answer> {
    const answer = await formAction(app, await requestOf(form), formKinds[name], '203.0.113.7')
    if (answer instanceof Response) return { status: answer.status, errors: undefined }
    return { status: answer.init?.status ?? 200, errors: answer.data.errors }
  },
}

/** What is wrong with which file, and what to do. */
const REFUSED = /^„.+“ ist .+ (?:wählen Sie|speichern Sie) /

async function siteWithForms() {
  const folder = await appWithFolder()
  const now = folder.app.clock.now()
  await openings(folder.app.db).insert([exampleOpening()], now)
  await trades(folder.app.db).insert([exampleTrade()], now)
  return folder
}

test.for(
  (Object.keys(ways) as (keyof typeof ways)[]).flatMap((way) =>
    (Object.keys(forms) as Name[]).map((name) => [name, way] as const),
  ),
)('%s by %s takes a file for what it is, whatever its name and type say', async ([name, way]) => {
  const { field, takes } = forms[name]
  const verdicts: unknown[] = []
  for (const sent of sentFiles) {
    const folder = await siteWithForms()
    const answer = await ways[way](folder, name, formOf(name, sent))
    const [stored] = await requests(folder.app.db).list()
    const files = stored ? await requestFiles(folder.app.db).listByRequest(stored.id) : []
    const lying = folder.lying()
    const isRefused = answer.status === 422 && REFUSED.test(answer.errors?.[field] ?? '')
    if (answer.status < 400) verdicts.push([sent.name, takenFor(files)])
    else if (isRefused && !stored && lying.stored.length + lying.waiting.length === 0)
      verdicts.push([sent.name, 'none'])
    else verdicts.push([sent.name, answer, stored, lying])
  }
  expect(verdicts).toEqual(takes)
})

test('the same photo twice is kept twice, and nothing of it is refused', async () => {
  const folder = await siteWithForms()
  const photo = sentFiles.find(({ isA }) => isA === 'photo')
  if (!photo) throw new Error('no file')
  const form = formOf('damage_report', photo)
  form.append('photos', asFile(photo))
  expect(await ways['a page without scripts'](folder, 'damage_report', form)).toMatchObject({ status: 303 })
  expect(folder.lying()).toMatchObject({ stored: { length: 2 }, waiting: [] })
})
