/** The thread that reads mails: whatever one is made of, nobody waits for it. */
import { parentPort } from 'node:worker_threads'
import { parseMail } from './parse-mail.ts'

parentPort?.on('message', (bytes: Uint8Array) => {
  parseMail(bytes).then(
    (mail) => parentPort?.postMessage(mail, []),
    () => parentPort?.postMessage(null, []),
  )
})
