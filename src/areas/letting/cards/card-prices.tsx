import { classNames } from '#ui/class-names.ts'
import { formatEuro } from '#ui/format.ts'
import type { Apartment } from '../apartments/apartment.ts'
import { isRented } from '../apartments/availability.ts'
import { Blurred } from '../apartments/blurred.tsx'
import { warmRentEuro } from '../apartments/rent.ts'

type CardPricesProps = { apartment: Apartment; isWide: boolean }

/** The four amounts of a card, in euros a month but for the deposit. Those of a rented flat are placeholders. */
export function CardPrices({ apartment, isWide }: CardPricesProps) {
  const amount = (euros: number | null, unknown: string) => (euros === null ? unknown : formatEuro(euros))
  const prices = [
    { label: 'Kaltmiete', value: amount(apartment.coldRentEuro, 'Preis auf Anfrage') },
    { label: 'Nebenkosten (NK)', value: amount(apartment.utilitiesEuro, '–') },
    { label: 'Warmmiete', value: amount(warmRentEuro(apartment), '–'), isTotal: true },
    { label: 'Kaution', value: amount(apartment.depositEuro, '–') },
  ]
  return (
    <dl
      className={classNames(
        'grid gap-x-6 gap-y-1.5 border-t border-ink-200 pt-4 text-sm',
        isWide && 'sm:grid-cols-2 xl:grid-cols-4',
      )}
    >
      {prices.map(({ label, value, isTotal }) => (
        <div
          key={label}
          className={classNames('flex flex-wrap items-baseline justify-between gap-x-3', isWide && 'xl:flex-col')}
        >
          <dt className="text-ink-600">{label}</dt>
          <dd
            className={classNames('tabular', isTotal ? 'text-xl font-bold text-ink-950' : 'font-medium text-ink-800')}
          >
            {isRented(apartment) ? <Blurred placeholder="000,00 €" /> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
