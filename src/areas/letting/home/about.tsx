import { Check } from 'lucide-react'
import { picturesAt } from '#company/pictures/picture-at.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Section } from '#ui/layout/section.tsx'
import type { Picture } from '#ui/picture/picture.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { diningPicture, newBuildingPicture, valleyPicture } from '#ui/site-pictures.ts'
import type { HomeWords } from './words.ts'

const viewPlaces = ['picture_home_view_1', 'picture_home_view_2', 'picture_home_view_3'] as const

function aboutViews(): Picture[] {
  const chosen = picturesAt(viewPlaces)
  if (chosen.length > 0) return chosen
  return site.showsDemoPictures ? [valleyPicture, diningPicture, newBuildingPicture] : []
}

export function About({ eyebrow, title, text, points }: HomeWords['about']) {
  const views = aboutViews()
  return (
    <Section tone="sand" labelledBy="ueber-uns">
      <div className={classNames('grid items-center gap-10 lg:gap-14', views.length > 0 && 'lg:grid-cols-12')}>
        {views.length > 0 && <Views pictures={views} />}
        <div className={views.length > 0 ? 'lg:col-span-6' : 'max-w-3xl'}>
          <p className="eyebrow mb-2">{eyebrow}</p>
          <h2 id="ueber-uns" className="text-3xl">
            {title}
          </h2>
          <p className="mt-5 text-lg text-ink-700">{text}</p>
          <ul className="mt-6 grid gap-3">
            {points.map((reason) => (
              <li key={reason} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action" />
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <ButtonLink to="/ueber-uns" variant="secondary">
              Mehr über uns
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** The first large, the others side by side below it. They say nothing the text does not say. */
function Views({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:col-span-6">
      {pictures.map((picture, index) => {
        const isWide = index === 0 || (index === 1 && pictures.length === 2)
        return (
          <ResponsivePicture
            key={picture.base}
            picture={picture}
            sizes={
              isWide
                ? '(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 75vw'
                : '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 50vw'
            }
            className={isWide ? 'col-span-2 aspect-16/9' : 'aspect-4/3'}
            rounded
          />
        )
      })}
    </div>
  )
}
