import { Resolver } from 'node:dns/promises'

/** Records of a domain; null: no name server answered. */
export type MailRecords = { spf: string | null; dmarc: string | null; dkim: string | null } | null

export type MailVerdict = { what: 'SPF' | 'DKIM' | 'DMARC'; isFine: boolean; text: string }

/** Names under which mail providers publish their keys; the true one stands in the header of a mail that arrived. */
const SELECTORS = [
  'default',
  'dkim',
  'mail',
  'key1',
  'k1',
  's1',
  'selector1',
  'google',
  'kas202107',
  'strato-dkim-0002',
]

const resolver = new Resolver({ timeout: 1500, tries: 1 })

/** Asks the domain name system for what receivers of our mails look at (RFC 7208, 6376, 7489). */
export async function readMailRecords(domain: string): Promise<MailRecords> {
  const [own, policy, ...keys] = await Promise.all([
    texts(domain),
    texts(`_dmarc.${domain}`),
    ...SELECTORS.map((selector) => texts(`${selector}._domainkey.${domain}`)),
  ])
  if (own === null || policy === null) return null
  const first = (records: readonly string[], begin: RegExp) => records.find((record) => begin.test(record)) ?? null
  return {
    spf: first(own, /^v=spf1\b/i),
    dmarc: first(policy, /^v=DMARC1\b/i),
    dkim: first(
      keys.flatMap((records) => records ?? []),
      /\bp=\w/,
    ),
  }
}

/** None for a name that does not exist; null when the name server did not answer. */
async function texts(name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null
  }
}

/** In words for somebody who has never heard of it. */
export function judgeMailRecords(domain: string, { spf, dkim, dmarc }: NonNullable<MailRecords>): MailVerdict[] {
  return [
    {
      what: 'SPF',
      isFine: spf !== null && !/[+?]all\b/i.test(spf),
      text:
        spf === null
          ? `${domain} sagt nicht, welche Server Mails in ihrem Namen senden dürfen. Viele Postfächer lehnen sie deshalb ab. Tragen Sie beim Anbieter der Domain einen TXT-Eintrag ein, den Ihr Mailanbieter nennt; er beginnt mit „v=spf1“.`
          : /[+?]all\b/i.test(spf)
            ? 'Der SPF-Eintrag erlaubt jedem Server, in Ihrem Namen zu senden. Er sollte mit „~all“ oder „-all“ enden.'
            : `Der Eintrag „${spf}“ nennt die erlaubten Server. Ihr Mailserver muss darunter sein.`,
    },
    {
      what: 'DKIM',
      isFine: dkim !== null,
      text:
        dkim === null
          ? 'Unter den üblichen Namen steht kein Schlüssel, mit dem Empfänger die Unterschrift Ihrer Mails prüfen. Fragen Sie Ihren Mailanbieter nach DKIM, oder sehen Sie in den Kopfzeilen der Testmail nach „dkim=pass“.'
          : 'Ein Schlüssel für die Unterschrift Ihrer Mails ist veröffentlicht.',
    },
    {
      what: 'DMARC',
      isFine: dmarc !== null,
      text:
        dmarc === null
          ? `${domain} sagt nicht, was mit gefälschten Mails in ihrem Namen geschehen soll. Tragen Sie unter „_dmarc.${domain}“ den TXT-Eintrag „v=DMARC1; p=none; rua=mailto:…“ ein; später „p=quarantine“.`
          : /\bp=none\b/i.test(dmarc)
            ? 'DMARC ist da und beobachtet nur („p=none“). Kommen alle Mails gut an, wählen Sie „p=quarantine“.'
            : 'DMARC ist da und schützt vor gefälschten Mails in Ihrem Namen.',
    },
  ]
}
