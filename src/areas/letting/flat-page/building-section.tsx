import { buildingFacts } from '../properties/building-facts.ts'
import { href, Link } from 'react-router'
import { Section } from '#ui/layout/section.tsx'
import { PicturePlaceholder } from '#ui/picture/picture-placeholder.tsx'
import type { Picture } from '#ui/picture/picture.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import type { Location } from '../properties/property.ts'
import type { ApartmentDetail } from './detail.ts'
import { unitWords } from './unit-words.ts'

type BuildingSectionProps = { detail: ApartmentDetail }

/** In what house and place the flat lies, in words and pictures. */
export function BuildingSection({ detail }: BuildingSectionProps) {
  const { property, location } = detail
  const pictures = [property.previewPicture, ...(location?.pictures ?? [])].filter((picture) => picture !== null)
  return (
    <Section tone="tint" labelledBy="lage" className="print:bg-transparent print:pt-4 print:pb-0">
      <h2 id="lage" className="text-3xl print:text-2xl">
        Lage und Gebäude
      </h2>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-2 print:mt-3 print:block">
        <div>
          <BuildingFacts detail={detail} />
          {property.description && (
            <p className="measure mt-6 whitespace-pre-line print:mt-3">{property.description}</p>
          )}
          {location && <PlaceText place={location} />}
          <p className="mt-6 print:hidden">
            <Link
              to={href('/immobilie/:propertyId', { propertyId: property.id })}
              prefetch="intent"
              viewTransition
              className="link"
            >{`${unitWords(property.propertyType).all} in ${property.name}`}</Link>
          </p>
        </div>
        <PlacePictures pictures={pictures} />
      </div>
    </Section>
  )
}

function BuildingFacts({ detail: { property } }: { detail: ApartmentDetail }) {
  return (
    <dl className="divide-y divide-brand-200/70 print:mr-[52%] print:break-inside-avoid">
      {buildingFacts(property).map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[8rem_1fr] gap-4 py-2.5 first:pt-0 print:py-1">
          <dt className="text-ink-600">{label}</dt>
          <dd className="font-semibold text-ink-950">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows the office's words about a place. */
export function PlaceText({ place: { name, description } }: { place: Location }) {
  if (description === null) return null
  return (
    <>
      <h3 className="mt-8 text-xl">{name}</h3>
      <p className="measure mt-2 whitespace-pre-line">{description}</p>
    </>
  )
}

export function PlacePictures({ pictures }: { pictures: Picture[] }) {
  if (pictures.length === 0)
    return <PicturePlaceholder label="Keine Bilder verfügbar" className="aspect-4/3 rounded-card" />
  const shown = pictures.slice(0, 4)
  return (
    <ul className="grid grid-cols-6 content-start gap-3 sm:gap-4 print:hidden">
      {shown.map((picture, index) => {
        const { span, shape, width } = index === 0 ? wholeRow : (rowOf[shown.length - 1] ?? wholeRow)
        return (
          <li key={picture.base} className={span}>
            <ResponsivePicture
              picture={picture}
              rounded
              sizes={`(min-width: 64rem) ${width / 2}vw, ${width}vw`}
              className={shape}
            />
          </li>
        )
      })}
    </ul>
  )
}

type Place = { span: string; shape: string /** Percent of the page, below 1024 px. */; width: number }

const wholeRow: Place = { span: 'col-span-6', shape: 'aspect-3/2', width: 100 }
/** How the other pictures fill the row below the first one, by their number. */
const rowOf: Record<number, Place> = {
  2: { span: 'col-span-3', shape: 'aspect-3/2', width: 50 },
  3: { span: 'col-span-2', shape: 'aspect-square', width: 34 },
}
