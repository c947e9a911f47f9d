import { pictureAt } from '#company/pictures/picture-at.ts'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { housePicture } from '#ui/site-pictures.ts'
import type { AboutWords } from './words.ts'

export function History({ eyebrow, title, text, milestones }: AboutWords['history']) {
  const picture = pictureAt('picture_about_history', housePicture)
  return (
    <Section labelledBy="geschichte">
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-5">
          <p className="eyebrow mb-2">{eyebrow}</p>
          <h2 id="geschichte" className="text-3xl">
            {title}
          </h2>
          <p className="mt-5 text-lg text-ink-700">{text}</p>
          {/* It says nothing the text does not say. */}
          {picture && (
            <ResponsivePicture
              picture={picture}
              sizes="(min-width: 80rem) 30rem, (min-width: 64rem) 38vw, 75vw"
              className="mt-8 aspect-16/9 lg:aspect-4/3"
              rounded
              decorative
            />
          )}
        </div>
        <ol className="relative grid gap-8 border-l-2 border-brand-200 lg:col-span-7">
          {milestones.map((milestone) => (
            <li key={milestone.place} className="relative pl-7 sm:pl-9">
              <span
                aria-hidden="true"
                className="absolute top-1.5 -left-[9px] size-4 rounded-full border-4 border-white bg-action ring-2 ring-brand-200"
              />
              <p className="font-semibold text-action tabular">{milestone.year}</p>
              <h3 className="mt-0.5 text-xl">{milestone.title}</h3>
              <p className="mt-1.5 text-ink-700">{milestone.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
