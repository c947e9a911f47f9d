import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { NewArticle } from '#areas/help-centre/articles/article.ts'
import { fillFacts } from '#company/markdown/fill-in.ts'
import { site } from '#site'

/** `heizen/2-richtig-heizen.md` → category, place in it, slug. */
const FILE_NAME = /^([a-z]+)\/(\d+)-([a-z\d-]+)\.md$/
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/**
 * The demo company's articles from their Markdown files. `{{phone.shown}}` and the like stand for facts of `src/site.ts`.
 * @param folder the site is started in the repository's folder.
 * @throws when a file's name, head or placeholder is wrong, so that no half article is seeded.
 */
export async function readDemoArticles(
  now: Date,
  folder = path.resolve('db/seed/content/help-centre'),
): Promise<NewArticle[]> {
  const files: string[] = []
  for await (const file of glob('*/*.md', { cwd: folder })) files.push(file.replaceAll('\\', '/'))
  const articles: NewArticle[] = []
  for (const file of files.toSorted()) {
    const article = parseArticle(file, await readFile(path.join(folder, file), 'utf8'))
    articles.push({ ...article, createdAt: now.toISOString() })
  }
  return articles
}

function parseArticle(file: string, source: string): Omit<NewArticle, 'createdAt'> {
  const [, categorySlug, place, slug] = FILE_NAME.exec(file) ?? []
  const [, head, content] = FRONT_MATTER.exec(source) ?? []
  if (!categorySlug || !slug || head === undefined || content === undefined) throw new Error(`${file} is no article`)
  const fact = (name: string) => {
    const value = new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1]
    if (value === undefined) throw new Error(`${file} has no ${name}`)
    return value
  }
  return {
    id: `artikel-${slug}`,
    slug,
    categorySlug,
    title: fact('title'),
    content: fillFacts(content.trim(), site),
    image: `/illustrationen/${fact('motif')}.svg`,
    imageAlt: null,
    keywords: fact('keywords'),
    sortOrder: Number(place),
    isPublished: true,
  }
}
