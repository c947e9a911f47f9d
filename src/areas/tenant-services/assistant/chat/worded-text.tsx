import { Link } from 'react-router'
import { citedIn } from '../model/clean-sentence.ts'
import type { NumberedSource } from '../model/sources.ts'
import { texts } from '../texts.ts'
import { LinkedText } from './linked-text.tsx'
import { pieces } from './pieces.ts'

type WordedTextProps = {
  /** The model's words, as plain text with citations `[2]`. */
  text: string
  sources: NumberedSource[]
  isWriting: boolean
}

/** What a model wrote, its citations as links to our pages. Nothing of it is markup. */
export function WordedText({ text, sources, isWriting }: WordedTextProps) {
  const cited = citedIn(text).flatMap((number) => sources.find((source) => source.number === number) ?? [])
  return (
    <div className="grid gap-4">
      <div className="grid gap-3">
        {pieces(text, /(\n+)/)
          .filter(({ part }) => part.trim() !== '')
          .map(({ at, part }) => (
            <p key={at}>
              <Cited text={part} sources={sources} />
            </p>
          ))}
      </div>
      {cited.length > 0 && !isWriting && (
        <div>
          <h4 className="text-sm font-semibold text-ink-700">Quellen</h4>
          <ol className="mt-1 grid gap-1 text-sm">
            {cited.map(({ number, title, to }) => (
              <li key={number} className="flex gap-2">
                <span className="tabular">[{number}]</span>
                <Link to={to} className="link min-w-0">
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
      {!isWriting && <p className="text-sm text-ink-600">{texts.wordedBy}</p>}
    </div>
  )
}

function Cited({ text, sources }: { text: string; sources: NumberedSource[] }) {
  return pieces(text, /(\[\d{1,2}\])/).map(({ at, part }) => {
    const source = /^\[\d/.test(part) && sources.find(({ number }) => part === `[${number}]`)
    if (!source) return <LinkedText key={at} text={part} />
    return (
      <Link key={at} to={source.to} className="link inline-block min-h-6 min-w-6 px-0.5 text-center text-sm tabular">
        <span className="sr-only">Quelle </span>[{source.number}]<span className="sr-only"> {source.title}</span>
      </Link>
    )
  })
}
