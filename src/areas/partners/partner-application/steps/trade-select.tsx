import type { ApiRead } from '#platform/query/use-api-query.ts'
import { useEntered, useFormStore } from '#forms/form-store.ts'
import { SelectField } from '#forms/select-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { texts } from '#areas/partners/trades/texts.ts'
import type { Trade } from '#areas/partners/trades/trade.ts'
import { labels } from '../labels.ts'

/** The trades that are sought. What was chosen stays while they load, and when they cannot be loaded. */
export function TradeSelect({
  trades: { data, isError, isLoading, isFetching, refetch },
}: {
  trades: ApiRead<Trade[]>
}) {
  const store = useFormStore()
  const chosen = useEntered((entered) => entered.tradeCategory ?? '')
  const names = data?.map(({ name }) => name) ?? []
  // A draft may name a trade that is not sought any more: the server says so, with what else to do.
  const offered = chosen === '' || names.includes(chosen) ? names : [chosen, ...names]
  const description = data?.find(({ name }) => name === chosen)?.description
  return (
    <SelectField
      name="tradeCategory"
      label={labels.tradeCategory}
      placeholder={isLoading ? texts.loading : 'Bitte wählen'}
      options={offered.map((name) => ({ value: name, label: name }))}
      value={chosen}
      aria-busy={isLoading}
      onChange={(event) => store.write({ ...store.read(), tradeCategory: event.currentTarget.value })}
    >
      {description && <p className="mt-2 text-sm text-ink-700">{description}</p>}
      {isError && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <p className="font-medium text-bad-700">{texts.failed}</p>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={refetch}>
            Erneut versuchen
          </Button>
        </div>
      )}
    </SelectField>
  )
}
