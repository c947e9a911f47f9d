import { Link } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { site } from '#site'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import type { Answer, FlatsFound, HandOver, Passage } from '../answer.ts'
import { onlyInGerman } from '../hand-over.en.ts'
import { texts } from '../texts.ts'
import { LinkedText } from './worded-text.tsx'

/** What our own assistant found, word for word, each with its page. */
export function OwnAnswer({ answer: { language, flats, passages, isKnown, handOvers } }: { answer: Answer }) {
  return (
    <div className="grid gap-5">
      {!isKnown && (language === 'en' ? <OnlyInGerman /> : <Unknown />)}
      {flats && <FlatHits flats={flats} />}
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

function OnlyInGerman() {
  return (
    <p>
      {onlyInGerman}{' '}
      <a href={site.phone.href} className="link whitespace-nowrap">
        {site.phone.international}
      </a>
    </p>
  )
}

/** Flats of the listings, each leading to its page, and the list that holds them all. */
function FlatHits({ flats: { text, flats, all } }: { flats: FlatsFound }) {
  return (
    <div>
      <p>{text}</p>
      {flats.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {flats.map(({ name, place, facts, to }) => (
            <li key={to} className="rounded-control border border-ink-200 bg-white p-4">
              <Link to={to} className="link font-semibold">
                {name}
              </Link>
              <p className="text-sm text-ink-600">{place}</p>
              <p className="mt-1 tabular">{facts.join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <Link to={all.to} className="link font-semibold">
          {all.label}
        </Link>
      </p>
    </div>
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
