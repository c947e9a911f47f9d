/** A subject of the help centre. `icon` is one of nine names (chapter 3 of the specification), see `category-icon.tsx`. */
export type Category = {
  id: string
  slug: string
  title: string
  description: string | null
  icon: string
  sortOrder: number
  /** Published articles. */
  articleCount: number
}

/** The part of a category that an article shows. */
export type CategoryLabel = Pick<Category, 'slug' | 'title' | 'icon'>

/** An article on a card: enough to choose it by. */
export type ArticleCard = {
  id: string
  slug: string
  title: string
  /** The first words without Markdown, at most `EXCERPT_LETTERS`; the card clamps them. */
  excerpt: string
  /** Address of a picture on this site; null: the category's drawing stands in. */
  image: string | null
  /** Null: the picture says nothing that the title does not say. */
  imageAlt: string | null
  categorySlug: string
  category: CategoryLabel
}

/** An article as it is read. */
export type Article = ArticleCard & {
  /** Markdown, as it was written. */
  content: string
  /** The same as safe HTML. */
  contentHtml: string
  /** Last change, ISO 8601 UTC. */
  updatedAt: string
}

/** An article before it is stored: the repository adds the folded column. Moments ISO 8601 UTC. */
export type NewArticle = {
  id: string
  slug: string
  categorySlug: string
  title: string
  content: string
  image: string | null
  imageAlt: string | null
  /** Words that people search by and the text does not hold, misspelled ones too. */
  keywords: string
  sortOrder: number
  isPublished: boolean
  createdAt: string
}

export type NewCategory = Omit<Category, 'articleCount'>

export const EXCERPT_LETTERS = 280
