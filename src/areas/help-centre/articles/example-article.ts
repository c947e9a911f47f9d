import type { NewArticle, NewCategory } from './article.ts'

/** A category for tests; name what the test is about. */
export function exampleCategory(different: Partial<NewCategory> = {}): NewCategory {
  const slug = different.slug ?? 'umgang'
  return {
    id: `kategorie-${slug}`,
    slug,
    title: 'Umgang mit der Wohnung',
    description: 'Pflegen und reparieren.',
    icon: 'Home',
    sortOrder: 1,
    ...different,
  }
}

/** An article for tests; name what the test is about. */
export function exampleArticle(different: Partial<NewArticle> = {}): NewArticle {
  const slug = different.slug ?? 'richtig-lueften'
  return {
    id: `artikel-${slug}`,
    slug,
    categorySlug: 'umgang',
    title: 'Richtig lüften',
    content: 'Fenster **ganz** öffnen.\n\n## Wie oft?\n\nZweimal am Tag.',
    image: null,
    imageAlt: null,
    keywords: 'stoßlüften',
    sortOrder: 1,
    isPublished: true,
    createdAt: '2026-03-01T08:00:00.000Z',
    ...different,
  }
}
