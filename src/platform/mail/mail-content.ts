/** One part of a mail. Everything is plain text: the renderer escapes it, so a block can never carry markup. */
export type MailBlock =
  | { paragraph: string }
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { link: { label: string; href: string } }

/** What a mail says, before it becomes text and HTML (`render-mail.ts`). Subject and texts are German. */
export type MailContent = { subject: string; blocks: readonly MailBlock[] }

/** What a mail's frame says about the company. */
export type MailCompany = { brand: string; address: string; phone: string; email: string; siteUrl: string }
