import { germanToday } from '#forms/days.ts'
import { DateField } from '#forms/date-field.tsx'
import { inputOf } from '#forms/form-field.tsx'
import { TextField } from '#forms/text-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { memberFields, memberTitle } from '../household.ts'
import type { MemberRow } from '../use-members.ts'

type MemberFieldsProps = {
  /** From 0; the names of the inputs carry it. */
  position: number
  row?: MemberRow
  onRemove?: () => void
}

const ofMember = { fields: memberFields }

/** One further person of the household. */
export function MemberFields({ position, row, onRemove }: MemberFieldsProps) {
  const name = `household_members.${position}`
  const title = memberTitle(position)
  // The row's own values, not the form's by name: names move up when a row above is removed.
  const start = (value: string | undefined) => (value === undefined ? {} : { defaultValue: value })
  return (
    <Card as="section" labelledBy={`${name}-titel`} className="p-4 sm:p-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 id={`${name}-titel`} className="text-lg">
          {title}
        </h3>
        {onRemove && (
          <Button variant="quiet" size="sm" className="needs-js" onClick={onRemove} aria-label={`${title} entfernen`}>
            Entfernen
          </Button>
        )}
      </div>
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        <TextField {...inputOf(ofMember, 'name')} name={`${name}.name`} autoComplete="off" {...start(row?.name)} />
        <DateField
          {...inputOf(ofMember, 'birth_date')}
          name={`${name}.birth_date`}
          max={germanToday()}
          {...start(row?.birthDate)}
        />
        <TextField
          {...inputOf(ofMember, 'relationship')}
          name={`${name}.relationship`}
          placeholder="z.B. Ehepartner, Kind"
          autoComplete="off"
          {...start(row?.relationship)}
        />
      </div>
    </Card>
  )
}
