import { type SenderVerdict, senderVerdicts } from '#requests/incoming-mail/sender-verdict.ts'

type Event = { kind: string; detail: string | null }

/** Finds the mail server's verdict on the sender of a message. @param messageId null: the mail that the request began with. */
export function senderCheckOf(events: readonly Event[], messageId: string | null): { senderCheck?: SenderVerdict } {
  for (const { kind, detail } of events) {
    const [verdict, of = null] = kind === 'sender-check' ? (detail?.split('\n') ?? []) : []
    const known = senderVerdicts.find((each) => each === verdict)
    if (known && of === messageId) return { senderCheck: known }
  }
  return {}
}
