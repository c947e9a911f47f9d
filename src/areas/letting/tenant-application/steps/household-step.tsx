import { FormField } from '#forms/form-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { tenantForm } from '../fields.ts'
import { MOST_MEMBERS } from '../household.ts'
import { useMembers } from '../use-members.ts'
import { MemberFields } from './member-fields.tsx'

/** Without JavaScript nobody can add a row, so some empty ones stand ready; they are dropped when they stay empty. */
const SPARE_ROWS = 4

/** How many people move in, when, and who they are. */
export function HouseholdStep() {
  const { rows, list, canAdd, add, remove } = useMembers()
  const isHydrated = useHydrated()
  const spare = Array.from(
    { length: Math.min(SPARE_ROWS, MOST_MEMBERS - rows.length) },
    (_, index) => rows.length + index,
  )
  return (
    <div className="grid gap-y-8">
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <FormField of={tenantForm} name="household_size" />
        <FormField of={tenantForm} name="preferred_move_in_date" />
      </div>
      <div ref={list} className="grid gap-y-5">
        <p className="text-ink-700">
          Wer zieht mit Ihnen ein? Name und Verhältnis genügen; bei Kindern hilft das Geburtsdatum.
        </p>
        {rows.map((row, position) => (
          <MemberFields key={row.key} position={position} row={row} onRemove={() => remove(row.key)} />
        ))}
        {!isHydrated && (
          <div className="without-js space-y-5">
            <p className="text-ink-700">Was leer bleibt, zählt nicht. Mehr Personen können Sie uns später nennen.</p>
            {spare.map((position) => (
              <MemberFields key={position} position={position} />
            ))}
          </div>
        )}
        <div>
          <Button variant="secondary" className="needs-js" data-adds onClick={add} disabled={!canAdd}>
            Person hinzufügen
          </Button>
          {!canAdd && (
            <p className="mt-2 text-sm text-ink-600">Mehr als {MOST_MEMBERS} Personen nehmen wir am Telefon auf.</p>
          )}
        </div>
      </div>
    </div>
  )
}
