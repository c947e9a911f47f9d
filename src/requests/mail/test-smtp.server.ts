import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SmtpAnswer =
  | 'accept'
  /** Says no with this code and text, after the recipient. */
  | { code: number; text: string }
  /** Takes the mail and is silent. */
  | 'silent'

/** A real mail server on a port of its own, whose mood a test can change. */
export async function startSmtpServer(port = 0) {
  const received: Email[] = []
  let mood: SmtpAnswer = 'accept'

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (typeof mood === 'string') return done()
      done(Object.assign(new Error(mood.text), { responseCode: mood.code }))
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mood === 'silent') return
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          done()
        })
      })
    },
  })
  server.on('error', () => {}) // A client that hangs up is part of the tests.
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const ownPort = typeof address === 'object' && address ? address.port : port

  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    port: ownPort,
    received,
    become(answer: SmtpAnswer) {
      mood = answer
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
