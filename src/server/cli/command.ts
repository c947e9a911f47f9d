import type { App } from '#platform/app.server.ts'
import type { Config } from '#platform/config.server.ts'

export type Option = {
  type: 'string' | 'boolean'
  /** What stands for the value in the help: `--kind ART`. */
  value?: string
  help: string
}

export type CommandContext = {
  config: Config
  /** What was given for an option of type `string`. */
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
  /** What is typed: `submissions list`. */
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
