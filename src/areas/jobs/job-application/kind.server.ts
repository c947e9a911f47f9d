import type { FormKind } from '#areas/kind.ts'
import { parseForm } from '#forms/parse-form.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { Refusal } from '#platform/submissions/submission-kind.ts'
import { site } from '#site'
import { openings } from '../openings/repository.server.ts'
import { fileLabels, labels } from './labels.ts'
import { jobApplication } from './kind.ts'
import { jobApplicationMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { applicationFiles } from './files.ts'
import { type JobApplication, jobApplicationSchema } from './schema.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A job application on its way through the pipeline. */
export const jobApplicationKind = {
  ...jobApplication,
  payloadVersion: 1,
  // The files' own limit, and room for texts and the form's boundaries.
  maxBytes: applicationFiles.maxBytes + 512 * 1024,
  files: applicationFiles.rules,
  parse: (input) => parseForm(jobApplicationSchema, input),
  describe: ({ firstName, lastName, email, phone, job }) => ({
    contactName: `${firstName} ${lastName}`,
    contactEmail: email,
    searchWords: [phone, job ?? texts.unsolicited],
    sender: { about: job ?? 'initiativ', phone },
  }),
  entered: {
    groups: [
      { heading: 'Bewerbung', fields: ['job', 'availableFrom', 'salary', 'message'] },
      { heading: 'Person', fields: ['firstName', 'lastName', 'email', 'phone', 'address'] },
    ],
    labels,
    files: fileLabels,
  },
  dueAt: (_application, receivedAt) => new Date(receivedAt.getTime() + site.promised.jobApplicationDays * DAY_MS),
  refuse,
  mails: jobApplicationMails,
  schemas: [jobApplicationSchema],
  templates,
  privacy,
} satisfies FormKind<JobApplication>

/** The job may have been filled while the form was. */
async function refuse(trx: Trx, { job }: JobApplication): Promise<Refusal | null> {
  if (job === null || (await openings(trx).findBySlug(job))) return null
  return { title: texts.gone }
}
