import { oneLine } from '#values/one-line.ts'

/**
 * The number a sender gets for their request: 8 characters, shown in two groups (`7K42-PXR8`).
 * Left out: what looks alike (0 O, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V) and the vowels, so that no word is spelled by chance.
 * 23 signs give 7.8 · 10¹⁰ numbers; a number that is taken already is drawn again (`receive.server.ts`).
 */
const SIGNS = '23456789CDFHJKMNPQRTWXY'
const LENGTH = 8

/** Bytes of 253 and above would favour the first signs, so they are thrown away. */
const LIMIT = 256 - (256 % SIGNS.length)

/** A fresh number as it is stored: 8 characters, no hyphen. Every sign is equally likely. */
export function newReference(): string {
  let reference = ''
  while (reference.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH - reference.length))
    for (const byte of bytes) if (byte < LIMIT) reference += SIGNS.charAt(byte % SIGNS.length)
  }
  return reference
}

/** `7K42PXR8` → `7K42-PXR8`, as every page, mail and answer shows it. */
export function showReference(stored: string): string {
  return `${stored.slice(0, 4)}-${stored.slice(4)}`
}

/** Reads a reference as typed or said on the phone (`7k42 pxr8`) → `7K42PXR8`; null when it is none. */
export function readReference(typed: string): string | null {
  const bare = oneLine(typed).toUpperCase().replace(/[\s-]/g, '')
  return bare.length === LENGTH && [...bare].every((sign) => SIGNS.includes(sign)) ? bare : null
}
