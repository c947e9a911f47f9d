import { Check } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { diningPicture, newBuildingPicture, valleyPicture } from '#ui/site-pictures.ts'
import type { HomeWords } from './words.ts'

export function About({ eyebrow, title, text, points }: HomeWords['about']) {
  return (
    <Section tone="sand" labelledBy="ueber-uns">
      <div className={classNames('grid items-center gap-10 lg:gap-14', site.showsDemoPictures && 'lg:grid-cols-12')}>
        {site.showsDemoPictures && <Views />}
        <div className={site.showsDemoPictures ? 'lg:col-span-6' : 'max-w-3xl'}>
          <p className="eyebrow mb-2">{eyebrow}</p>
          <h2 id="ueber-uns" className="text-3xl">
            {title}
          </h2>
          <p className="mt-5 text-lg text-ink-700">{text}</p>
          <ul className="mt-6 grid gap-3">
            {points.map((reason) => (
              <li key={reason} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action" />
                {reason}
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

/** They say nothing the text does not say. */
function Views() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:col-span-6">
      <ResponsivePicture
        picture={valleyPicture}
        sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 100vw"
        className="col-span-2 aspect-16/9"
        rounded
      />
      <ResponsivePicture
        picture={diningPicture}
        sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 50vw"
        className="aspect-4/3"
        rounded
      />
      <ResponsivePicture
        picture={newBuildingPicture}
        sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 50vw"
        className="aspect-4/3"
        rounded
      />
    </div>
  )
}
