import { expect, onTestFinished, test } from 'vitest'
import { refreshSite } from '#company/current.server.ts'
import { mailsContent } from '#company/repository.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { mailCompany } from '#requests/mail/mail-content.ts'
import { renderMail } from '#requests/mail/render-mail.ts'
import { setWrittenMails } from '#company/written-mails.ts'
import { testApp } from '#platform/test-app.server.ts'
import { setSite, site } from '#site'
import { newsMail } from './mails.ts'

const company = () => mailCompany('https://www.example.de')

const incident = {
  id: 'i',
  propertyId: 'h',
  house: 'Am Viehtor 4',
  title: '{{firma}} <img src=x onerror=alert(1)>',
  text: '{{telefon}}\n<script>alert(1)</script>',
  sinceOn: '2027-03-01',
  expectedEnd: null,
  isEnded: false,
}

test('what somebody typed never becomes a placeholder or markup', () => {
  onTestFinished(() => setWrittenMails({}))
  setWrittenMails({ 'stoerung-neues': { opening: 'Neu: {{stoerung}}, {{firma}} <b>&</b>' } })
  const { subject, text, html } = renderMail(newsMail(incident), company())
  expect(subject).toContain('{{firma}} <img')
  expect(text).toContain('Neu: {{firma}} <img src=x onerror=alert(1)>, Rheinbogen Immobilien <b>&</b>')
  expect(text).toContain('{{telefon}}\n<script>')
  expect(html).not.toMatch(/<img src=x|<script>|<b>/)
  expect(html).toContain('&lt;b&gt;&amp;&lt;/b&gt;')
})

test('a saved text is in the next mail', async () => {
  const facts = { ...site }
  onTestFinished(() => {
    setWrittenMails({})
    setSite(facts)
  })
  const app = await testApp()
  const store = mailsContent(app.db, [{ id: 'stoerung-neues', title: '', standard: {} }])
  await store.update('stoerung-neues', 0, { subject: 'Aktuell: {{stoerung}}' }, app.clock.now())
  await raiseContentVersion(app.db, app.clock.now())
  await refreshSite(app)
  expect(newsMail({ ...incident, title: 'Aufzug' }).subject).toBe('Aktuell: Aufzug')
})
