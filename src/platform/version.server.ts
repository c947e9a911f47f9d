import { readFileSync } from 'node:fs'

/** This software's version; site and tool are started in its folder. */
export const softwareVersion = (): string =>
  String((JSON.parse(readFileSync('package.json', 'utf8')) as { version: unknown }).version)
