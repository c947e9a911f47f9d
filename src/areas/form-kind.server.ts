import type { DeclaredForm, FormResult } from '#forms/declare-form.ts'
import { describeSender, staffTexts } from '#forms/staff-view.ts'
import type { MailContext } from '#requests/request/request-kind.ts'
import type { FormMails } from './form-mails.ts'
import type { FormKind, Kind } from './kind.ts'

const MOST_TEXT_BYTES = 64 * 1024
/** Beside files: texts, and the boundaries between the parts. */
const MOST_BYTES_BESIDE_FILES = 512 * 1024

type Form<Payload> = Pick<DeclaredForm, 'fields' | 'steps' | 'groups' | 'files' | 'endpoint'> & {
  parse: (input: Readonly<Record<string, unknown>>) => FormResult<Payload>
}

type Own<Payload> = Partial<Omit<FormKind<Payload>, 'mails' | 'standardMails'>> &
  Pick<FormKind<Payload>, 'templates' | 'privacy'> & {
    mails: FormMails<Payload>
    /** Its name in the API's description. */
    summary: string
  }

/** A form on its way through the pipeline: what follows from its declaration, then what is its own, which wins. */
export function formKind<Payload extends Readonly<Record<string, unknown>>, Name extends string>(
  kind: Kind<Name>,
  form: Form<Payload>,
  { summary, mails, ...own }: Own<Payload>,
): FormKind<Payload, Name> {
  const { files } = form
  const isSent = form.endpoint !== ''
  return {
    payloadVersion: 1,
    maxBytes: files ? files.maxBytes + MOST_BYTES_BESIDE_FILES : MOST_TEXT_BYTES,
    ...(files && { files: files.rules }),
    parse: form.parse,
    describe: (payload) => describeSender(form, payload),
    entered: staffTexts(form),
    forms: isSent ? [form] : [],
    ...sentMails(mails),
    api: isSent ? { path: form.endpoint, summary } : null,
    ...own,
    ...kind,
  }
}

/** Gives the pipeline both mails, and the office their list. */
export function sentMails<Payload>({ receipt, notice }: FormMails<Payload>) {
  return {
    mails: (payload: Payload, context: MailContext) => ({
      receipt: receipt.contentOf({ ...context, payload }),
      notice: notice.contentOf({ ...context, payload }),
    }),
    standardMails: [receipt, notice],
  }
}
