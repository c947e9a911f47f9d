// Also on PostgreSQL: two servers at one mailbox.
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { verifyMailbox } from '#requests/incoming-mail/mailbox.server.ts'
import { startMailboxWorker } from '#requests/incoming-mail/mailbox-worker.server.ts'
import { startImapServer } from '#requests/incoming-mail/test-imap.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { appWithFolder } from '#requests/request/test-uploads.server.ts'
import { takeFromMailbox } from './take-from-mailbox.server.ts'
import { rawMail } from './test-mail.ts'

const mail = (id: string) => rawMail({ headers: { Subject: id, 'Message-ID': `<${id}@example.org>` } }).toString()
const fast = { lookMs: 200, waitsMs: [50] }

async function siteWithMailbox(mails: { raw: string; flags?: string[] }[]) {
  const imap = await startImapServer(mails)
  onTestFinished(() => imap.stop())
  const { app, dataDir } = await appWithFolder()
  app.config = { ...readConfig({ SITE_URL: 'https://www.example.de', IMAP_URL: imap.url }), dataDir }
  const start = (take = takeFromMailbox) => {
    const worker = startMailboxWorker(app, (given) => take(app, given), fast)
    onTestFinished(() => worker.stop())
    return worker
  }
  const subjects = async () =>
    (await requests(app.db).list()).map(({ payload }) => (payload as { betreff: string }).betreff).toSorted()
  const arrived = (...expected: string[]) => vi.waitFor(async () => expect(await subjects()).toEqual(expected), 20_000)
  return { app, imap, start, subjects, arrived }
}

test('what nobody has read becomes requests, what comes later at once, and after a cut line the rest', async () => {
  const { imap, start, arrived, subjects } = await siteWithMailbox([
    { raw: mail('alt'), flags: ['\\Seen'] },
    { raw: mail('eins') },
    { raw: mail('eins') },
  ])
  const worker = start()
  await arrived('eins')
  await vi.waitFor(() => expect(imap.seen()).toEqual([true, true, true]), 20_000)
  imap.append(mail('zwei'))
  await arrived('eins', 'zwei')
  imap.cut()
  imap.append(mail('drei'))
  await arrived('drei', 'eins', 'zwei')
  await worker.stop()
  await vi.waitFor(() => expect(imap.connections()).toBe(0), 20_000)
  imap.append(mail('vier'))
  start()
  await arrived('drei', 'eins', 'vier', 'zwei')
  expect(await subjects()).toHaveLength(4)
}, 60_000)

test('nothing is marked before it is stored, and a mail that cannot be stored is told and stops no other', async () => {
  const { app, imap, start, arrived } = await siteWithMailbox([{ raw: mail('kaputt') }, { raw: mail('heil') }])
  const refused: boolean[][] = []
  start(async (_app, given) => {
    if (given.subject === 'kaputt' && typeof given.content !== 'string') {
      refused.push(imap.seen())
      throw new Error('The database does not answer')
    }
    return takeFromMailbox(app, given)
  })
  await arrived('heil')
  expect(refused).toEqual(Array.from({ length: 4 }, () => [false, false]))
  await vi.waitFor(() => expect(imap.seen()).toEqual([false, true]), 20_000)
  const told = (await outbox(app.db).list()).filter(({ owner }) => owner === null)
  expect(told).toMatchObject([{ subject: 'Eine E-Mail im Postfach ließ sich nicht übernehmen', purpose: 'notice' }])
}, 60_000)

test('of two servers one reads the mailbox', async () => {
  const { app, imap, start, arrived } = await siteWithMailbox([{ raw: mail('eins') }])
  const first = start()
  await arrived('eins')
  start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(imap.connections()).toBe(1)
  await first.stop()
  imap.append(mail('zwei'))
  await arrived('eins', 'zwei')
  expect(app.config.imapUrl).toBe(imap.url)
}, 60_000)

test('the operator hears why a mailbox cannot be opened', async () => {
  const imap = await startImapServer()
  onTestFinished(() => imap.stop())
  expect(await verifyMailbox(imap.url)).toBeNull()
  expect(await verifyMailbox(imap.url.replace('geheim', 'falsch'))).toBe('Anmeldung abgelehnt')
  expect(await verifyMailbox('imap://a:b@127.0.0.1:9/INBOX')).toBe('ECONNREFUSED')
})
