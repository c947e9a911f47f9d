import { classNames } from '#ui/class-names.ts'
import { efficiencyClasses, formatKwh } from './rules.ts'

type EnergyScaleProps = { efficiencyClass: string; valueKwhPerSqmYear: number | null }

// Green to red as on the certificate; navy letters keep 4.5 : 1 on each of them.
const colours = [
  'bg-[oklch(72%_0.17_148)]',
  'bg-[oklch(77%_0.18_142)]',
  'bg-[oklch(83%_0.18_132)]',
  'bg-[oklch(88%_0.18_118)]',
  'bg-[oklch(90%_0.17_102)]',
  'bg-[oklch(85%_0.16_86)]',
  'bg-[oklch(78%_0.16_68)]',
  'bg-[oklch(72%_0.17_48)]',
  'bg-[oklch(67%_0.19_32)]',
]

/** The nine classes in a row, the building's one raised with its value. Said in words for who cannot see it. */
export function EnergyScale({ efficiencyClass, valueKwhPerSqmYear }: EnergyScaleProps) {
  const value = valueKwhPerSqmYear === null ? null : formatKwh(valueKwhPerSqmYear)
  return (
    <figure>
      <figcaption className="sr-only">{`Energieeffizienzklasse ${efficiencyClass} auf der Skala von A+ (sehr wenig Energie) bis H (sehr viel Energie)${value ? `, ${value}` : ''}`}</figcaption>
      <div aria-hidden="true" className="flex items-end gap-0.5">
        {efficiencyClasses.map(({ name, upTo }, index) => {
          const isBuilding = name === efficiencyClass
          return (
            <div key={name} className="min-w-0 flex-1">
              <div
                className={classNames(
                  'grid place-items-center text-ink-950 print:border',
                  colours[index],
                  index === 0 && 'rounded-l-lg',
                  index === efficiencyClasses.length - 1 && 'rounded-r-lg',
                  isBuilding
                    ? 'relative h-16 rounded-lg text-xl font-bold ring-3 ring-ink-950 ring-offset-2'
                    : 'h-10 text-sm font-semibold',
                )}
              >
                {name}
              </div>
              <div className="mt-2 text-center text-[0.6875rem] whitespace-nowrap text-ink-600 tabular sm:text-xs">
                {upTo === null ? (
                  '>\u202f250'
                ) : (
                  <>
                    <span className="max-sm:hidden print:hidden">≤ </span>
                    <span>{upTo}</span>
                  </>
                )}
              </div>
            </div>
          )
        })}
      </div>
      <p className="mt-3 text-sm text-ink-600">
        Endenergie in Kilowattstunden je Quadratmeter und Jahr (GEG, Anlage 10)
      </p>
    </figure>
  )
}
