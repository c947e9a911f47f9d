import type { ApiRead } from '#platform/query/use-api-query.ts'
import { type SelectOption, SelectField } from '#forms/select-field.tsx'
import { Button } from '#ui/button/button.tsx'

type ChoiceSelectProps<Item> = {
  name: string
  label: string
  hint?: string | undefined
  placeholder: string
  /** Stands in the select while its options are on their way. */
  loading: string
  failed: string
  query: ApiRead<Item[]>
  toOption: (item: Item) => SelectOption
  value: string
  isDisabled?: boolean
  onChoose: (value: string) => void
}

/** A closed select on a phone shows about this much of its option; longer ones are said again below it. */
const SHOWN_LETTERS = 30

/** A select whose options the API gives. What is chosen stays while they load, and when they cannot be loaded. */
export function ChoiceSelect<Item>(props: ChoiceSelectProps<Item>) {
  const {
    name,
    label,
    hint,
    placeholder,
    loading,
    failed,
    query,
    toOption,
    value,
    isDisabled = false,
    onChoose,
  } = props
  const { data, isError, isLoading, isFetching, refetch } = query
  const options = data?.map(toOption) ?? (value ? [{ value, label: isLoading ? loading : 'Ihre Auswahl' }] : [])
  const chosen = value === '' ? undefined : data && options.find((option) => option.value === value)
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      placeholder={isLoading && !value ? loading : placeholder}
      options={options}
      value={value}
      disabled={isDisabled}
      aria-busy={isLoading}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {chosen && chosen.label.length > SHOWN_LETTERS && (
        <p className="mt-2 text-sm text-ink-700 sm:hidden">{chosen.label}</p>
      )}
      {isError && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <p className="font-medium text-bad-700">{failed}</p>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={refetch}>
            Erneut versuchen
          </Button>
        </div>
      )}
    </SelectField>
  )
}
