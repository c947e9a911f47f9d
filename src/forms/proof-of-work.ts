/** Counted without a pause, so that the page stays alive on a slow phone. */
const HASHES_PER_TURN = 4096

/**
 * Finds the number that makes SHA-256 of `<token>:<number>` start with `bits` zero bits, and returns that text. About 2^bits
 * hashes: a second or two for the 17 bits that the server asks for.
 */
export async function solveChallenge({ token, bits }: { token: string; bits: number }): Promise<string> {
  for (let number = 0; ; number += 1) {
    const proof = `${token}:${number}`
    if (leadingZeroBits(proof) >= bits) return proof
    if (number % HASHES_PER_TURN === HASHES_PER_TURN - 1) await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Zero bits before the first one in SHA-256 of an ASCII text, counted up to 32. */
export function leadingZeroBits(text: string): number {
  return Math.clz32(firstWord(text))
}

// FIPS 180-4: the first 32 bits of the fractional parts of the cube roots (K) and square roots (H) of the first primes.
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter((candidate) =>
  Array.from({ length: Math.floor(Math.sqrt(candidate)) - 1 }, (_, index) => index + 2).every(
    (by) => candidate % by !== 0,
  ),
)
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
const K = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const H = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The browser's own SHA-256 answers asynchronously, which costs ten times the hash. */
function firstWord(text: string): number {
  const length = Math.ceil((text.length + 9) / 64) * 64
  const bytes = new Uint8Array(length)
  bytes.set(new TextEncoder().encode(text))
  bytes[text.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(length - 4, text.length * 8)

  const state = Uint32Array.from(H)
  const words = new Uint32Array(64)
  for (let block = 0; block < length; block += 64) {
    for (let index = 0; index < 16; index++) words[index] = view.getUint32(block + index * 4)
    compress(state, words)
  }
  return state[0] ?? 0
}

function compress(state: Uint32Array, words: Uint32Array): void {
  const at = (index: number) => words[index] ?? 0
  for (let index = 16; index < 64; index++) {
    const early = at(index - 15)
    const late = at(index - 2)
    const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[index] = at(index - 16) + small0 + at(index - 7) + small1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (K[index] ?? 0) + at(index)) | 0
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word
}
