import { formatWholeEuro, plural } from '#ui/format.ts'
import type { Budget } from './budget.ts'
import { wbsLimitEuro } from './read-budget.ts'

/** Net income is not the income of §§ 20 to 24 WoFG, so this is no more than a reason to ask. */
export function WbsHint({ budget: { netIncomeEuro, people } }: { budget: Budget }) {
  const limit = wbsLimitEuro(people)
  const isBelow = netIncomeEuro * 12 <= limit
  return (
    <section aria-labelledby="wbs-hinweis" className="border-t border-brand-200 pt-4 text-sm text-ink-700">
      <h2 id="wbs-hinweis" className="text-base">
        {isBelow ? 'Ein Wohnberechtigungsschein könnte für Sie in Frage kommen' : 'Wohnberechtigungsschein (WBS)'}
      </h2>
      <p className="measure mt-1.5">
        <span>{`Für ${plural(people, 'Person', 'Personen')} nennt`}</span>{' '}
        <a
          href="https://www.gesetze-im-internet.de/wofg/__9.html"
          target="_blank"
          rel="noreferrer"
          className="link whitespace-nowrap"
        >
          § 9 Abs. 2 WoFG
        </a>{' '}
        <span>als Grenze</span> <span className="whitespace-nowrap tabular">{formatWholeEuro(limit)}</span>{' '}
        <span>{`im Jahr, für jedes Kind 500 € mehr. ${isBelow ? 'Ihr Nettoeinkommen liegt darunter.' : 'Ihr Nettoeinkommen liegt darüber.'} Maßgeblich ist aber das Einkommen nach §§ 20 bis 24 WoFG, und die Länder weichen ab, oft nach oben. Ohne Gewähr: Verbindlich rechnet Ihre Gemeinde- oder Stadtverwaltung, die den Schein ausstellt.`}</span>
      </p>
    </section>
  )
}
