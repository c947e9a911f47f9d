import { readPhone } from '#values/phone.ts'
import { type Palette, paletteOf } from '#company/palette.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'
import { type MailBlock, type MailCard, type MailCompany, SENDER_LINK } from './mail-content.ts'

/** The typeface of the site where it is installed, else that of the device: mail programs load none. */
const fontsOf = ({ family }: MailCompany) =>
  `'${family}',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`

/**
 * Colours stand here alone, so that a program which knows no dark screens, or drops styles, leaves black on white. Mail programs know
 * neither the site's custom properties nor `oklch`: these are the site's as they come out.
 */
const stylesOf = (palette: Palette) =>
  `
:root{color-scheme:light dark}
body{margin:0;padding:0;background:#f4f2ef;color:#1e293b}
.sheet{background:#ffffff;border-radius:12px}
h2{margin:24px 0 8px;font-size:18px;line-height:1.3;color:${palette['ink-950']}}
p{margin:0 0 16px}
a{color:${palette['brand-700']}}
.brand{font-size:17px;font-weight:600;color:${palette['ink-950']}}
.facts th{width:34%;padding:0 12px 8px 0;font-weight:400;color:#475569}
.facts td{padding:0 0 8px}
.go a{display:inline-block;padding:12px 20px;border-radius:8px;background:${palette['brand-600']};color:#ffffff;font-weight:600;text-decoration:none}
.company{color:#475569;font-size:13px}
@media (max-width:480px){.facts th,.facts td{display:block;width:auto}.facts th{padding:0}.facts td{padding:0 0 10px}}
@media (prefers-color-scheme:dark){
body{background:#0b1120;color:#e2e8f0}
.sheet{background:#172033}
h2,.brand{color:#f8fafc}
a{color:${palette['brand-300']}}
.facts th,.company{color:#a9b6c8}
.go a{background:${palette['brand-400']};color:#0b1120}
}`.replaceAll('\n', '')

/** One column of 600 pixels at most, in tables: the only layout that every mail program keeps. */
export function renderHtml(subject: string, blocks: readonly MailBlock[], company: MailCompany): string {
  return [
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapeMarkup(subject)}</title><style>${stylesOf(paletteOf(company.color))}</style></head><body>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:16px 8px">`,
    `<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">`,
    row(company, '24px 24px 8px', head(company)),
    row(company, '8px 24px', blocks.map(htmlOf).join('\n')),
    row(company, '8px 24px 24px', foot(company)),
    `</table></td></tr></table></body></html>`,
  ].join('\n')
}

function row(company: MailCompany, padding: string, content: string): string {
  return `<tr><td align="left" style="padding:${padding};font-family:${fontsOf(company)};font-size:16px;line-height:1.55;overflow-wrap:anywhere">${content}</td></tr>`
}

/** The icon has a ground of its own, so it stands on light and dark. Its address is the same in every mail: nobody is counted by it. */
function head({ brand, icon, siteUrl }: MailCompany): string {
  return `<img src="${escapeMarkup(siteUrl + icon)}" width="40" height="40" alt="Logo" style="vertical-align:middle;border:0">&nbsp; <span class="brand">${escapeMarkup(brand)}</span>`
}

function htmlOf(block: MailBlock): string {
  if ('paragraph' in block) return `<p>${multiline(block.paragraph)}</p>`
  if ('heading' in block) return `<h2>${escapeMarkup(block.heading)}</h2>`
  if ('card' in block) return cardOf(block.card)
  if ('link' in block)
    return `<p class="go"><a href="${escapeMarkup(webAddress(block.link.href))}">${escapeMarkup(block.link.label)}</a></p>`
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top">${escapeMarkup(label)}</th><td valign="top">${multiline(value)}</td></tr>`,
  )
  return `<table class="facts" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

/** The picture has its width in the markup too: Outlook knows no `max-width`. */
function cardOf({ title, href, picture, lines }: MailCard): string {
  const to = escapeMarkup(webAddress(href))
  const image =
    picture &&
    `<a href="${to}"><img src="${escapeMarkup(webAddress(picture.src))}" alt="${escapeMarkup(picture.alt)}" width="552" style="display:block;width:100%;max-width:552px;height:auto;border:0;border-radius:8px"></a>`
  return [
    image ?? '',
    `<p style="margin:12px 0 4px;font-size:18px"><a href="${to}"><strong>${escapeMarkup(title)}</strong></a></p>`,
    `<p style="margin:0 0 28px">${multiline(lines.join('\n'))}</p>`,
  ].join('')
}

function foot(company: MailCompany): string {
  const { email, phone, siteUrl } = company
  const call = readPhone(phone)
  const linked = new Map([
    [siteUrl, `<a href="${escapeMarkup(webAddress(siteUrl))}">${escapeMarkup(siteUrl)}</a>`],
    ...(call ? [[phoneLine(phone), `Telefon <a href="${call.href}">${escapeMarkup(phone)}</a>`] as const] : []),
    [email, `<a href="mailto:${escapeMarkup(email)}">${escapeMarkup(email)}</a>`],
  ])
  const lines = companyLines(company).map((parts) =>
    parts.map((part) => linked.get(part) ?? escapeMarkup(part)).join(' · '),
  )
  return `<hr style="border:0;border-top:1px solid #94a3b8;margin:8px 0 16px"><p class="company">${lines.join('<br>')}</p>`
}

/** Below every mail, line by line: how to reach us, and what the law asks of a business letter. */
export function companyLines(company: MailCompany): string[][] {
  const { legalName, address, phone, email, siteUrl, legal } = company
  return [[legalName], [address], [phoneLine(phone), email], [siteUrl], ...legal.map((parts) => [...parts])]
}

const phoneLine = (phone: string) => `Telefon ${phone}`

/** Only web addresses become links: a `javascript:` address would run in a careless mail program. */
function webAddress(href: string): string {
  return href === SENDER_LINK || /^(https?:|mailto:|tel:)/i.test(href) ? href : '#'
}

function multiline(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>')
}
