import { Link } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import type { Answer, Lead, Passage } from '../answer.ts'
import { texts } from '../texts.ts'
import { FlatHits } from './flat-hits.tsx'
import { LinkedText } from './linked-text.tsx'

/** What our own assistant found, word for word, each with its page. */
export function OwnAnswer({ answer: { flats, passages, isKnown, leads } }: { answer: Answer }) {
  return (
    <div className="grid gap-5">
      {!isKnown && <Unknown />}
      {flats && <FlatHits flats={flats} />}
      {passages.map((passage) => (
        <PassageView key={`${passage.source.to} ${passage.heading}`} passage={passage} />
      ))}
      <LeadList leads={leads} />
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

/** Forms and pages that take the matter from here. */
export function LeadList({ leads }: { leads: Lead[] }) {
  if (leads.length === 0) return null
  return (
    <ul className="grid gap-4">
      {leads.map(({ label, to, why }) => (
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
