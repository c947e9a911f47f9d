import type { App } from '#platform/app.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { mailCompany, type MailContent, SENDER_LINK } from '#requests/mail/mail-content.ts'
import { type RenderedMail, renderMail } from '#requests/mail/render-mail.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { openDraft } from '../content/drafts/keep-draft.server.ts'
import { mailKind } from './content-kind.server.ts'
import { mailNamed } from './all-mails.server.ts'

/** Reads the writer's draft, else the present texts. Null: no such mail. */
export async function shownTexts(app: App, staff: Staff, id: string): Promise<ContentValues | null> {
  const record = await mailKind.store(app.db).find(id)
  return record && ((await openDraft(app, staff, mailKind, record))?.typed ?? record.values)
}

/** The mail with these texts, about something invented. Nobody's page is behind its links: they lead to the website. */
export function exampleMail(app: App, id: string, texts: ContentValues): RenderedMail | null {
  const content = mailNamed(id)?.exampleOf(app.config.siteUrl, texts)
  return content ? renderExample(app, content) : null
}

function renderExample({ config: { siteUrl } }: App, content: MailContent): RenderedMail {
  const { subject, text, html } = renderMail(content, mailCompany(siteUrl))
  return { subject, text: text.replaceAll(SENDER_LINK, siteUrl), html: html.replaceAll(SENDER_LINK, siteUrl) }
}
