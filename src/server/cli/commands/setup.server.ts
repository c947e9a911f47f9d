import { seedDemo } from '#db/seed/seed-demo.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import type { Command } from '../command.ts'

export const migrateCommand: Command = {
  words: 'migrate',
  summary: 'Bringt die Datenbank auf den neuesten Stand; legt sie an, wenn es keine gibt.',
  async run({ openApp, out }) {
    const steps = await migrate((await openApp({ create: true })).db)
    await out(steps.length === 0 ? 'Die Datenbank ist auf dem neuesten Stand.\n' : `Ausgeführt: ${steps.join(', ')}\n`)
  },
}

export const demoCommand: Command = {
  words: 'demo',
  summary: 'Füllt eine Datenbank ohne Immobilien mit der Demofirma.',
  async run({ openApp, out, note }) {
    const app = await openApp({ create: true })
    await migrate(app.db)
    const isFilled = await seedDemo(app, { say: note })
    await out(
      isFilled
        ? 'Die Demofirma ist eingerichtet.\n'
        : 'Es gibt schon eine Firma oder Immobilien; nichts wurde geändert.\n',
    )
  },
}
