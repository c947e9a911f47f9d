import { createHash } from 'node:crypto'
import type * as Imapflow from 'imapflow'
import { lazily } from '#platform/lazily.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

const imapflow = lazily<typeof Imapflow>('imapflow')

export type Client = Imapflow.ImapFlow

/** Where a setting leads; `name` says it without the password, as its row is called. */
export type Mailbox = { path: string; name: string; connect: () => Promise<Client> }

const isHere = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** `imaps://` is encrypted from the start, `imap://` by STARTTLS; only a server on this machine may do without. */
export function mailboxOf(imapUrl: string): Mailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl)
  const isSecure = protocol === 'imaps:'
  const path = decodeURIComponent(pathname.slice(1)) || 'INBOX'
  const name = createHash('sha256').update(`${username}@${hostname}:${port}/${path}`).digest('hex')
  async function connect() {
    const client = new (imapflow().ImapFlow)({
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      secure: isSecure,
      ...(isSecure ? {} : { doSTARTTLS: !isHere(hostname) }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 5 * MINUTE_MS,
    })
    // The command that waits gets the error as well; without a listener it would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.mailboxOpen(path)
      return client
    } catch (error) {
      client.close()
      throw error
    }
  }
  return { path, name, connect }
}

/** Null when the mailbox can be opened, else a code without addresses. */
export async function verifyMailbox(imapUrl: string): Promise<string | null> {
  try {
    const client = await mailboxOf(imapUrl).connect()
    client.close()
    return null
  } catch (error) {
    return mailboxFault(error)
  }
}

/** Describes a failure as far as a log may. */
export function mailboxFault(error: unknown): string {
  const { code, responseStatus, authenticationFailed } = error as {
    code?: string
    responseStatus?: string
    authenticationFailed?: boolean
  }
  if (authenticationFailed) return 'Anmeldung abgelehnt'
  return code ?? responseStatus ?? 'EUNKNOWN'
}
