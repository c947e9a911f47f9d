import { Link } from 'react-router'
import type { FlatsFound } from '../answer.ts'

/** Flats of the listings, each leading to its page, and the list that holds them all. */
export function FlatHits({ flats: { text, flats, all } }: { flats: FlatsFound }) {
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
