import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { texts } from './texts.ts'

/** After sending: the reference, and what happens next. */
export function Received({ reference, takesFocus }: { reference: string; takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    title.current?.scrollIntoView({ block: 'center' })
    title.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <div className="grid gap-8">
      <div>
        <CircleCheck aria-hidden="true" className="size-12 text-ok-600" />
        <h2 ref={title} tabIndex={-1} className="mt-4 text-3xl">
          {texts.received}
        </h2>
        <p className="mt-4 text-ink-700">Ihre Vorgangsnummer:</p>
        <p className="mt-1 inline-block rounded-control bg-brand-50 px-4 py-2 text-2xl font-bold tracking-wider text-ink-950 tabular">
          {reference}
        </p>
        <p className="mt-2 text-sm text-ink-600">
          Bitte notieren Sie die Nummer und nennen Sie sie, wenn Sie uns wegen Ihrer Bewerbung anrufen.
        </p>
      </div>
      <div>
        <h3 className="text-xl">So geht es weiter</h3>
        <ol className="mt-3 list-decimal space-y-2 pl-6 text-ink-700 marker:font-semibold marker:text-action">
          {texts.nextSteps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <p className="text-ink-700">
        Haben Sie Fragen? Rufen Sie uns an:{' '}
        <a href={site.phone.href} className="link whitespace-nowrap">
          {site.phone.shown}
        </a>{' '}
        ({site.businessHours.shown}).
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to="/wohnungen">Weitere Wohnungen ansehen</ButtonLink>
        {/* A new document: nothing of the sent form is left in it. */}
        <ButtonLink href="/mieter-bewerbung" variant="secondary">
          Neue Bewerbung
        </ButtonLink>
      </div>
    </div>
  )
}
