import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import type { Answer, Passage } from '../answer.ts'
import type { HandOver } from '../hand-over.ts'
import { texts } from '../texts.ts'
import { LinkedText } from './worded-text.tsx'

// Every other language, each with all that it says in danger.
const OnlyInGerman = lazy(async () => ({ default: (await import('./only-in-german.tsx')).OnlyInGerman }))

/** Shows the passages that our own assistant found, word for word, each with its page. */
export function OwnAnswer({ answer: { language, passages, isKnown, handOvers } }: { answer: Answer }) {
  return (
    <div className="grid gap-5">
      {!isKnown && <Suspense>{language === 'de' ? <Unknown /> : <OnlyInGerman language={language} />}</Suspense>}
      {passages.map((passage) => (
        <PassageView key={`${passage.source.to} ${passage.heading}`} passage={passage} />
      ))}
      <HandOvers handOvers={handOvers} />
    </div>
  )
}

function Unknown() {
  return (
    <p>
      {texts.unknown} Unser Büro hilft weiter: <PhoneWithHours />
    </p>
  )
}

function PassageView({ passage: { heading, paragraphs, source } }: { passage: Passage }) {
  return (
    <div>
      <h4 className="text-lg">{heading}</h4>
      <div className="mt-2 grid gap-2">
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-600">
        Quelle:{' '}
        <Link to={source.to} className="link">
          {source.title}
        </Link>
      </p>
    </div>
  )
}

/** „1. Fragen Sie …“ and „• …“ hang on their mark. */
function Paragraph({ text }: { text: string }) {
  const [, mark, rest = text] = /^(•|\d+\.) (.+)$/s.exec(text) ?? []
  if (mark === undefined) {
    return (
      <p>
        <LinkedText text={text} />
      </p>
    )
  }
  return (
    <p className="flex gap-[0.4em]">
      <span className="shrink-0">{mark} </span>
      <span className="min-w-0">
        <LinkedText text={rest} />
      </span>
    </p>
  )
}

/** Forms that take the matter from here. */
export function HandOvers({ handOvers }: { handOvers: HandOver[] }) {
  if (handOvers.length === 0) return null
  return (
    <ul className="grid gap-4">
      {handOvers.map(({ label, to, why }) => (
        <li key={to} className="rounded-control bg-brand-50 p-4">
          <p>{why}</p>
          <ButtonLink to={to} size="sm" className="mt-3">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
