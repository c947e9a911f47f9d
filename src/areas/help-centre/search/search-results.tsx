import { Link } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { plural } from '#ui/format.ts'
import { Section } from '#ui/layout/section.tsx'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { articlePath, type OpenedState } from '../articles/help-address.ts'
import { texts } from '../articles/texts.ts'
import { MarkedText } from './marked-text.tsx'
import type { SearchHit } from './search-hit.ts'
import { quoted } from '#values/quoted.ts'

type SearchResultsProps = {
  term: string
  /** Undefined while the search runs. */
  hits: SearchHit[] | undefined
  isFailed: boolean
  onRetry: () => void
  /** The address of this list, to come back to. */
  behind: string
}

/** Lists the hits of a sent search. */
export function SearchResults({ term, hits, isFailed, onRetry, behind }: SearchResultsProps) {
  return (
    <Section spacing="tight" labelledBy="suchergebnisse">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="suchergebnisse" className="text-2xl">
          {`Suchergebnisse für ${quoted(term)}`}
        </h2>
        <p role="status" className="text-ink-700">
          {hits && hits.length > 0 && `${plural(hits.length, 'Artikel', 'Artikel')} gefunden`}
        </p>
      </div>
      {isFailed && !hits && <LoadFailed title={texts.articlesFailed} onRetry={onRetry} />}
      {!isFailed && !hits && (
        <SkeletonGroup label="Artikel werden gesucht …" hideLabel className="grid gap-4">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="h-32 rounded-card" />
          ))}
        </SkeletonGroup>
      )}
      {hits?.length === 0 && (
        <Notice tone="info" role="status" title={texts.noHits(term)}>
          <p>{texts.noHitsAdvice}</p>
          <ButtonLink to="/mieterinfos" variant="secondary" size="sm">
            Alle Mieterinfos
          </ButtonLink>
        </Notice>
      )}
      {hits && hits.length > 0 && (
        <ul className="grid gap-4">
          {hits.map((hit) => (
            <li key={hit.id}>
              <Hit hit={hit} behind={behind} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Hit({ hit, behind }: { hit: SearchHit; behind: string }) {
  const state: OpenedState = { behind }
  return (
    <Card as="article" interactive className="p-5 sm:p-6">
      <p className="eyebrow mb-1">{hit.category?.title ?? texts.searchResult}</p>
      <h3 className="text-xl">
        <Link
          to={articlePath(hit)}
          state={state}
          preventScrollReset
          className="card-link group-hover:text-action-strong"
        >
          <MarkedText text={hit.title} ranges={hit.titleRanges} />
        </Link>
      </h3>
      <p className="mt-2 measure text-ink-700">
        <MarkedText text={hit.snippet} ranges={hit.snippetRanges} />
      </p>
    </Card>
  )
}
