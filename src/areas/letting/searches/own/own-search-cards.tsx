import { type ReactNode, useMemo } from 'react'
import { FormContext } from '#forms/form-context.ts'
import { StepForm } from '#forms/step-form.tsx'
import { offers } from '#company/offered.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { newSearchPath, overviewPath } from '#areas/letting/apartments/search/filters.ts'
import { CriteriaFields, FrequencyField } from '../criteria-fields.tsx'
import { consent, keptAfterEnd } from '../privacy.ts'
import { filtersOf, type Frequency, frequencies, SEARCH_DAYS, type SearchState } from '../search.ts'
import type { Intent } from './change-search.server.ts'
import { wordTable } from '#platform/word-table.ts'

type OwnSearch = {
  state: SearchState
  query: string
  frequency: Frequency
  endsAt: string
  building: string | null
  words: string
}

type OwnSearchCardsProps = {
  search: OwnSearch
  wasConfirmed: boolean
  locations: readonly string[]
  done: string | null
  refusal: string | null
}

/** How a search stands, and what its owner can do with it: each a button, so that no machine does it by opening a link. */
export function OwnSearchCards({ search, wasConfirmed, locations, done, refusal }: OwnSearchCardsProps) {
  const { state } = search
  return (
    <div id="stand" className="mx-auto grid max-w-3xl scroll-mt-28 gap-6">
      {refusal !== null && (
        <Notice tone="error" role="alert" title="Das ging leider nicht">
          <p>{refusal}</p>
        </Notice>
      )}
      {refusal === null && done !== null && <Done done={done} />}
      {state === 'waiting' && <ToConfirm />}
      {state === 'ended' && <Ended search={search} mayResume={wasConfirmed} />}
      {(state === 'active' || state === 'paused') && (
        <>
          <Standing search={search} />
          <ToChange search={search} locations={locations} />
        </>
      )}
      {state !== 'ended' && <ToEnd />}
    </div>
  )
}

const said = wordTable<string>({
  bestaetigt: 'Bestätigt. Ab jetzt schreiben wir Ihnen, sobald eine Wohnung passt.',
  pausiert: 'Pausiert. Wir schreiben erst wieder, wenn Sie den Suchauftrag fortsetzen.',
  fortgesetzt: 'Der Suchauftrag läuft wieder.',
  geaendert: 'Gespeichert.',
  verlaengert: `Um ${SEARCH_DAYS} Tage verlängert.`,
  beendet: 'Beendet. Wir schreiben Ihnen dazu nicht mehr.',
})

function Done({ done }: { done: string }) {
  const text = Object.hasOwn(said, done) ? said[done] : undefined
  if (text === undefined) return null
  return (
    <div
      role="status"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form brings the reader here
      autoFocus
    >
      <Notice tone="success">
        <p>{text}</p>
      </Notice>
    </div>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <Card as="section" id={id} labelledBy={`${id}-titel`} className="scroll-mt-28 p-5 sm:p-7">
      <h2 id={`${id}-titel`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4 grid gap-5">{children}</div>
    </Card>
  )
}

function ToConfirm() {
  return (
    <Part id="bestaetigen" title="Diesen Suchauftrag bestätigen?">
      <p className="text-ink-700">Sie willigen damit ein, {consent}</p>
      <StepForm<Intent> intent="bestaetigen" label="Suchauftrag bestätigen" />
    </Part>
  )
}

function Standing({ search: { state, frequency, endsAt, query } }: { search: OwnSearch }) {
  const often = frequencies.find(({ value }) => value === frequency)
  return (
    <Part id="lauf" title={state === 'paused' ? 'Pausiert' : 'Läuft'}>
      <dl className="grid gap-3 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-600">Wir schreiben</dt>
          <dd>{state === 'paused' ? 'zurzeit nicht' : (often?.label ?? '')}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-600">Endet</dt>
          <dd>{`am ${formatDayOf(endsAt)}, wenn Sie nicht verlängern`}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={overviewPath({ ...filtersOf(query), status: 'available' }, 'tabelle')}>
          Was jetzt passt
        </ButtonLink>
        <StepForm<Intent> intent="verlaengern" label={`Um ${SEARCH_DAYS} Tage verlängern`} variant="secondary" />
        {state === 'paused' ? (
          <StepForm<Intent> intent="fortsetzen" label="Fortsetzen" variant="secondary" />
        ) : (
          <StepForm<Intent> intent="pausieren" label="Pausieren" variant="secondary" />
        )}
      </div>
    </Part>
  )
}

function ToChange({ search, locations }: { search: OwnSearch; locations: readonly string[] }) {
  const context = useMemo(
    () => ({
      idPrefix: 'aendern-',
      values: { haeufigkeit: search.frequency },
      errors: {},
      required: new Set<string>(),
    }),
    [search.frequency],
  )
  return (
    <Part id="aendern" title="Suche ändern">
      <FormContext value={context}>
        <form method="post" noValidate aria-labelledby="aendern-titel" className="grid gap-8">
          <input type="hidden" name="intent" value="aendern" />
          <CriteriaFields
            key={search.query}
            filters={filtersOf(search.query)}
            locations={locations}
            building={search.building}
          />
          <FrequencyField />
          <div>
            <Button type="submit">Änderungen speichern</Button>
          </div>
        </form>
      </FormContext>
    </Part>
  )
}

function ToEnd() {
  return (
    <Part id="beenden" title="Suchauftrag beenden">
      <p className="text-ink-700">
        Dann schreiben wir Ihnen dazu nicht mehr und löschen ihn nach {keptAfterEnd} mit der Adresse.
      </p>
      <StepForm<Intent> intent="beenden" label="Beenden" variant="danger" />
    </Part>
  )
}

function Ended({ search, mayResume }: { search: OwnSearch; mayResume: boolean }) {
  return (
    <Part id="ende" title={mayResume ? 'Dieser Suchauftrag ist beendet' : 'Dieser Suchauftrag wurde nicht bestätigt'}>
      <p className="text-ink-700">
        {mayResume
          ? 'Wir schreiben Ihnen dazu nicht mehr und löschen ihn in wenigen Tagen mit der Adresse. Bis dahin können Sie ihn wieder aufnehmen.'
          : 'Der Link zum Bestätigen gilt nicht mehr.' +
            (offers('saved_searches') ? ' Legen Sie den Suchauftrag gern noch einmal an.' : '')}
      </p>
      <div className="flex flex-wrap gap-3">
        {mayResume ? (
          <StepForm<Intent> intent="wieder" label="Wieder aufnehmen" />
        ) : (
          offers('saved_searches') && (
            <ButtonLink to={newSearchPath(filtersOf(search.query))}>Noch einmal anlegen</ButtonLink>
          )
        )}
      </div>
    </Part>
  )
}
