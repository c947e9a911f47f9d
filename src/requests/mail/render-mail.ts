import { oneLine } from '#values/one-line.ts'
import type { MailBlock, MailCompany, MailContent } from './mail-content.ts'
import { companyLines, renderHtml } from './mail-html.ts'
import { ownPage } from './own-page.ts'

export type RenderedMail = { subject: string; text: string; html: string }

/** A mail as plain text and as HTML (`mail-html.ts`), both with the same words. */
export function renderMail({ subject, blocks, namesOwnPage }: MailContent, company: MailCompany): RenderedMail {
  const line = headerLine(subject)
  const all = namesOwnPage ? [...blocks, ...ownPage.contentOf({}).blocks] : blocks
  return { subject: line, text: renderText(all, company), html: renderHtml(line, all, company) }
}

/** More characters are shown nowhere. */
const LONGEST_SUBJECT = 150

const headerLine = (subject: string) => oneLine(subject).trim().slice(0, LONGEST_SUBJECT)

function renderText(blocks: readonly MailBlock[], company: MailCompany): string {
  const parts = blocks.map((block) => {
    if ('paragraph' in block) return block.paragraph
    if ('heading' in block) return `${block.heading}\n${'-'.repeat(Math.min(block.heading.length, 70))}`
    if ('card' in block) return [block.card.title, ...block.card.lines, block.card.href].join('\n')
    if ('link' in block) return `${block.link.label}: ${block.link.href}`
    return block.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n')
  })
  return `${[
    ...parts,
    `-- \n${companyLines(company)
      .map((line) => line.join(' · '))
      .join('\n')}`,
  ].join('\n\n')}\n`
}
