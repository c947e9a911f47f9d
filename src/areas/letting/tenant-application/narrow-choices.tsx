import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { type ApartmentChoices, propertyText } from './apartment-choices.ts'
import { tenantForm } from './fields.ts'

const { fields } = tenantForm

type NarrowChoicesProps = { choices: ApartmentChoices }

/** Without JavaScript the selects cannot depend on each other; this small form, to stand in a `noscript`, loads the page with fewer of them. */
export function NarrowChoices({ choices }: NarrowChoicesProps) {
  const { cities, city, properties, propertyId } = choices
  return (
    <Card as="section" className="mb-8 p-5">
      <form method="get" className="grid gap-5">
        <p className="text-ink-700">
          Wählen Sie zuerst hier, damit das Formular die passenden Wohnungen anbietet. Die Seite wird dabei neu geladen.
        </p>
        <PlainSelect
          name="stadt"
          label={fields.city.label}
          value={city ?? ''}
          options={cities.map((each) => [each, each])}
        />
        {city !== null && (
          <PlainSelect
            name="immobilie"
            label={fields.property_id.label}
            value={propertyId ?? ''}
            options={properties.map((property) => [property.id, propertyText(property)])}
          />
        )}
        <div>
          <Button type="submit" variant="secondary">
            {city === null ? 'Gebäude anzeigen' : 'Wohnungen anzeigen'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type PlainSelectProps = { name: string; label: string; value: string; options: [value: string, label: string][] }

function PlainSelect({ name, label, value, options }: PlainSelectProps) {
  return (
    <label className="block font-semibold text-ink-950">
      <span>{label}</span>
      <select name={name} defaultValue={value} className="field-control mt-1.5 font-normal">
        <option value="">Bitte wählen</option>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
