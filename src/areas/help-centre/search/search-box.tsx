import { Search } from 'lucide-react'
import { type SubmitEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { articlePath, helpListPath, type OpenedState } from '../articles/help-address.ts'
import { Button } from '#ui/button/button.tsx'
import { LONGEST_TERM } from './search-hit.ts'
import { SearchSuggestions } from './search-suggestions.tsx'
import { useSearchBox } from './use-search-box.ts'

type SearchBoxProps = {
  /** Empty: not searched yet. */
  term: string
  /** The list over which a chosen article opens; null: it opens as a page. */
  behind: string | null
}

/** The search of the help centre: suggestions while typing; sent, it leads to a list of hits. Without JavaScript a GET form. */
export function SearchBox({ term, behind }: SearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const box = useRef<HTMLFormElement>(null)
  const search = useSearchBox({
    box,
    term,
    onChoose: (hit) => {
      const state: OpenedState | null = behind === null ? null : { behind }
      void navigate(articlePath(hit), { state, preventScrollReset: behind !== null })
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    search.close()
    if (search.term !== '') void navigate(helpListPath({ term: search.term }))
  }

  return (
    <form
      ref={box}
      role="search"
      aria-label="Mieterinfos durchsuchen"
      method="get"
      action="/mieterinfos"
      onSubmit={submit}
      className="@container relative rounded-card bg-white p-2 shadow-raised ring-1 ring-ink-200"
    >
      <div className="flex items-center gap-2">
        <input
          id={id}
          name="q"
          type="search"
          role="combobox"
          aria-label="Suche in den Mieterinfos"
          aria-autocomplete="list"
          aria-expanded={search.isOpen}
          aria-controls={`${id}-liste`}
          aria-activedescendant={search.active >= 0 ? `${id}-${search.active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_TERM}
          placeholder="Wonach suchen Sie?"
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.onKeyDown}
          onClick={search.open}
          className="min-h-12 w-full min-w-0 rounded-control border-0 bg-transparent px-3 text-lg sm:px-4 text-ink-950 placeholder:text-ink-500"
        />
        <Button type="submit">
          <Search aria-hidden="true" /> <span className="@max-md:sr-only">Suchen</span>
        </Button>
      </div>
      {search.isOpen && <SearchSuggestions id={id} search={search} />}
    </form>
  )
}
