import SearchX from 'lucide-react/icons/search-x'
import { href } from 'react-router'
import { site } from '#site'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { texts } from '../texts.ts'

export function ApartmentNotFound() {
  return (
    <Section>
      <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
        <SearchX aria-hidden="true" className="size-14 stroke-[1.4] text-action" />
        <h1 className="mt-6 text-4xl">{texts.notFound}</h1>
        <p className="mt-4 text-lg text-ink-700">
          Vielleicht ist sie schon vergeben, oder die Adresse hat einen Tippfehler.
        </p>
        <ButtonLink to={href('/wohnungen')} size="lg" className="mt-8">
          Alle Wohnungen ansehen
        </ButtonLink>
      </div>
    </Section>
  )
}

/** The page's shape while it is read. */
export function ApartmentLoading() {
  return (
    <div aria-busy="true">
      <div className="flex min-h-[500px] flex-col justify-center bg-brand-50 md:min-h-[600px]">
        <Container>
          <p role="status" className="mb-6 text-lg text-ink-700">
            {texts.loading}
          </p>
          <Skeleton className="h-12 max-w-xl" />
          <Skeleton className="mt-5 h-6 max-w-sm" />
        </Container>
      </div>
      <Section>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="space-y-6">
            <Skeleton className="h-24" />
            <Skeleton className="h-40" />
            <Skeleton className="h-72" />
          </div>
          <Skeleton className="h-120 rounded-card" />
        </div>
      </Section>
    </div>
  )
}

export function ApartmentFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Section>
      <h1 className="mb-8 text-4xl">Wohnung</h1>
      <Notice tone="error" role="alert" title="Fehler beim Laden der Wohnung.">
        <p>Bitte versuchen Sie es noch einmal oder rufen Sie uns an: {site.phone.shown}.</p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button onClick={onRetry}>Erneut versuchen</Button>
          <ButtonLink to={href('/wohnungen')} variant="secondary">
            Alle Wohnungen ansehen
          </ButtonLink>
        </div>
      </Notice>
    </Section>
  )
}
