import { readEmail } from '#values/email.ts'
import { isMap, isScalar } from 'yaml'
import { isRole, roleNames } from '#office/frame/access/roles.ts'
import { applyFolder } from '#office/website/company-folder/apply-folder.server.ts'
import type { Fault } from '#office/website/company-folder/fault.ts'
import { readFactsText } from '#office/website/company-folder/read-folder.server.ts'
import { readYaml } from '#office/website/company-folder/read-yaml.ts'
import { readTextFile, Unreadable } from '#office/website/company-folder/safe-files.server.ts'
import { addStaff } from '#office/accounts/staff/invitations.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { hasCompany } from '#company/repository.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { type Command, CommandError, jsonOption, UsageError } from '../command.ts'
import { printable } from '../table.ts'
import { refuseFaults } from './company.server.ts'
import { showLink } from './user.server.ts'

const ACCOUNT = 'konto'

export const companyInitCommand: Command = {
  words: 'company init',
  summary: 'Richtet eine neue Firma aus einer Datei ein: ihre Angaben und, wenn die Datei es nennt, das erste Konto.',
  details: `Die Datei ist geschrieben wie firma.yaml eines Ordners (company export). Dazu kann sie das erste Konto nennen:

  konto: { adresse: anna@example.de, name: Anna Groß, rolle: leitung }

Der Link, mit dem sein Besitzer ein Passwort wählt, gilt einmal und 24 Stunden. Legt die Datenbank an, wenn es keine gibt;
lehnt ab, wenn schon eine Firma eingerichtet ist.`,
  options: { from: { type: 'string', value: 'DATEI', help: 'die Angaben als YAML' }, ...jsonOption },
  async run(context) {
    const { openApp, text, flag, out } = context
    const file = text('from')?.trim() ?? ''
    if (file === '') throw new UsageError('--from fehlt.')
    const content = await readOrExplain(file)
    const account = readAccount(file, content)
    const facts = readFactsText(file, content, [ACCOUNT])
    const app = await openApp({ create: true })
    await migrate(app.db)
    if ((await hasCompany(app.db)) || (await staffAccounts(app.db).list()).length > 0)
      throw new CommandError('Hier ist schon eine Firma eingerichtet; nichts wurde geändert.')
    const folder = {
      ...facts,
      faults: [...facts.faults, ...account.faults],
      broken: new Set<string>(),
      files: new Map(),
      logos: new Map(),
      logoNames: new Map(),
    }
    await refuseFaults(context, await applyFolder(app, folder, { replace: false, isTrial: false }), 1)
    if (!flag('json')) await out('Die Firma ist eingerichtet.\n')
    if (!account.member) return flag('json') ? out('{}\n') : undefined
    const added = await addStaff(app, account.member, null)
    if (added.kind === 'exists') throw new CommandError('Das Konto gibt es schon.')
    await showLink(added, flag('json'), out)
  },
}

async function readOrExplain(file: string): Promise<string> {
  try {
    return await readTextFile(file)
  } catch (error) {
    if (error instanceof Unreadable) throw new CommandError(printable(`${file}: ${error.message}`))
    throw error
  }
}

/** The first account that the file names. */
function readAccount(file: string, content: string) {
  const { map, lineOf } = readYaml(file, content)
  const pair = map?.items.find(({ key }) => isScalar(key) && key.value === ACCOUNT)
  if (!pair) return { member: null, faults: [] }
  const faults: Fault[] = []
  const refuse = (text: string, node: unknown = pair.key) => faults.push({ file, line: lineOf(node), text })
  const given = new Map<string, string>()
  if (!isMap(pair.value)) refuse('Hier werden adresse, name und rolle erwartet.')
  else
    for (const { key, value } of pair.value.items) {
      const name = isScalar(key) ? String(key.value) : ''
      if (!['adresse', 'name', 'rolle'].includes(name)) refuse(`„${name}“: Diese Angabe gibt es hier nicht.`, key)
      else if (isScalar(value)) given.set(name, String(value.value ?? '').trim())
    }
  const email = given.get('adresse') ?? ''
  const role = given.get('rolle') ?? 'leitung'
  if (readEmail(email) === null) refuse('Das Konto braucht eine E-Mail-Adresse (adresse).')
  if (!isRole(role)) refuse(`Die Rolle (rolle) kann sein: ${roleNames.join(', ')}.`)
  const member = faults.length === 0 && isRole(role) ? { email, name: given.get('name') || email, role } : null
  return { member, faults }
}
