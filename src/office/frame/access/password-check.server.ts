import { createHash } from 'node:crypto'
import { foldText } from '#platform/fold.ts'
import { commonHashes } from './common-passwords.server.ts'
import { passwordFault } from './password-rules.ts'
import { wordTable } from '#platform/word-table.ts'

const COMMON =
  'Dieses Passwort ist eines der häufigsten oder aus höchstens zwei davon gemacht. Wählen Sie vier Wörter, die nichts miteinander zu tun haben.'

/** German favourites that the international list lacks. */
const germanWords =
  `passwort kennwort hallo schatz schatzi sommer winter herbst fruehling fussball bayern muenchen berlin hamburg koeln
  dortmund schalke borussia werder liebe ichliebedich sonnenschein sonne engel maus mausi hase hasi baer katze hund pferd blume rose
  geheim geheimnis willkommen computer internet arbeit buero firma verwaltung wohnung immobilien vermietung mieter haus montag
  dienstag mittwoch donnerstag freitag samstag sonntag januar februar maerz april juni juli august september oktober november
  dezember deutschland mercedes porsche volkswagen familie mutter vater bruder schwester oma opa baby kinder`
    .trim()
    .split(/\s+/)

/** A password of so few common parts is guessed early. */
const FEWEST_PARTS = 3
/** Digits and signs between the words are free up to this number; more of them are worth something. */
const MOST_FILL = 6
const LONGEST_WORD = 15

const disguises = wordTable<string>({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
})
/** Only inside a word: the year behind it is a year. */
const DISGUISED = /(?<=\p{L})[013457@$]{1,2}(?=\p{L})/gu

/**
 * Why this password may not be chosen, as a German sentence, or null (ASVS 6.2.4, 6.2.11, 6.2.12). Nothing leaves the server.
 * @param words the person's name and e-mail address, the company's name.
 */
export function checkPassword(password: string, words: readonly string[]): string | null {
  return passwordFault(password, words) ?? (isCommon(password, words) ? COMMON : null)
}

const bytes = Buffer.from(commonHashes, 'base64')
const hashes = new Set(Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(4 * index)))

/** One of the common ones; by chance also one of 600,000 others. */
function isListed(text: string): boolean {
  return hashes.has(createHash('sha256').update(text).digest().readUInt32BE())
}

function isCommon(password: string, words: readonly string[]): boolean {
  const plain = password.toLowerCase()
  if (isListed(plain)) return true
  const own = words.flatMap((word) => foldText(word).split(' ')).filter((word) => word.length >= 3)
  const known = new Set([...germanWords, ...own])
  const undisguised = plain.replaceAll(DISGUISED, (signs) => [...signs].map((sign) => disguises[sign] ?? sign).join(''))
  return [plain, undisguised].some((text) => fewestParts(foldText(text).replaceAll(' ', ''), known) < FEWEST_PARTS)
}

/** Of how few known words the text is made, with some digits between them; infinite when anything else is in it. */
function fewestParts(text: string, known: ReadonlySet<string>): number {
  const digits = text.match(/\d/g)?.length ?? 0
  if (digits > MOST_FILL) return Number.POSITIVE_INFINITY
  const best: number[] = [0]
  for (let end = 1; end <= text.length; end++) {
    let fewest = /\d/.test(text.charAt(end - 1)) ? (best[end - 1] ?? 0) : Number.POSITIVE_INFINITY
    for (let start = Math.max(0, end - LONGEST_WORD); start < end - 2; start++) {
      // Enough parts already: no further look.
      if ((best[start] ?? 0) + 1 >= FEWEST_PARTS) continue
      const part = text.slice(start, end)
      if (known.has(part) || isListed(part)) fewest = Math.min(fewest, (best[start] ?? 0) + 1)
    }
    best[end] = fewest
  }
  return best[text.length] ?? 0
}
