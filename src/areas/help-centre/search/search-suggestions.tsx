import { useEffect } from 'react'
import { classNames } from '#ui/class-names.ts'
import { plural } from '#ui/format.ts'
import { CategoryIcon } from '../articles/category-icon.tsx'
import { texts } from '../articles/texts.ts'
import { MarkedText } from './marked-text.tsx'
import type { SearchHit } from './search-hit.ts'
import type { useSearchBox } from './use-search-box.ts'

type SearchSuggestionsProps = { id: string; search: ReturnType<typeof useSearchBox> }

/** The list below the search field; how many there are is read out. */
export function SearchSuggestions({ id, search }: SearchSuggestionsProps) {
  const { hits, active, term, isLoading, isFailed, choose } = search
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const isEmpty = !isLoading && !isFailed && hits.length === 0

  return (
    <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-card bg-white shadow-overlay ring-1 ring-ink-200">
      <div role="status">
        {isLoading && hits.length === 0 && <p className="px-5 py-4 text-ink-700">Artikel werden gesucht …</p>}
        {!isLoading && hits.length > 0 && (
          <p className="sr-only">{`${plural(hits.length, 'Artikel', 'Artikel')} gefunden`}</p>
        )}
        {isFailed && !isLoading && <p className="px-5 py-4 text-bad-700">{texts.articlesFailed}</p>}
        {isEmpty && (
          <div className="px-5 py-4">
            <p className="font-semibold text-ink-950">{texts.noHits(term)}</p>
            <p className="text-ink-700">{texts.noHitsAdvice}</p>
          </div>
        )}
      </div>
      <div id={`${id}-liste`} role="listbox" aria-label="Gefundene Artikel">
        {hits.map((hit, index) => (
          <Suggestion
            key={hit.id}
            id={`${id}-${index}`}
            hit={hit}
            isActive={index === active}
            onChoose={() => choose(hit)}
          />
        ))}
      </div>
    </div>
  )
}

type SuggestionProps = { id: string; hit: SearchHit; isActive: boolean; onChoose: () => void }

/** The keys are the field's: the focus never leaves it. */
function Suggestion({ id, hit, isActive, onChoose }: SuggestionProps) {
  return (
    // The field has the keys (`use-search-box.ts`).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex cursor-pointer gap-4 border-b border-ink-100 px-5 py-3.5 last:border-0',
        isActive ? 'bg-brand-100' : 'hover:bg-brand-50',
      )}
    >
      <CategoryIcon name={hit.category?.icon ?? 'Home'} className="mt-1 size-5 shrink-0 text-action" />
      <span className="min-w-0">
        <span className="block text-sm text-ink-600">{hit.category?.title ?? texts.searchResult}</span>
        <span className="block font-semibold text-ink-950">
          <MarkedText text={hit.title} ranges={hit.titleRanges} />
        </span>
        <span className="mt-0.5 block text-sm text-ink-700">
          <MarkedText text={hit.snippet} ranges={hit.snippetRanges} />
        </span>
      </span>
    </div>
  )
}
