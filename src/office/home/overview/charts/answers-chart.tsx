import { Link } from 'react-router'
import { formatNumber } from '#ui/format.ts'
import { type AnswerWeek, hoursInWords, shortDay, type Week } from '../weeks.ts'
import { Bars } from './bars.tsx'

type AnswersChartProps = { weeks: readonly Week[]; answers: readonly AnswerWeek[] }

/** How long the first answer took: the median of each week, and the same as a table. */
export function AnswersChart({ weeks, answers }: AnswersChartProps) {
  const medians = answers.map(({ medianHours }) => medianHours)
  const highest = Math.max(0, ...medians.map((median) => median ?? 0))
  if (highest === 0 && medians.every((median) => median === null))
    return <p className="text-ink-600">In den letzten zwölf Wochen wurde noch keine Anfrage beantwortet.</p>
  return (
    <figure>
      <figcaption className="text-ink-600">
        Median je Woche des Eingangs: Die Hälfte wurde schneller beantwortet. Als Antwort zählt die erste Mail des
        Büros, sonst der Abschluss.
      </figcaption>
      <p className="mt-3 text-xs text-ink-600">
        <span className="sr-only">Höchster Wert: </span>
        <span>{hoursInWords(highest)}</span>
      </p>
      <Bars values={medians} highest={highest} height={80} className="h-24 w-full" />
      <p aria-hidden="true" className="flex justify-between text-xs text-ink-600">
        <span>{shortDay(weeks[0]?.from ?? '')}</span>
        <span>{shortDay(weeks.at(-1)?.from ?? '')}</span>
      </p>
      <details>
        <summary className="min-h-11 py-3 font-semibold text-action">Als Tabelle</summary>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">Woche ab</th>
              <th scope="col" className="text-right">
                Median
              </th>
              <th scope="col" className="text-right">
                Beantwortet
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, until }, index) => {
              const { medianHours = null, count = 0 } = answers[index] ?? {}
              return (
                <tr key={from}>
                  <th scope="row">
                    <Link
                      to={`/verwaltung/anfragen?status=alle&von=${from}&bis=${until}`}
                      prefetch="none"
                      className="inline-flex min-h-11 items-center text-action md:min-h-6"
                    >
                      {shortDay(from)}
                    </Link>
                  </th>
                  <td className="tabular text-right">{medianHours === null ? '–' : hoursInWords(medianHours)}</td>
                  <td className="tabular text-right">{formatNumber(count)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
