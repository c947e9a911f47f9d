const HASHES_AT_ONCE = 256

/**
 * Finds the number that makes SHA-256 of `<token>:<number>` start with `bits` zero bits, at most 32, and returns that text. About 2^bits
 * hashes: a few seconds for the 17 bits that the server asks for.
 * @throws where the browser has no `crypto.subtle`: on a page without TLS.
 */
export async function solveChallenge({ token, bits }: { token: string; bits: number }): Promise<string> {
  for (let first = 0; ; first += HASHES_AT_ONCE) {
    const proofs = Array.from({ length: HASHES_AT_ONCE }, (_, index) => `${token}:${first + index}`)
    const zeros = await Promise.all(proofs.map(leadingZeroBits))
    const found = proofs.find((_, index) => (zeros[index] ?? 0) >= bits)
    if (found !== undefined) return found
  }
}

async function leadingZeroBits(text: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Math.clz32(new DataView(hash).getUint32(0))
}
