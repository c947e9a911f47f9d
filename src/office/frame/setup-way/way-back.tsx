import { Form, useLocation } from 'react-router'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { addressOf, placeOf, SETUP, type SetupStepId } from './steps.ts'

/** Above every page of the office while somebody sets the site up: the way back to the step they came from. */
export function WayBack({ step }: { step: SetupStepId }) {
  const { pathname } = useLocation()
  if (pathname === SETUP || pathname.startsWith(`${SETUP}/`)) return null
  const { number, of, title } = placeOf(step)
  return (
    <nav
      aria-label="Einrichtung"
      className="mb-4 flex flex-wrap items-center gap-x-4 rounded-card border border-brand-200 bg-brand-50 px-4 print:hidden"
    >
      <ThumbLink href={addressOf(step)} className="font-semibold">
        ← Zurück zur Einrichtung
      </ThumbLink>
      <span className="text-ink-700 max-sm:hidden">{`Schritt ${number} von ${of}: ${title}`}</span>
      <Form method="post" action={SETUP} reloadDocument className="ml-auto">
        <button type="submit" name="intent" value="verlassen" className="link inline-flex min-h-11 items-center">
          Später weiter
        </button>
      </Form>
    </nav>
  )
}
