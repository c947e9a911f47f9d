import { formKind } from '#areas/form-kind.server.ts'
import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import { templates } from '../contact/templates.ts'
import { emailForm } from './fields.ts'
import { emailMessage } from './kind.ts'
import { emailMessageMails } from './mails.ts'
import { privacy } from './privacy.ts'

/** An e-mail on its way through the pipeline; answered in the time that a message of the contact page is. */
export const emailMessageKind = formKind(emailMessage, emailForm, {
  summary: 'E-Mail',
  dueAt: (_message, receivedAt) => hoursAfter(receivedAt, site.promised.contactHours),
  mails: emailMessageMails,
  templates,
  privacy,
})
