import { fillFacts } from '#company/markdown/fill-in.ts'
import { renderMarkdown } from '#company/markdown/render-markdown.server.ts'
import { site } from '#site'
import { keepTogether } from '#ui/keep-together/together.ts'

const sources = import.meta.glob<string>('/content/letting/vergabe.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** How a flat is awarded, with the company's facts in it. */
export const awardText = () => keepTogether(renderMarkdown(fillFacts(Object.values(sources).join(''), site)).html)
