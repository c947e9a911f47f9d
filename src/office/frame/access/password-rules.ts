import { foldText } from '#platform/fold.ts'

/** ASVS 6.2.1 recommends 15, and NIST SP 800-63B-4 asks it of passwords that stand alone: some roles have no second factor. */
export const SHORTEST_PASSWORD = 15
/** ASVS 6.2.9 asks for at least 64. */
export const LONGEST_PASSWORD = 128

/** Words that everybody would try first here (ASVS 6.2.4, 6.2.11). Compared folded, without spaces. */
const COMMON = ['passwort', 'password', 'kennwort', 'geheim', 'willkommen', 'welcome', 'hallo', 'admin', 'immobilien']
const ROWS = ['1234567890', 'qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']

/**
 * Why this password is not good enough, as a German sentence, or null.
 * No rule about signs and no change after some months: both make passwords worse (ASVS 6.2.5, 6.2.10).
 * @param words the person's name and e-mail address, the company's name.
 */
export function passwordFault(password: string, words: readonly string[]): string | null {
  if (password.length < SHORTEST_PASSWORD)
    return `Bitte wählen Sie mindestens ${SHORTEST_PASSWORD} Zeichen, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.`
  if (password.length > LONGEST_PASSWORD) return `Das Passwort darf höchstens ${LONGEST_PASSWORD} Zeichen lang sein.`
  if (new Set(password.toLowerCase()).size < 6)
    return 'Das Passwort besteht aus zu wenigen verschiedenen Zeichen und ist leicht zu erraten.'
  if (isMostly(password, words))
    return 'Dieses Passwort ist leicht zu erraten: Es besteht fast nur aus bekannten Wörtern, Ihrem Namen oder einer Reihe von Tasten.'
  return null
}

/** Whether fewer than eight signs are left once every obvious part is taken away. */
function isMostly(password: string, words: readonly string[]): boolean {
  const bare = squeeze(password)
  const obvious = [...COMMON, ...words.flatMap((word) => foldText(word).split(' ')).filter((word) => word.length >= 4)]
  let left = obvious.reduce((rest, word) => rest.replaceAll(squeeze(word), ''), bare)
  for (const row of [...ROWS, ...ROWS.map((each) => [...each].toReversed().join(''))]) left = withoutRuns(left, row)
  return left.replaceAll(/(.)\1+/g, '$1').length < 8
}

const squeeze = (text: string) => foldText(text).replaceAll(' ', '')

/** Takes away every piece of four or more signs that stands in `row`. */
function withoutRuns(text: string, row: string): string {
  let rest = text
  for (let length = row.length; length >= 4; length--) {
    for (let start = 0; start + length <= row.length; start++)
      rest = rest.replaceAll(row.slice(start, start + length), '')
  }
  return rest
}
