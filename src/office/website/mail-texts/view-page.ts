import { data } from 'react-router'
import { escapeMarkup } from '#platform/escape-markup.ts'
import type { RenderedMail } from '#requests/mail/render-mail.ts'
import { site } from '#site'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { exampleMail, shownTexts } from './preview.server.ts'
import type { Route } from './+types/view-page.ts'

const HEAD = 'margin:0;padding:12px 16px;border-bottom:1px solid #94a3b8;font:14px/1.5 system-ui,sans-serif'
const PLAIN = 'margin:0;padding:16px;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere'

/** A mail as a mail program shows it, with what the caller is writing in its editor: one of the frames there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const texts = await shownTexts(app, staff, params.id)
  const mail = texts && exampleMail(app, params.id, texts)
  if (!mail) throw data(null, { status: 404 })
  const html = url.searchParams.get('als') === 'text' ? plainPage(mail) : withHead(mail)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Mails carry their styles with them. Nothing else is let in, whatever somebody wrote.
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${new URL(app.config.siteUrl).origin}; base-uri 'self'; frame-ancestors 'self'`,
    },
  })
}

/** Shows a mail as a mail program does. A link would leave the frame, which its sandbox forbids. */
function headOf({ subject }: RenderedMail): string {
  const said = [`Von: ${site.brand}`, `Betreff: ${subject}`].map(escapeMarkup).join('<br>')
  return `<base target="_blank"><p style="${HEAD}">${said}</p>`
}

const withHead = (mail: RenderedMail) => mail.html.replace('<body>', () => `<body>${headOf(mail)}`)

const plainPage = (mail: RenderedMail) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(mail.subject)}</title></head><body style="margin:0">${headOf(mail)}<pre style="${PLAIN}">${escapeMarkup(mail.text)}</pre></body></html>`
