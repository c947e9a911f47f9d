import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes src/office/frame/access/common-passwords.server.ts anew: node scripts/make-common-passwords.ts PASSWORDS.json, which is
 * `src/passwords.json` of the npm package @zxcvbn-ts/language-common (MIT), a list in the order of their number.
 */
const MOST_COMMON = 10_000
const SHORTEST_PASSWORD = 15
const LINE = 120

const listed = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as string[]
const words = listed.slice(0, MOST_COMMON).filter((word) => /^[a-z]{4,14}$/.test(word))
const long = listed.filter((word) => word.length >= SHORTEST_PASSWORD)
const hashes = [...words, ...long].map((word) => createHash('sha256').update(word).digest().readUInt32BE())
const bytes = Buffer.alloc(4 * hashes.length)
for (const [index, hash] of hashes.toSorted((one, other) => one - other).entries()) bytes.writeUInt32BE(hash, 4 * index)

const lines = bytes.toString('base64').match(new RegExp(`.{1,${LINE * 2}}`, 'g')) ?? []
writeFileSync(
  'src/office/frame/access/common-passwords.server.ts',
  `/**
 * The first 32 bits of the SHA-256 of ${words.length} words (4 to 14 letters, among the ${MOST_COMMON} most common passwords) and of the ${long.length} common passwords
 * that are long enough for us. Made by scripts/make-common-passwords.ts from @zxcvbn-ts/language-common 4.1.3 (MIT, © 2012–2016 Dan
 * Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts). As hashes, because many of these words should stand in no file.
 */
export const commonHashes = \`
${lines.join('\n')}
\`
`,
)
