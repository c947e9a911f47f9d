declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type StoredMail = { raw: string; flags?: string[] }
  type ImapServer = {
    server: Server
    listen: (port: number, host: string, listening: () => void) => void
    close: (closed: () => void) => void
    appendMessage: (mailbox: string, flags: string[], at: Date, raw: string) => void
    getMailbox: (path: string) => { messages: { uid: number; flags: string[] }[]; uidvalidity: number }
  }
  export default function hoodiecrow(options: {
    plugins: string[]
    users: Record<string, { password: string }>
    storage: Record<string, { messages: StoredMail[] }>
  }): ImapServer
}
