import { suggestEmail } from '#values/email-suggestion.ts'

export type EmailSuggestionProps = { typed: string; onTake: (meant: string) => void }

/** „Meinten Sie erika@gmail.com?“; nothing where the address is well as it is. */
export function EmailSuggestion({ typed, onTake }: EmailSuggestionProps) {
  const meant = suggestEmail(typed)
  if (meant === null) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-800">
      <span className="min-w-0 wrap-anywhere">{`Meinten Sie ${meant}?`}</span>
      <button
        type="button"
        onClick={() => onTake(meant)}
        className="needs-js link inline-flex min-h-11 items-center font-semibold"
      >
        <span>Übernehmen</span>
      </button>
    </p>
  )
}
