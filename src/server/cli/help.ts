import type { Command, Option } from './command.ts'

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
