import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { App } from '#platform/app.server.ts'
import { refreshSite } from '#company/current.server.ts'
import { type Config, ConfigError, readConfig } from '#platform/config.server.ts'
import { databaseFile, lastServed } from '#platform/database/data-dir.server.ts'
import { isMigrated } from '#platform/database/migrate.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { createApp } from '../create-app.server.ts'
import { CommandError, UsageError, type Command, type CommandContext, explain, overview } from './command.ts'
import { commands } from './commands.server.ts'

export type Terminal = { out: (text: string) => Promise<void>; error: (text: string) => void }

/**
 * Runs one command of the operator's tool. Never throws.
 * @param words what was typed after `npm run office --`.
 * @returns the exit code: 0 done, 1 failed (the reason is on the error output), 2 called wrongly, 73 the server is running.
 */
export async function runOffice(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  try {
    const command = findCommand(words)
    if (!command) {
      if (words.includes('--help') || words.includes('-h')) {
        await terminal.out(overview(withPrefix(words)))
        return 0
      }
      throw new UsageError(
        words.length === 0 ? 'Es fehlt ein Befehl.' : `Den Befehl „${words.join(' ')}“ gibt es nicht.`,
      )
    }
    return await runCommand(command, words.slice(command.words.split(' ').length), environment, terminal)
  } catch (error) {
    return explainFailure(error, words, terminal)
  }
}

async function runCommand(
  command: Command,
  rest: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = readArguments(command, rest)
  if (values.help) {
    await terminal.out(explain(command))
    return 0
  }
  const wanted = command.positionals ?? []
  const most = wanted.length + (command.optionalPositionals?.length ?? 0)
  if (positionals.length < wanted.length || positionals.length > most) {
    const fault = most === 0 ? 'nimmt keine Werte' : 'nimmt weniger Werte'
    throw new UsageError(positionals.length > most ? `${command.words} ${fault}.` : `Es fehlt: ${wanted.join(' ')}`)
  }
  const config = atServedAddress(readConfig(environment), environment)
  const { openApp, closeApp } = appOpener(config)
  const context: CommandContext = {
    config,
    positionals,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    flag: (option) => values[option] === true,
    out: terminal.out,
    note: (text) => terminal.error(`${text}\n`),
    openApp,
  }
  try {
    await command.run(context)
    return 0
  } finally {
    await closeApp()
  }
}

/** Links lead to the site that runs: said by SITE_URL or PORT, else by the server that was last started on this data directory. */
function atServedAddress(config: Config, { SITE_URL, PORT }: Record<string, string | undefined>): Config {
  if (SITE_URL?.trim() || PORT?.trim()) return config
  const served = lastServed(config.dataDir, 'address')
  return served !== null && URL.canParse(served) ? { ...config, siteUrl: served } : config
}

function readArguments(command: Command, rest: readonly string[]) {
  const options = Object.fromEntries(Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]))
  try {
    const help = { type: 'boolean', short: 'h' } as const
    const parsed = parseArgs({ args: [...rest], options: { ...options, help }, allowPositionals: true, strict: true })
    const values: Record<string, unknown> = parsed.values
    return { values, positionals: parsed.positionals }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function findCommand(words: readonly string[]): Command | undefined {
  return commands.find((command) => command.words.split(' ').every((word, index) => words[index] === word))
}

/** `requests --help` shows the commands that begin so; anything else shows all. */
function withPrefix(words: readonly string[]): readonly Command[] {
  const group = commands.filter((command) => command.words.split(' ')[0] === words[0])
  return group.length > 0 ? group : commands
}

function explainFailure(error: unknown, words: readonly string[], terminal: Terminal): number {
  if (error instanceof UsageError) {
    const command = findCommand(words)
    terminal.error(`${error.message}\n\n${command ? explain(command) : overview(withPrefix(words))}`)
    return 2
  }
  if (error instanceof CommandError || error instanceof ConfigError) {
    terminal.error(`${error.message}\n`)
    return error instanceof CommandError ? error.exitCode : 1
  }
  const isOurs = error instanceof Error && 'exitCode' in error
  terminal.error(`${isOurs ? error.message : `Unerwarteter Fehler: ${error instanceof Error ? error.stack : error}`}\n`)
  return isOurs ? Number(error.exitCode) : 1
}

/** Opens the site's parts once and closes them at the end. A mistyped DATA_DIR must not make a new, empty database. */
function appOpener(config: Config) {
  let opened: App | undefined

  return {
    /** `create`: for the commands that set up a database. The others want one that is there and up to date. */
    async openApp({ create = false } = {}): Promise<App> {
      if (opened) return opened
      if (!create && config.databaseUrl === null && !existsSync(databaseFile(config.dataDir))) {
        throw new CommandError(
          `In ${config.dataDir} liegt keine Datenbank. Stimmt DATA_DIR? Eine neue macht: npm run office -- migrate`,
        )
      }
      opened = createApp(config, { as: 'tool', log: silentLog })
      if (!create && !(await isMigrated(opened.db))) {
        throw new CommandError(
          'Die Datenbank ist nicht auf dem neuesten Stand. Führen Sie aus: npm run office -- migrate',
        )
      }
      if (!create) await refreshSite(opened)
      return opened
    },

    async closeApp(): Promise<void> {
      await opened?.db.destroy()
    },
  }
}
