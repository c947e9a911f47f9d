import { createHash, randomInt } from 'node:crypto'

/** Without what looks alike. 24 signs of 31 are 118 bits: enough that a plain hash keeps them safe (ASVS 6.5.2 asks for 112). */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 24
const HASH = /^[\da-f]{64}$/

export const RECOVERY_CODES = 10

/** Ten fresh codes as they are shown: six groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
    return signs.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

/** A typed code → what is stored of it; null when it cannot be one. */
export function recoveryCodeHash(typed: string): string | null {
  const bare = typed.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return bare.length === LENGTH ? createHash('sha256').update(bare).digest('hex') : null
}

/**
 * How the sign-in library stores its list: only hashes. It writes the list back without the used code, so what is a hash already stays one.
 */
export const recoveryCodeStore = {
  encrypt: async (list: string): Promise<string> =>
    JSON.stringify((JSON.parse(list) as string[]).map((code) => (HASH.test(code) ? code : recoveryCodeHash(code)))),
  decrypt: async (stored: string): Promise<string> => stored,
}
