import { href, Link } from 'react-router'
import { KeepButton } from '../watchlist/keep-button.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatEuro } from '#ui/format.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { ApartmentPicture } from '../apartments/apartment-picture.tsx'
import { FactLine } from './fact-line.tsx'

type SimilarFlatsProps = { title: string; flats: ApartmentListItem[] }

/** Where to look on; nothing when no other flat is free. */
export function SimilarFlats({ title, flats }: SimilarFlatsProps) {
  if (flats.length === 0) return null
  return (
    <Section labelledBy="aehnliche" spacing="tight" className="print:hidden">
      <h2 id="aehnliche" className="text-3xl">
        {title}
      </h2>
      <ul className="mt-6 grid gap-4 sm:gap-6 lg:grid-cols-3">
        {flats.map((flat, index) => (
          <li key={flat.id}>
            <SimilarFlat flat={flat} previewIndex={index} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Less than a card of the overview: what one compares with the flat above. */
function SimilarFlat({ flat, previewIndex }: { flat: ApartmentListItem; previewIndex: number }) {
  const { warmRentEuro, coldRentEuro } = flat
  return (
    <Card as="article" interactive className="flex h-full max-lg:items-stretch lg:flex-col">
      <ApartmentPicture
        picture={flat.picture}
        previewIndex={previewIndex}
        buildingType={flat.type}
        sizes="(min-width: 64rem) 33vw, 40vw"
        className="max-lg:aspect-auto! max-lg:w-2/5 max-lg:max-w-64 max-lg:shrink-0"
      />
      <KeepButton apartmentId={flat.id} name={`${flat.apartmentName}, ${flat.propertyName}`} looks="picture" />
      <div className="min-w-0 flex-1 p-4 sm:p-5">
        <h3 className="text-lg leading-snug max-lg:pr-9">
          <Link
            to={href('/wohnung/:apartmentId', { apartmentId: flat.id })}
            prefetch="intent"
            viewTransition
            className="card-link"
          >
            <KeepTogether text={flat.apartmentName} />
          </Link>
        </h3>
        <p className="mt-1 text-sm text-ink-600">{`${flat.propertyName}, ${flat.location}`}</p>
        <p className="mt-3 text-xl font-bold text-ink-950 tabular">
          {warmRentEuro === null ? 'Miete auf Anfrage' : `${formatEuro(warmRentEuro)} warm`}
        </p>
        <p className="text-sm text-ink-700">
          <FactLine flat={flat} first={coldRentEuro === null ? null : `${formatEuro(coldRentEuro)} kalt`} />
        </p>
      </div>
    </Card>
  )
}
