import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Section } from '#ui/layout/section.tsx'
import { serviceNames } from './content.ts'

/** The way from one service to the other four. */
export function OtherServices({ than }: { than: string }) {
  const others = Object.entries(serviceNames).filter(([service]) => service !== than)
  return (
    <Section tone="tint" spacing="tight" labelledBy="weitere-leistungen" className="print:hidden">
      <h2 id="weitere-leistungen" className="text-xl">
        Weitere Leistungen für Vermieter
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {others.map(([service, name]) => (
          <li key={service}>
            <Link
              to={`/${service}`}
              prefetch="intent"
              className="inline-flex min-h-11 items-center gap-2 py-2 font-semibold text-action hover:text-action-strong hover:underline"
            >
              {name}
              <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
