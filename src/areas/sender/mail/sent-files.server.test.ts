import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { asFile, expectedOf, type SentFile, sentFiles, takenFor } from '#platform/files/test-sent-files.ts'
import { readReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { appWithFolder, requestOf } from '#requests/request/test-uploads.server.ts'
import { exampleKeyLoss } from '../example-key-loss.ts'
import { ownAction, type OwnRefusal } from '../status/actions.server.ts'
import { receiveMail } from './receive-mail.server.ts'
import { mailWithFiles } from './test-mail.ts'

/** As mail programs write a name that is not plain. */
const encoded = (name: string) => `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`

const attached = ({ name, type, bytes }: SentFile) => ({
  name: `"${encoded(name.slice(0, 200))}"`,
  type: /^[a-z]+\/[a-z-]+$/.test(type) ? type : 'application/octet-stream',
  content: bytes,
})

test('a mail brings each file as what it is, and names what it leaves out', async () => {
  const verdicts: unknown[] = []
  for (const sent of sentFiles) {
    const { app } = await appWithFolder()
    const outcome = await receiveMail(app, mailWithFiles('Anbei.', [attached(sent)]))
    const reference = outcome.kind === 'request' ? readReference(outcome.reference) : null
    const request = await requests(app.db).findByReference(reference ?? '')
    const files = await requestFiles(app.db).listByRequest(request?.id ?? '')
    const leftOut = (request?.payload as { nicht_uebernommen?: string | null } | undefined)?.nicht_uebernommen ?? ''
    verdicts.push([sent.name, /^.+: Die(?:se)? .+\.$/.test(leftOut) && files.length === 0 ? 'none' : takenFor(files)])
  }
  expect(verdicts).toEqual(expectedOf('photo', 'pdf'))
})

test('the page of one’s own request takes each file as what it is', async () => {
  const { app, lying } = await appWithFolder()
  const verdicts: unknown[] = []
  for (const [index, sent] of sentFiles.entries()) {
    const request = await storedRequest(app, formKinds.key_loss, exampleKeyLoss)
    const form = new FormData()
    form.append('intent', 'nachricht')
    form.append(sent.isA === 'pdf' ? 'dokumente' : 'fotos', asFile(sent))
    const httpRequest = await requestOf(form)
    const answer = await ownAction({
      app,
      request,
      token: 'token',
      clientAddress: `203.0.113.${index}`,
      httpRequest,
    })
    const { data } = answer as { data?: OwnRefusal }
    const files = await requestFiles(app.db).listByRequest(request.id)
    verdicts.push([sent.name, data?.errors.fotos?.startsWith('„') && files.length === 0 ? 'none' : takenFor(files)])
  }
  expect(verdicts).toEqual(expectedOf('photo', 'pdf'))
  expect(lying().waiting).toEqual([])
})
