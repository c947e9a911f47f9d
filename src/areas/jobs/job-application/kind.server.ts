import { formKind } from '#areas/form-kind.server.ts'
import { describeSender } from '#forms/staff-view.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { Refusal } from '#requests/request/request-kind.ts'
import { site } from '#site'
import { openings } from '../openings/repository.server.ts'
import { type JobApplication, jobForm } from './fields.ts'
import { jobApplication } from './kind.ts'
import { jobApplicationMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'
import { DAY_MS } from '#values/durations.ts'

/** A job application on its way through the pipeline. */
export const jobApplicationKind = formKind(jobApplication, jobForm, {
  summary: 'Bewerbung auf eine Stelle',
  describe: (application) => {
    const { searchWords, ...sender } = describeSender(jobForm, application)
    const { job, phone } = application
    return {
      ...sender,
      searchWords: [...searchWords, job ?? texts.unsolicited],
      sender: { about: job ?? 'initiativ', phone },
    }
  },
  dueAt: (_application, receivedAt) => new Date(receivedAt.getTime() + site.promised.jobApplicationDays * DAY_MS),
  refuse,
  mails: jobApplicationMails,
  templates,
  privacy,
})

/** The job may have been filled while the form was. */
async function refuse(trx: Trx, { job }: JobApplication): Promise<Refusal | null> {
  if (job === null || (await openings(trx).findBySlug(job))) return null
  return { title: texts.gone }
}
