import { useEffect, useState } from 'react'
import { useEntered } from '#forms/form-context.ts'
import { fetchItems } from '#platform/api-client.ts'
import { offers } from '#company/offered.ts'
import { type ApiQuery, useApiQuery } from '#platform/query/use-api-query.ts'
import { plural } from '#ui/format.ts'

/** Between the last letter and the question, in milliseconds. */
const TYPING_PAUSE_MS = 700
/** Shorter ones say nothing yet. */
const SHORTEST_DESCRIPTION = 6
/** The help centre looks at no more. */
const LONGEST_DESCRIPTION = 300

type Suggestion = { slug: string; categorySlug: string; title: string }

const suggestionsQuery = (description: string): ApiQuery<Suggestion[]> => ({
  queryKey: ['help', 'suggestions', description],
  queryFn: async ({ signal }) => {
    const path = `/api/help/suggestions?q=${encodeURIComponent(description)}`
    return fetchItems<Suggestion>(path, signal)
  },
})

/** Articles of the help centre that fit what is being typed. They open in a new tab; an answer that does not come is not missed. */
export function HelpSuggestions() {
  const description = useEntered(({ damage_description: text = '', damage_location: place = '' }) =>
    `${text.trim()} ${place.trim()}`.trim().slice(0, LONGEST_DESCRIPTION),
  )
  const asked = usePaused(description.length < SHORTEST_DESCRIPTION ? '' : description)
  const { data } = useApiQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== '' && offers('help_centre'),
    keepsPrevious: true,
  })
  const suggestions = asked === '' ? [] : (data ?? [])
  return (
    <div>
      <p role="status" className="sr-only">
        {suggestions.length > 0 && plural(suggestions.length, 'passender Hilfeartikel', 'passende Hilfeartikel')}
      </p>
      {suggestions.length > 0 && (
        <section
          aria-label="Passende Hilfeartikel"
          className="mt-3 rounded-card border border-brand-200 bg-brand-50 p-4"
        >
          <p className="font-semibold text-ink-950">Das könnte schon helfen, bis wir da sind:</p>
          <ul className="mt-1.5 grid gap-0.5">
            {suggestions.map(({ slug, categorySlug, title }) => (
              <li key={slug}>
                <a
                  href={`/mieterinfos/${encodeURIComponent(categorySlug)}/${encodeURIComponent(slug)}`}
                  target="_blank"
                  rel="noopener"
                  className="link inline-block py-1"
                >
                  <span>{title}</span>
                  <span className="sr-only"> (öffnet in neuem Tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The text as it stands when nobody types; at once when it is emptied. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
