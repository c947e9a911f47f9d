import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { erasePerson } from '#office/desk/person/erase-person.server.ts'
import { type FoundPerson, findPerson, readAddress } from '#office/desk/person/find-person.server.ts'
import { personArchive } from '#office/desk/person/person-archive.server.ts'
import { CommandError, jsonOption, UsageError, type Command, type CommandContext, type Option } from '../command.ts'
import { germanMoment, table } from '../table.ts'

const emailOption = {
  email: { type: 'string', value: 'ADRESSE', help: 'die E-Mail-Adresse der Person' },
} satisfies Record<string, Option>

export const personFindCommand: Command = {
  words: 'person find',
  summary: 'Zeigt, was zu einer E-Mail-Adresse gespeichert ist.',
  options: { ...emailOption, ...jsonOption },
  async run(context) {
    const person = await findPerson(await context.openApp(), emailOf(context))
    if (context.flag('json')) return context.out(`${JSON.stringify(person, null, 2)}\n`)
    await context.out(describe(person))
  },
}

export const personExportCommand: Command = {
  words: 'person export',
  summary: 'Schreibt alles zu einer E-Mail-Adresse in ein ZIP-Archiv (Art. 15 und 20 DSGVO).',
  details: 'Dass es ausgegeben wurde, wird bei jedem Vorgang und im Protokoll vermerkt.',
  options: {
    ...emailOption,
    out: { type: 'string', value: 'DATEI', help: 'wohin; die Datei darf es noch nicht geben' },
    'without-notes': { type: 'boolean', help: 'ohne die internen Notizen' },
  },
  async run(context) {
    const email = emailOf(context)
    const file = context.text('out')
    if (file === undefined) throw new UsageError('Es fehlt: --out DATEI')
    const app = await context.openApp()
    const person = await findPerson(app, email)
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
    let isOurs = false
    target.on('open', () => (isOurs = true))
    try {
      await pipeline(personArchive(app, null, person, { withNotes: !context.flag('without-notes') }), target)
    } catch (error) {
      if (isOurs) await rm(file, { force: true })
      throw new CommandError(`Das Archiv wurde nicht geschrieben: ${error instanceof Error ? error.message : error}`)
    }
    await context.out(`${person.requests.length} Vorgänge in ${file}\n`)
  },
}

export const personDeleteCommand: Command = {
  words: 'person delete',
  summary: 'Löscht alles zu einer E-Mail-Adresse, außer wo die Löschung ausgesetzt ist.',
  details:
    'Ohne --confirm wird nur gezeigt, was gelöscht würde. Das Löschprotokoll nennt Art und Zahl, nie die Person.',
  options: {
    ...emailOption,
    confirm: { type: 'string', value: 'ZAHL', help: 'so viele Vorgänge dürfen gelöscht werden; die genaue Zahl' },
  },
  async run(context) {
    const email = emailOf(context)
    const app = await context.openApp()
    const person = await findPerson(app, email)
    const free = person.requests.filter(({ isHeld }) => !isHeld).length
    if (context.text('confirm') !== String(free)) {
      await context.out(describe(person))
      throw new CommandError(`Nichts wurde gelöscht. Wenn es stimmt, fügen Sie hinzu: --confirm ${free}`)
    }
    const { requests, loose, held, isForgotten } = await erasePerson(app, null, email)
    await context.out(`Gelöscht: ${requests} Vorgänge, ${loose} weitere Einträge\n`)
    if (held > 0) context.note(`${held} Vorgänge bleiben: Die Löschung ist ausgesetzt. Sagen Sie das der Person.`)
    if (!isForgotten)
      context.note('Reste stehen noch in den Dateien der Datenbank. Der nächste tägliche Lauf räumt sie weg.')
  },
}

function emailOf({ text }: CommandContext): string {
  const email = readAddress(text('email') ?? '')
  if (email === null) throw new UsageError('Es fehlt: --email ADRESSE')
  return email
}

function describe({ requests, loose, mentions, isStaff }: FoundPerson): string {
  const rows = requests.map(({ reference, kind, receivedAt, deleteAfter, isHeld }) => [
    reference,
    kind,
    germanMoment(receivedAt),
    isHeld ? 'Löschung ausgesetzt' : germanMoment(deleteAfter),
  ])
  return [
    table(['Nummer', 'Art', 'Eingang', 'Wird gelöscht'], rows),
    ...loose.map(({ label, items }) => `${label}: ${items.length}\n`),
    ...(mentions.length > 0 ? [`Genannt in Vorgängen anderer (bleiben): ${mentions.join(', ')}\n`] : []),
    ...(isStaff ? ['Die Adresse gehört zu einem Konto der Verwaltung (user list).\n'] : []),
  ].join('')
}
