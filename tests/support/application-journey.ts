import { setTimeout as wait } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import type { startSmtpServer } from '../../src/requests/mail/test-smtp.server.ts'

const WITHIN_MS = 20_000

/** The first mail to this address whose subject holds these words, as the mail server got it. */
export async function mailTo(
  server: Awaited<ReturnType<typeof startSmtpServer>>,
  address: string,
  words: string,
): Promise<Email> {
  const begin = Date.now()
  while (Date.now() - begin < WITHIN_MS) {
    const mail = server.received.find(
      ({ to, subject }) => to?.some((person) => person.address === address) && subject?.includes(words),
    )
    if (mail) return mail
    await wait(200)
  }
  throw new Error(`No mail „${words}“ to ${address} came within ${WITHIN_MS} ms`)
}

/** The calendar's file of a mail, lines joined. */
export function calendarIn({ attachments }: Email): string {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  if (!file) throw new Error('The mail has no calendar file')
  const { content } = file
  return (typeof content === 'string' ? content : new TextDecoder().decode(content)).replaceAll('\r\n ', '')
}
