import { escapeMarkup } from '#platform/escape-markup.ts'
import { type MailBlock, type MailCompany, type MailContent, SENDER_LINK } from './mail-content.ts'

export type RenderedMail = { subject: string; text: string; html: string }

type Frame = {
  /** Ends with the way to the sender's own page; for mails to the sender whose text does not name it already. */
  namesOwnPage?: boolean
}

/** A mail as plain text and as plain, accessible HTML: no pictures, no styles that a dark screen would break, one column. */
export function renderMail({ subject, blocks }: MailContent, company: MailCompany, frame: Frame = {}): RenderedMail {
  const line = oneLine(subject)
  const all = frame.namesOwnPage ? [...blocks, ...ownPage] : blocks
  return { subject: line, text: renderText(all, company), html: renderHtml(line, all, company) }
}

/** The same words in every mail to a sender: the way to their own page. */
const ownPage: readonly MailBlock[] = [
  { heading: 'Ihr Vorgang im Internet' },
  { paragraph: 'Sehen Sie nach, wie weit wir sind, schreiben Sie uns dazu, oder ziehen Sie den Vorgang zurück.' },
  { link: { label: 'Zu Ihrem Vorgang', href: SENDER_LINK } },
  { paragraph: 'Der Link gehört nur zu diesem Vorgang und braucht kein Passwort. Bitte geben Sie ihn nicht weiter.' },
]

/** A subject is one header line; what a header must not carry becomes a space. 150 characters are shown nowhere. */
function oneLine(subject: string): string {
  return subject
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 150)
}

function renderText(blocks: readonly MailBlock[], company: MailCompany): string {
  const parts = blocks.map((block) => {
    if ('paragraph' in block) return block.paragraph
    if ('heading' in block) return `${block.heading}\n${'-'.repeat(Math.min(block.heading.length, 70))}`
    if ('link' in block) return `${block.link.label}: ${block.link.href}`
    return block.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n')
  })
  return `${[...parts, `-- \n${footer(company).join('\n')}`].join('\n\n')}\n`
}

function renderHtml(subject: string, blocks: readonly MailBlock[], company: MailCompany): string {
  const body = blocks.map((block) => {
    if ('paragraph' in block) return `<p>${multiline(block.paragraph)}</p>`
    if ('heading' in block) return `<h2>${escapeMarkup(block.heading)}</h2>`
    if ('link' in block)
      return `<p><a href="${escapeMarkup(webAddress(block.link.href))}">${escapeMarkup(block.link.label)}</a></p>`
    const rows = block.facts.map(
      ([label, value]) =>
        `<tr><th scope="row" align="left" valign="top">${escapeMarkup(label)}</th><td>${multiline(value)}</td></tr>`,
    )
    return `<table cellpadding="4">${rows.join('')}</table>`
  })
  return [
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body>`,
    ...body,
    `<hr><p>${footer(company).map(escapeMarkup).join('<br>')}</p></body></html>`,
  ].join('\n')
}

function footer(company: MailCompany): string[] {
  return [company.brand, company.address, `Telefon ${company.phone} · ${company.email}`, company.siteUrl]
}

/** Only web addresses become links: a `javascript:` address would run in a careless mail program. */
function webAddress(href: string): string {
  return href === SENDER_LINK || /^(https?:|mailto:|tel:)/i.test(href) ? href : '#'
}

function multiline(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}
