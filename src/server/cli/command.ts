import type { App } from '#platform/app.server.ts'
import type { Config } from '#platform/config.server.ts'

export type Option = {
  type: 'string' | 'boolean'
  /** Placeholder of the value in the help: `--kind ART`. */
  value?: string
  help: string
}

export type CommandContext = {
  config: Config
  /** Returns the value of an option of type `string`. */
  text: (option: string) => string | undefined
  flag: (option: string) => boolean
  positionals: string[]
  out: (text: string) => Promise<void>
  /** Remarks that must not end up in a pipe. */
  note: (text: string) => void
  /** The site's parts with a long patience for locks; opened on first use, closed at the end. */
  openApp: (options?: { create?: boolean }) => Promise<App>
}

export type Command = {
  /** As typed: `requests list`. */
  words: string
  /** Names of the values that follow the words: `FILE`. All are needed. */
  positionals?: readonly string[]
  /** Names of values that may follow after those. */
  optionalPositionals?: readonly string[]
  /** One German sentence. */
  summary: string
  /** More German sentences for `--help`. */
  details?: string
  options?: Record<string, Option>
  /** Resolves when all is well. @throws CommandError when not. */
  run: (context: CommandContext) => Promise<void>
}

/** Something the operator should read; ends the tool with code 1. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The tool was called in a way it does not know; ends with code 2 and the help. */
export class UsageError extends Error {}

export const jsonOption = { json: { type: 'boolean', help: 'Ausgabe als JSON' } } satisfies Record<string, Option>

const INTRODUCTION = `Werkzeug für den Betrieb der Website. Es kann benutzt werden, während der Server läuft.

Aufruf: npm run office -- BEFEHL [OPTIONEN]
`

/** All commands, one line each. */
export function overview(commands: readonly Command[]): string {
  const lines = commands.map(
    (command) => [[command.words, ...(command.positionals ?? [])].join(' '), command.summary] as const,
  )
  const width = Math.max(...lines.map(([left]) => left.length))
  return `${INTRODUCTION}\n${lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')}\n\nOptionen zeigt jeder Befehl mit --help.\n`
}

/** One command with its options. */
export function explain(command: Command): string {
  const options = Object.entries({
    ...command.options,
    help: { type: 'boolean', help: 'Diese Erklärung' } satisfies Option,
  })
  const lines = options.map(([name, option]) => [optionUsage(name, option), option.help] as const)
  const width = Math.max(...lines.map(([left]) => left.length))
  return [
    `Aufruf: npm run office -- ${usage(command)}`,
    command.summary,
    ...(command.details ? [command.details] : []),
    `Optionen:\n${lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')}\n`,
  ].join('\n\n')
}

function usage({ words, positionals = [], optionalPositionals = [], options = {} }: Command): string {
  const optional = Object.entries(options).map(([name, option]) => `[${optionUsage(name, option)}]`)
  return [words, ...positionals, ...optionalPositionals.map((name) => `[${name}]`), ...optional].join(' ')
}

function optionUsage(name: string, option: Option): string {
  return option.type === 'string' ? `--${name} ${option.value ?? 'WERT'}` : `--${name}`
}
