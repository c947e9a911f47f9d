import { useEntered, useFormStore } from '#forms/form-context.ts'
import { inputOf } from '#forms/form-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { texts } from '#areas/partners/trades/texts.ts'
import { type ArrivingTrades, LoadAgain } from '#areas/partners/trades/arriving-trades.tsx'
import { partnerForm } from './fields.ts'

/** The trades that are sought. What was chosen stays while they load, and when they cannot be loaded. */
export function TradeSelect({ trades }: { trades: ArrivingTrades }) {
  const store = useFormStore()
  const chosen = useEntered((entered) => entered.tradeCategory ?? '')
  const known = Array.isArray(trades) ? trades : []
  const isLoading = trades === 'loading'
  const names = known.map(({ name }) => name)
  // A draft may name a trade that is not sought any more: the server says so, with what else to do.
  const offered = chosen === '' || names.includes(chosen) ? names : [chosen, ...names]
  const description = known.find(({ name }) => name === chosen)?.description
  return (
    <SelectField
      {...inputOf(partnerForm, 'tradeCategory')}
      placeholder={isLoading ? texts.loading : 'Bitte wählen'}
      options={offered.map((name) => ({ value: name, label: name }))}
      value={chosen}
      aria-busy={isLoading}
      onChange={(event) => store.write({ ...store.read(), tradeCategory: event.currentTarget.value })}
    >
      {description && <p className="mt-2 text-sm text-ink-700">{description}</p>}
      {trades === 'failed' && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <p className="font-medium text-bad-700">{texts.failed}</p>
          <LoadAgain />
        </div>
      )}
    </SelectField>
  )
}
