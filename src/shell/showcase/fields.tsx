import { type ReactNode, useState } from 'react'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { DateField } from '#forms/date-field.tsx'
import { ErrorSummary } from '#forms/error-summary.tsx'
import { Fieldset } from '#forms/field-frame.tsx'
import { FormContext } from '#forms/form-context.ts'
import { MoneyField, NumberField, TextAreaField, TextField } from '#forms/text-field.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { WizardFrame } from '#forms/wizard-frame.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Row, Specimen } from './specimen.tsx'

const cities = ['Musterstadt', 'Beispielhausen', 'Neudorf', 'Altenau'].map((city) => ({ value: city, label: city }))
const urgencies = [
  { value: 'low', label: 'Niedrig', hint: '1–2 Wochen' },
  { value: 'medium', label: 'Normal', hint: '2–3 Werktage' },
  { value: 'high', label: 'Hoch', hint: 'innerhalb von 24 Stunden' },
  { value: 'emergency', label: 'Notfall', hint: 'sofort' },
]

function AllFields() {
  return (
    <div className="grid gap-10">
      <Fieldset legend="Angaben zur Person">
        <TextField name="first_name" label="Vorname" autoComplete="given-name" required />
        <TextField name="email" label="E-Mail" type="email" autoComplete="email" required />
        <DateField name="birth_date" label="Geburtsdatum" max="2026-11-21" autoComplete="bday" />
        <TextField
          name="nationality"
          label="Staatsangehörigkeit"
          voluntary="Wir fragen nur, um Unterlagen schneller einordnen zu können."
        />
        <SelectField name="city" label="Stadt" options={cities} placeholder="Bitte wählen" required />
        <SelectField
          name="property_id"
          label="Gebäude"
          options={[]}
          placeholder="Bitte zuerst eine Stadt wählen"
          disabled
        />
        <MoneyField name="income" label="Monatliches Nettoeinkommen" placeholder="1.234,50" required />
        <NumberField name="household_size" label="Personen im Haushalt" hint="Sie selbst zählen mit." />
        <TextAreaField name="message" label="Nachricht" className="sm:col-span-2" />
        <RadioGroupField
          name="urgency"
          label="Dringlichkeit"
          options={urgencies}
          columns={4}
          className="sm:col-span-2"
        />
        <CheckboxField
          name="privacy_policy_accepted"
          className="sm:col-span-2"
          required
          label={
            <>
              <span>Ich habe die</span>{' '}
              <a href="#felder" className="link">
                Datenschutzerklärung
              </a>{' '}
              <span>gelesen und akzeptiere sie</span>
            </>
          }
        />
      </Fieldset>
    </div>
  )
}

function Form({
  idPrefix,
  values = {},
  errors = {},
  children,
}: {
  idPrefix: string
  values?: Record<string, string>
  errors?: Record<string, string>
  children: ReactNode
}) {
  return <FormContext value={{ idPrefix, values, errors, required: new Set() }}>{children}</FormContext>
}

const values = {
  first_name: 'Änne',
  email: 'aenne@',
  birth_date: '1985-02-14',
  city: 'Beispielhausen',
  urgency: 'medium',
}
const errors = {
  email: 'Gültige E-Mail-Adresse erforderlich',
  birth_date: 'Bitte geben Sie das Datum so ein: TT.MM.JJJJ, zum Beispiel 01.03.1990.',
  city: 'Bitte wählen Sie eine Stadt',
  income: 'Nettoeinkommen ist erforderlich',
  message: 'Ihre Nachricht muss mindestens 10 Zeichen lang sein.',
  urgency: 'Bitte wählen Sie eine Dringlichkeit',
  privacy_policy_accepted: 'Datenschutzrichtlinie muss akzeptiert werden',
}

export function Fields() {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <Specimen id="felder" title="Felder">
        <Form idPrefix="leer-">
          <AllFields />
        </Form>
      </Specimen>
      <Specimen id="fehler" title="Felder mit Fehlern">
        <Row>
          <Button onClick={() => setAttempt(attempt + 1)}>Absenden</Button>
        </Row>
        <Form idPrefix="fehler-" values={values} errors={attempt > 0 ? errors : {}}>
          <ErrorSummary key={attempt} />
          <AllFields />
        </Form>
      </Specimen>
      <Specimen id="assistent" title="Formular in Schritten">
        <Card className="mx-auto w-full max-w-3xl p-5 sm:p-9">
          <Form idPrefix="schritt-">
            <WizardFrame
              step={2}
              steps={7}
              title="Hauptbewerber"
              lead="Wer soll im Mietvertrag stehen?"
              back={<Button variant="secondary">Zurück</Button>}
              next={<Button>Weiter</Button>}
            >
              <div className="field-grid">
                <TextField name="vorname" label="Vorname" required />
                <TextField name="nachname" label="Nachname" required />
              </div>
            </WizardFrame>
          </Form>
        </Card>
        <Row>
          <Button busy>Wird gesendet...</Button>
        </Row>
      </Specimen>
    </>
  )
}
