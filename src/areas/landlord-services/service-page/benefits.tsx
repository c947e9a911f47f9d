import { Check } from 'lucide-react'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import type { ServiceContent } from './content.ts'

export function Benefits({ title, lead, points, beside }: ServiceContent['benefits']) {
  return (
    <Section labelledBy="vorteile">
      <div className="grid items-start gap-10 lg:grid-cols-12 lg:gap-14">
        <div className="lg:sticky lg:top-32 lg:col-span-5">
          <h2 id="vorteile" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 text-lg text-ink-700">{lead}</p>
          {typeof beside === 'string' ? (
            <img
              src={beside}
              alt=""
              width={1600}
              height={900}
              loading="lazy"
              className="mt-8 w-full rounded-card print:hidden"
            />
          ) : (
            <ResponsivePicture
              picture={beside}
              sizes="(min-width: 80rem) 30rem, (min-width: 64rem) 38vw, 100vw"
              className="mt-8 aspect-16/9 print:hidden"
              rounded
              decorative
            />
          )}
        </div>
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-7">
          {points.map((point) => (
            <li key={point.title} className="flex gap-3.5">
              <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-brand-100 text-action">
                <Check aria-hidden="true" className="size-4.5" />
              </span>
              <div className="min-w-0">
                <h3 className="text-lg">{point.title}</h3>
                <p className="mt-1 text-ink-700">
                  <KeepTogether text={point.text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
