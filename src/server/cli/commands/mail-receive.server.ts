import { createReadStream } from 'node:fs'
import { type MailOutcome, receiveMail } from '#areas/sender/public.server.ts'
import { MOST_MAIL_BYTES } from '#requests/incoming-mail/read-mail.server.ts'
import { CommandError, type Command } from '../command.ts'

export const mailReceiveCommand: Command = {
  words: 'mail receive',
  positionals: ['DATEI'],
  summary: 'Nimmt eine E-Mail aus einer .eml-Datei entgegen, wie aus dem Postfach; - liest von der Standardeingabe.',
  details: 'Dieselbe E-Mail ein zweites Mal ändert nichts.',
  async run({ openApp, positionals: [file = ''], out }) {
    const bytes = await readAtMost(file === '-' ? process.stdin : createReadStream(file), MOST_MAIL_BYTES)
    const outcome = await receiveMail(await openApp(), bytes)
    if (outcome.kind === 'refused') throw new CommandError(refusals[outcome.reason])
    await out(`${outcomeText(outcome)}\n`)
  },
}

const tooLarge = `Die E-Mail ist größer als ${MOST_MAIL_BYTES / 1024 / 1024} MB.`
const refusals = {
  'too-large': tooLarge,
  unreadable: 'Die E-Mail lässt sich nicht lesen.',
  'no-sender': 'Die E-Mail nennt keinen gültigen Absender.',
}

/** A larger mail is not read to its end. */
async function readAtMost(stream: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of stream) {
      size += piece.byteLength
      if (size > most) throw new CommandError(tooLarge)
      pieces.push(piece)
    }
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`Die Datei lässt sich nicht lesen: ${error instanceof Error ? error.message : error}`)
  }
  return Buffer.concat(pieces)
}

function outcomeText(outcome: Exclude<MailOutcome, { kind: 'refused' }>): string {
  if (outcome.kind === 'message') return `Nachricht zum Vorgang ${outcome.reference}.`
  if (outcome.kind === 'request') return `Neuer Vorgang ${outcome.reference}.`
  return {
    bounce: 'Unzustellbarkeitsmeldung; die betroffene Mail ist vermerkt.',
    'auto-reply': 'Automatische Antwort, vermerkt.',
    'read-receipt': 'Lesebestätigung, vermerkt.',
    own: 'Eine eigene Mail; nicht übernommen.',
    repeated: 'Diese E-Mail ist schon übernommen.',
  }[outcome.kind]
}
