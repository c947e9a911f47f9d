import { once } from 'node:events'
import type { Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'

/** A real IMAP server on a port of its own, with one mailbox. */
export async function startImapServer(mails: readonly { raw: string; flags?: string[] }[] = []) {
  const server = hoodiecrow({
    plugins: ['IDLE', 'ID', 'ENABLE', 'UIDPLUS', 'NAMESPACE', 'UNSELECT', 'LITERALPLUS'],
    users: { 'buero@example.de': { password: 'geheim' } },
    storage: { INBOX: { messages: [...mails] } },
  })
  const open = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  })
  server.listen(0, '127.0.0.1', () => {})
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cut = () => open.forEach((socket) => socket.destroy())
  return {
    url: `imap://buero%40example.de:geheim@127.0.0.1:${port}/INBOX`,
    connections: () => open.size,
    cut,
    append: (raw: Buffer | string) => server.appendMessage('INBOX', [], new Date(), raw.toString()),
    /** Whether each has been read, in the order of the mailbox. */
    seen: () => server.getMailbox('INBOX').messages.map(({ flags }) => flags.includes('\\Seen')),
    stop: () =>
      new Promise<void>((resolve) => {
        cut()
        server.close(resolve)
      }),
  }
}
