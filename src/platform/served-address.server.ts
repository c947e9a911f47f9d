import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (dataDir: string) => join(dataDir, 'address')

/**
 * Leaves the site's address in the data directory, for the operator's tool: it prints links, and is often called without the PORT that
 * the server was started with. Without a slash at the end. Never throws: a disk that takes nothing must not stop the start.
 */
export function noteServedAddress(dataDir: string, siteUrl: string): void {
  try {
    writeFileSync(fileIn(dataDir), `${siteUrl}\n`, { mode: 0o600 })
  } catch {
    // Links of the tool then show the address of its own settings, as they did before the first start.
  }
}

/** Where the site on this data directory was last served, or null. */
export function servedAddress(dataDir: string): string | null {
  try {
    const address = readFileSync(fileIn(dataDir), 'utf8').trim()
    return URL.canParse(address) ? address : null
  } catch {
    return null
  }
}
