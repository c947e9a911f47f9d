import { LARGEST_BYTES } from '../content/media/upload.server.ts'
import { readFormWithFiles } from '#office/frame/access/read-office-form.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'

const TOO_LARGE = `Das ist zu viel auf einmal. Eine Datei darf höchstens ${LARGEST_BYTES / 1024 / 1024} MB groß sein.`

/** The form, or a sentence beside the field that took what is too large for any server to read. */
export async function readUpload(
  httpRequest: Request,
  field: { intent: string; file: string },
): Promise<{ form: FormData } | { refusal: FormRefusal }> {
  const form = await readFormWithFiles(httpRequest)
  if (form !== 'too-large') return { form }
  return { refusal: { intent: field.intent, errors: { [field.file]: TOO_LARGE } } }
}
