import type { RequestKind } from './request-kind.ts'
import { DAY_MS } from '#values/durations.ts'

export type ExampleMessage = { vorname: string; email: string; nachricht: string }

/** A small form of its own, for the pipeline's tests: they must not change when a real form does. */
export function exampleKind(different: Partial<RequestKind<ExampleMessage>> = {}): RequestKind<ExampleMessage> {
  return {
    kind: 'example_message',
    payloadVersion: 1,
    maxBytes: 64_000,
    parse(input) {
      const read = (name: string) => (typeof input[name] === 'string' ? input[name].trim() : '')
      const message = { vorname: read('vorname'), email: read('email'), nachricht: read('nachricht') }
      if (message.vorname === '') return { ok: false, errors: { vorname: 'Vorname ist erforderlich' } }
      if (!message.email.includes('@')) return { ok: false, errors: { email: 'Gültige E-Mail-Adresse erforderlich' } }
      return { ok: true, data: message }
    },
    describe: (message) => ({ contactName: message.vorname, contactEmail: message.email }),
    entered: { groups: [], labels: {} },
    dueAt: (_message, receivedAt) => new Date(receivedAt.getTime() + 3 * DAY_MS),
    keepFor: { months: 12 },
    mails: (message, { reference }) => ({
      receipt: {
        subject: `Eingangsbestätigung ${reference}`,
        blocks: [{ paragraph: `Ihre Nachricht ${reference} ist eingegangen.` }],
      },
      notice: {
        subject: `Nachricht von ${message.vorname}`,
        blocks: [
          {
            facts: [
              ['Vorname', message.vorname],
              ['Nachricht', message.nachricht],
            ],
          },
        ],
      },
    }),
    ...different,
  }
}

/** A valid message with one field changed. */
export function exampleMessage(different: Partial<ExampleMessage> = {}): ExampleMessage {
  return { vorname: 'Änne', email: 'aenne@example.de', nachricht: 'Ist die Wohnung noch frei?', ...different }
}
