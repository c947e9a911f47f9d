import { fingerprintOf, type NamedFile } from './chosen-files.ts'
import type { FormMemory } from './form-memory.ts'
import { loadUpload } from './prepare-form.ts'
import { sendForm, type SendOutcome } from './send-form.ts'

type Delivery = {
  body: object
  files: readonly NamedFile[]
  memory: FormMemory
  /** Called when the key of this content is known. */
  keep: () => void
  onProgress: (percent: number) => void
}

/** Sends what a form holds: the same content, after a lost answer, under the same key. Never throws. */
export async function deliver(endpoint: string, delivery: Delivery): Promise<SendOutcome> {
  const { body, files, memory, keep, onProgress } = delivery
  const idempotencyKey = memory.keyFor(JSON.stringify(body) + fingerprintOf(files))
  keep()
  const token = memory.formToken ? { form_token: memory.formToken } : {}
  const sent = { ...body, ...token, ihre_webseite: memory.trap() }
  const upload = files.length === 0 ? undefined : await loadUpload().catch(() => null)
  if (upload === null) return { kind: 'unreachable' }
  const outcome = await sendForm(endpoint, sent, idempotencyKey, upload?.postWithFiles(files, onProgress))
  // The key stands for another content: the next try is a new one.
  if (outcome.kind === 'broken' && outcome.status === 422) memory.attempt = null
  return outcome
}
