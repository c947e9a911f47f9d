import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { plural } from '#ui/format.ts'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Category } from './article.ts'
import { CategoryIcon } from './category-icon.tsx'
import { ARTICLES_ID, helpListPath } from './help-address.ts'
import { texts } from './texts.ts'

type CategoryTilesProps = {
  /** Undefined while they are read. */
  categories: Category[] | undefined
  /** The chosen category's slug; empty when a search is shown. */
  chosen: string
  isFailed: boolean
  onRetry: () => void
}

const grid = 'grid min-[18rem]:grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-3'

/** All subjects at a glance; each leads to its articles. */
export function CategoryTiles({ categories, chosen, isFailed, onRetry }: CategoryTilesProps) {
  return (
    <>
      <h2 id="kategorien" className="mb-5 text-2xl">
        Themen
      </h2>
      {isFailed && <LoadFailed title={texts.categoriesFailed} onRetry={onRetry} />}
      {!isFailed && !categories && (
        <SkeletonGroup label="Kategorien werden geladen …" hideLabel className={grid}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="h-32 rounded-card sm:h-20" />
          ))}
        </SkeletonGroup>
      )}
      {categories && (
        <ul className={grid}>
          {categories.map((category) => (
            <li key={category.id} className="max-lg:last:odd:col-span-full">
              <Tile category={category} isChosen={category.slug === chosen} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Tile({ category: { slug, title, icon, articleCount }, isChosen }: { category: Category; isChosen: boolean }) {
  return (
    <Link
      to={`${helpListPath({ category: slug })}#${ARTICLES_ID}`}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'group flex h-full gap-x-4 gap-y-3 rounded-card border p-3.5 transition-[border-color,background-color,box-shadow] max-sm:flex-col sm:items-center sm:p-4',
        isChosen
          ? 'border-action bg-brand-50 shadow-card'
          : 'border-ink-200 bg-white hover:border-brand-300 hover:shadow-raised',
      )}
    >
      <span
        className={classNames(
          'grid size-10 shrink-0 sm:size-12 place-items-center rounded-control transition-colors',
          isChosen ? 'bg-action text-white' : 'bg-brand-100 text-action-strong group-hover:bg-brand-200',
        )}
      >
        <CategoryIcon name={icon} className="size-5.5 sm:size-6" />
      </span>
      <span className="min-w-0">
        <span className="block leading-snug font-semibold text-ink-950 max-sm:text-[0.9375rem]">{title}</span>
        <span className="block text-sm text-ink-600">{plural(articleCount, 'Artikel', 'Artikel')}</span>
      </span>
    </Link>
  )
}
