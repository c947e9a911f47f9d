import { Quote } from 'lucide-react'
import { site } from '#site'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import type { Testimonial } from './testimonial.ts'
import { quoted } from '#values/quoted.ts'

/** Voices one after the other, turned by the visitor: nothing moves while somebody reads. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <Section tone="sand" labelledBy="stimmen">
      <SectionHeading id="stimmen" title="Was Eigentümer über uns sagen" centered />
      <Carousel
        label="Stimmen von Eigentümern"
        noun="Stimme"
        controls="below"
        className="mx-auto max-w-3xl"
        slides={testimonials.map((testimonial) => ({
          key: testimonial.id,
          content: <Voice {...testimonial} />,
        }))}
      />
      <p className="mx-auto mt-8 max-w-2xl text-center text-sm text-ink-600">{site.testimonialsOrigin}</p>
    </Section>
  )
}

function Voice({ author, role, quote }: Testimonial) {
  return (
    <figure className="flex h-full flex-col items-center justify-center gap-5 px-1 text-center">
      <Quote aria-hidden="true" className="size-8 fill-brand-200 text-brand-400" />
      <blockquote className="text-xl text-pretty text-ink-950">{quoted(quote)}</blockquote>
      <figcaption>
        <span className="block font-semibold text-ink-950">{author}</span>
        {role && <span className="block text-ink-700">{role}</span>}
      </figcaption>
    </figure>
  )
}
