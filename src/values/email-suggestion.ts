import { oneLine } from './one-line.ts'

/** Where people here have their mail, by far the most; a slip of the finger in one of them is suggested away. */
const COMMON =
  'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de magenta.de outlook.com outlook.de hotmail.com hotmail.de live.de live.com msn.com yahoo.de yahoo.com icloud.com me.com freenet.de mail.de posteo.de posteo.net mailbox.org arcor.de aol.com aol.de proton.me protonmail.com vodafone.de vodafonemail.de kabelmail.de online.de email.de bluewin.ch aon.at chello.at unity-mail.de netcologne.de ewetel.net osnanet.de ukr.net'.split(
    ' ',
  )

/** Rarer, real, and one letter from a common one. */
const REAL = [
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.eu',
  'gmx.org',
  'gmx.info',
  'mac.com',
  'o2mail.de',
  'ok.de',
]

const known: ReadonlySet<string> = new Set([...COMMON, ...REAL])

/** Nearer to another domain than to the one that is meant: there is no mail at these. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['gmail.de', 'gmail.com'],
  ['googlemail.de', 'googlemail.com'],
  ['icloud.de', 'icloud.com'],
])

const LONGEST = 254

/** `erika@gmial.com` → `erika@gmail.com`; null where the domain is a common one, or far from each. */
export function suggestEmail(typed: string): string | null {
  const address = oneLine(typed).trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 1 || address.length > LONGEST || known.has(domain)) return null
  const meant = MEANT.get(domain) ?? COMMON.find((common) => isOneEdit(domain, common))
  return meant === undefined ? null : `${address.slice(0, at + 1)}${meant}`
}

/** One letter more, less or another, or two that changed places. */
function isOneEdit(typed: string, common: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === common[start]) start += 1
  let end = 0
  const most = Math.min(typed.length, common.length) - start
  while (end < most && typed.at(-1 - end) === common.at(-1 - end)) end += 1
  const [one, other] = [typed.slice(start, typed.length - end), common.slice(start, common.length - end)]
  return (one.length <= 1 && other.length <= 1) || (one.length === 2 && other === `${one[1]}${one[0]}`)
}
