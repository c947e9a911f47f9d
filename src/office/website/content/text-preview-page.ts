import { renderMarkdown } from '#company/markdown/render-markdown.server.ts'
import { MOST_CONTENT_BYTES, readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import type { Route } from './+types/text-preview-page.ts'

const MOST_LETTERS = 50_000

/** Renders a Markdown text: the same renderer as on the public pages, so the same HTML and as safe. */
export async function action({ request: httpRequest }: Route.ActionArgs) {
  const form = await readOfficeForm(httpRequest, MOST_CONTENT_BYTES)
  return { html: renderMarkdown(String(form.get('text') ?? '').slice(0, MOST_LETTERS)).html }
}
