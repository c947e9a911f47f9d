import type { App } from '#platform/app.server.ts'
import { lastBackupAt } from '#platform/database/data-dir.server.ts'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { formatDateTime, plural } from '#ui/format.ts'
import { judgeMailRecords, readMailRecords } from './mail-domain.server.ts'
import { reachSite } from './reach.server.ts'
import type { SetupPoint } from './points.ts'

export async function mailPoints({ config, db }: App, looksOutside: boolean): Promise<SetupPoint[]> {
  const { mailFrom } = config
  const sends = sendsMail(config)
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? ''
  const server: SetupPoint = sends
    ? { state: 'done', text: `Mails gehen über einen Mailserver hinaus, als ${mailFrom}.` }
    : {
        state: 'open',
        text: 'Kein Mailserver: Mails bleiben als Dateien liegen und erreichen niemanden. Wer den Server betreibt, setzt SMTP_URL auf die Zugangsdaten Ihres Postfachs.',
      }
  const testedAt = sends ? await outbox(db).lastSentAt('test') : null
  const tested: SetupPoint[] = !sends
    ? []
    : [
        testedAt === null
          ? { state: 'hint', text: 'Noch keine Testmail. Schicken Sie sich eine, und sehen Sie auch im Spam nach.' }
          : { state: 'done', text: `Letzte Testmail: ${formatDateTime(new Date(testedAt))} Uhr` },
      ]
  if (domain.endsWith('.example'))
    return [
      server,
      {
        state: 'open',
        text: `Der Absender ${mailFrom} ist erfunden. Wer den Server betreibt, setzt MAIL_FROM auf eine Adresse Ihrer Domain.`,
      },
      ...tested,
    ]
  if (!looksOutside) return [server, ...tested]
  const records = await readMailRecords(domain)
  if (records === null)
    return [
      server,
      ...tested,
      { state: 'hint', text: `Nach SPF, DKIM und DMARC von ${domain} konnten wir gerade nicht sehen.` },
    ]
  return [
    server,
    ...tested,
    ...judgeMailRecords(domain, records).map(
      ({ what, isFine, text }): SetupPoint => ({ state: isFine ? 'done' : 'hint', text: `${what}: ${text}` }),
    ),
  ]
}

export async function domainPoints({ config, clock }: App, looksOutside: boolean): Promise<SetupPoint[]> {
  const { siteUrl } = config
  if (!siteUrl.startsWith('https://'))
    return [
      {
        state: 'open',
        text: `Die Website nennt sich ${siteUrl}. Wer den Server betreibt, setzt SITE_URL auf Ihre Adresse mit https:// und stellt nginx oder Caddy davor (docs/operations.md).`,
      },
    ]
  if (!looksOutside) return [{ state: 'done', text: `Die Website nennt sich ${siteUrl}.` }]
  const reached = await reachSite(siteUrl, clock.now())
  if (reached.kind === 'failed')
    return [
      {
        state: 'open',
        text: `${siteUrl} antwortet von hier aus nicht: ${reached.reason}. Stimmen DNS-Eintrag und Zertifikat?`,
      },
    ]
  if (reached.kind === 'reached' && reached.daysLeft < 14)
    return [
      { state: 'open', text: `Das Zertifikat von ${siteUrl} endet in ${plural(reached.daysLeft, 'Tag', 'Tagen')}.` },
    ]
  return [{ state: 'done', text: `${siteUrl} antwortet, verschlüsselt.` }]
}

export async function backupPoints({ config }: App): Promise<SetupPoint[]> {
  const last = await lastBackupAt(config.dataDir)
  return [
    last === null
      ? {
          state: 'open',
          text: 'Von einer Sicherung ist nichts bekannt. „npm run office -- backup --help“ sagt, wie es geht.',
        }
      : { state: 'done', text: `Letzte Sicherung: ${formatDateTime(new Date(last))} Uhr` },
  ]
}
