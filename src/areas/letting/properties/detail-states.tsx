import Building2 from 'lucide-react/icons/building-2'
import { site } from '#site'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { texts } from './texts.ts'

export function PropertyNotFound() {
  return (
    <Section>
      <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
        <Building2 aria-hidden="true" className="size-14 stroke-[1.4] text-action" />
        <h1 className="mt-6 text-4xl">{texts.notFound.title}</h1>
        <p className="mt-4 text-lg text-ink-700">{texts.notFound.text}</p>
        <ButtonLink to="/vermietung" size="lg" className="mt-8">
          Zurück zur Übersicht
        </ButtonLink>
      </div>
    </Section>
  )
}

/** The page's shape while it is read. */
export function PropertyLoading() {
  return (
    <div aria-busy="true">
      <div className="flex min-h-[500px] flex-col justify-center bg-brand-50 md:min-h-[600px]">
        <Container>
          <p role="status" className="mb-6 text-lg text-ink-700">
            Immobilie wird geladen...
          </p>
          <Skeleton className="h-12 max-w-xl" />
          <Skeleton className="mt-5 h-6 max-w-sm" />
        </Container>
      </div>
      <Section>
        <Skeleton className="h-10 max-w-2xl" />
        <div className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="h-128 rounded-card" />
          ))}
        </div>
      </Section>
    </div>
  )
}

export function PropertyFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Section>
      <h1 className="mb-8 text-4xl">Immobilie</h1>
      <Notice tone="error" role="alert" title="Fehler beim Laden der Immobilie.">
        <p>Bitte versuchen Sie es noch einmal oder rufen Sie uns an: {site.phone.shown}.</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button onClick={onRetry}>Erneut versuchen</Button>
          <ButtonLink to="/vermietung" variant="secondary">
            Zurück zur Übersicht
          </ButtonLink>
        </div>
      </Notice>
    </Section>
  )
}
