import { useState } from 'react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { formatEuro } from '#ui/format.ts'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import type { Apartment } from '../apartments/apartment.ts'
import { canBeAppliedFor } from '../apartments/availability.ts'
import { BudgetMark } from '../apartments/budget/budget-mark.tsx'
import { addedHeatingEuro, warmRentWithAddOnsEuro } from '../apartments/rent.ts'
import { texts } from '../apartments/texts.ts'
import { ApplyButton } from './apply.tsx'

/** Shows the costs of the flat, how the sum is made, and what comes on top when the visitor ticks it. */
export function PriceBox({ apartment, hasViewings = false }: { apartment: Apartment; hasViewings?: boolean }) {
  const { label, pricePerMonthEuro } = site.internetAddOn
  const [wantsInternet, setWantsInternet] = useState(false)
  const total = warmRentWithAddOnsEuro(apartment, wantsInternet ? [pricePerMonthEuro] : [])
  const { coldRentEuro, depositEuro, heatingIncluded } = apartment
  return (
    <Card as="section" labelledBy="preise" className="p-5 sm:p-7">
      <h2 id="preise" className="text-2xl">
        Miete und Kosten
      </h2>
      <dl className="mt-5 space-y-2.5">
        <Line label="Kaltmiete" value={coldRentEuro === null ? texts.priceOnRequest : formatEuro(coldRentEuro)} />
        <Line
          label="Nebenkosten"
          sign="+"
          value={apartment.utilitiesEuro === null ? 'keine Angabe' : formatEuro(apartment.utilitiesEuro)}
        />
        <Line
          label="Heizkosten"
          sign="+"
          value={heatingIncluded ? 'in den Nebenkosten enthalten' : formatEuro(addedHeatingEuro(apartment))}
        />
        {wantsInternet && <Line label="Internetanschluss" sign="+" value={formatEuro(pricePerMonthEuro)} />}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink-950 pt-3">
          {/* The signs are for the eye: they are not part of the names. */}
          <dt className="text-lg font-bold text-ink-950 before:mr-2 before:text-ink-500 before:content-['='_/_'']">
            Warmmiete
          </dt>
          <dd className="text-2xl font-bold text-ink-950 tabular" aria-live="polite">
            {total === null ? 'auf Anfrage' : formatEuro(total)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-600">{wantsInternet ? 'im Monat, mit Internetanschluss' : 'im Monat'}</p>
      <BudgetMark warmRentEuro={total} className="mt-2 block print:hidden" />
      <dl className="mt-3 border-t border-ink-200 pt-3">
        <Line label="Kaution" value={depositEuro === null ? 'auf Anfrage' : formatEuro(depositEuro)} />
      </dl>

      {label !== '' && (
        <div className="mt-5 flex items-start gap-3 rounded-control bg-brand-50 p-3.5 text-sm print:hidden">
          <input
            type="checkbox"
            id="internet"
            aria-describedby="internet-preis"
            // Not steered: a tick that came before the script stays.
            defaultChecked={false}
            onChange={(event) => setWantsInternet(event.currentTarget.checked)}
            autoComplete="off"
            className="needs-js mt-0.5 size-6 shrink-0 accent-action"
          />
          <div>
            <label htmlFor="internet" className="block font-semibold text-ink-950">
              {label}
            </label>
            <p
              id="internet-preis"
              className="text-ink-700"
            >{`auf Wunsch, ${formatEuro(pricePerMonthEuro)} pro Monat`}</p>
          </div>
        </div>
      )}

      <div className="mt-6 grid gap-3 print:hidden">
        {canBeAppliedFor(apartment) && <ApplyButton size="lg">Jetzt bewerben</ApplyButton>}
        {hasViewings && (
          <ButtonLink href={`/wohnung/${apartment.id}/besichtigung`} variant="secondary" size="lg">
            Besichtigung buchen
          </ButtonLink>
        )}
        <PhoneButton variant="secondary" size="lg" />
      </div>
    </Card>
  )
}

type LineProps = { label: string; value: string; sign?: '+' }

function Line({ label: name, value, sign }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt
        className={classNames(
          "text-ink-700 before:mr-2 before:inline-block before:w-2.5 before:text-ink-500 before:content-['+'_/_'']",
          !sign && 'before:invisible',
        )}
      >
        {name}
      </dt>
      <dd className="ml-auto text-right font-semibold tabular text-ink-950">{value}</dd>
    </div>
  )
}
