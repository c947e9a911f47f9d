import { jsonOption, CommandError, type Command } from '../command.ts'
import { examine } from '../doctor/examine.server.ts'
import type { Finding } from '#platform/doctor/finding.ts'
import { table } from '../table.ts'

const labels: Record<Finding['state'], string> = { ok: '✓', warning: '!', error: '✗' }

export const doctorCommand: Command = {
  words: 'doctor',
  summary: 'Untersucht Einstellungen, Datenbank, Platte, Mail und Bilder und sagt, was zu tun ist.',
  details: 'Endet mit 1, wenn etwas nicht in Ordnung ist (✗). Ein ! ist ein Hinweis.',
  options: jsonOption,
  async run({ config, flag, out }) {
    const findings = await examine(config)
    if (flag('json')) await out(`${JSON.stringify(findings, null, 2)}\n`)
    else {
      await out(
        table(
          ['', 'Was', 'Befund'],
          findings.map((finding) => [labels[finding.state], finding.what, finding.detail]),
        ),
      )
      for (const { state, what, advice } of findings) {
        if (state !== 'ok' && advice) await out(`\n${what}: ${advice}\n`)
      }
    }
    const broken = findings.filter((finding) => finding.state === 'error')
    if (broken.length > 0)
      throw new CommandError(`Nicht in Ordnung: ${broken.map((finding) => finding.what).join(', ')}`)
  },
}
