import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { useEntered } from '#forms/form-context.ts'
import { Fieldset } from '#forms/field-frame.tsx'
import { PhotoField } from '#forms/photos/photo-field.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { SelectField, type SelectOption } from '#forms/select-field.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { TextAreaField, TextField } from '#forms/text-field.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { WaitingNotice } from '#forms/waiting-notice.tsx'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { damageReportRules } from './form-rules.ts'
import { HelpSuggestions } from './help-suggestions.tsx'
import { damagePhotos } from './photos.ts'
import { DAMAGE_FORM_ID, labels, texts, urgencyLevels } from './texts.ts'

type DamageFormProps = {
  labelledBy: string
  flats: readonly SelectOption[]
  fresh: FreshFields
  answer: PostedAnswer | undefined
  onReceived: (reference: string) => void
}

const SUBMIT = 'Schaden melden'

const urgencyOptions = urgencyLevels.map(({ level, label }) => ({
  value: level,
  label,
  hint: site.promised.damageReport[level].shown,
}))

/** The report in the order in which somebody thinks who stands in front of the damage: what, how bad, where, who. */
export function DamageForm({ labelledBy, flats, fresh, answer, onReceived }: DamageFormProps) {
  const form = useSubmissionForm({
    id: DAMAGE_FORM_ID,
    rules: damageReportRules,
    files: damagePhotos,
    endpoint: '/api/damage-reports',
    fresh,
    answer,
    initial: { urgency_level: 'medium' },
    keepsDraft: true,
    sendsLater: true,
    toasts: texts,
    onReceived,
  })
  return (
    <SubmissionForm
      form={form}
      labelledBy={labelledBy}
      submitLabel={SUBMIT}
      waiting={
        <WaitingNotice form={form} submitLabel={SUBMIT}>
          <CallInstead />
        </WaitingNotice>
      }
    >
      <Fieldset legend="Der Schaden" columns={1}>
        <div>
          <TextAreaField
            name="damage_description"
            label={labels.damage_description}
            hint="Was ist kaputt, seit wann, wird es schlimmer?"
            rows={4}
          />
          <Suggestions />
        </div>
        <TextField
          name="damage_location"
          label={labels.damage_location}
          hint="Zum Beispiel: Bad, Keller, Treppenhaus"
        />
        <PhotoField
          name="photos"
          label={labels.photos}
          hint="Bis zu 6: ein Überblick, dann von Nahem. Den Aufnahmeort und andere versteckte Angaben entfernen wir."
          rule={damagePhotos.rules.photos}
          voluntary
        />
        <Urgency />
      </Fieldset>
      <Fieldset legend="Wo ist es?" columns={1}>
        <SelectField
          name="apartment_id"
          label={labels.apartment_id}
          options={flats}
          placeholder="Keine Angabe"
          voluntary
        />
        <TextField
          name="building_address"
          label={labels.building_address}
          hint="Wenn Ihre Wohnung nicht in der Liste steht: Straße, Hausnummer, Ort, Stockwerk"
          autoComplete="street-address"
          voluntary
        />
      </Fieldset>
      <Fieldset legend="Wie erreichen wir Sie?">
        <TextField name="reporter_name" label={labels.reporter_name} autoComplete="name" />
        <TextField name="reporter_email" label={labels.reporter_email} type="email" autoComplete="email" />
        <TextField
          name="reporter_phone"
          label={labels.reporter_phone}
          type="tel"
          autoComplete="tel"
          voluntary="Damit geht es oft am schnellsten."
        />
        <TextField
          name="preferred_contact_time"
          label={labels.preferred_contact_time}
          hint="Wann erreichen wir Sie am besten?"
          voluntary
        />
        <TextAreaField
          name="additional_notes"
          label={labels.additional_notes}
          hint="Zum Beispiel: Haustiere, wer den Schlüssel hat"
          rows={3}
          className="sm:col-span-2"
          voluntary
        />
      </Fieldset>
      <p className="text-sm text-ink-600">
        Wir verwenden Ihre Angaben, um den Schaden zu beheben, und löschen sie drei Jahre nach Abschluss. Mehr dazu in
        der{' '}
        <Link to="/datenschutz" className="link">
          Datenschutzerklärung
        </Link>
        .
      </p>
    </SubmissionForm>
  )
}

/** Nothing fits an empty description. */
function Suggestions() {
  const isBegun = useEntered(({ damage_description: text = '' }) => text.trim() !== '')
  return isBegun && <HelpSuggestions />
}

/** No network, but perhaps a phone. */
function CallInstead() {
  return (
    <p className="text-ink-800">
      {texts.worse}{' '}
      <a href={site.phone.href} className="link whitespace-nowrap">
        {site.phone.shown}
      </a>
      , bei Lebensgefahr{' '}
      <a href={`tel:${site.emergency.fire}`} className="link whitespace-nowrap">
        {site.emergency.fire}
      </a>
    </p>
  )
}

/** With „Notfall“ or danger chosen, the numbers stand below it, without JavaScript too. The form can be sent all the same. */
function Urgency() {
  return (
    <div className="group grid gap-4">
      <RadioGroupField
        name="urgency_level"
        label={labels.urgency_level}
        hint={`Ein Notfall ist zum Beispiel: ${urgencyLevels[0]?.example}.`}
        options={urgencyOptions}
        columns={4}
      />
      <CheckboxField
        name="is_safety_risk"
        label={labels.is_safety_risk}
        hint="Zum Beispiel: lose Stromleitung, Einsturz, Gas, Rauch"
      />
      <div aria-live="polite">
        <div className="hidden group-has-[[type=checkbox]:checked]:block group-has-[[value=emergency]:checked]:block">
          <Notice tone="error" title="Bitte rufen Sie zuerst an">
            <p>Am Telefon können wir sofort helfen. Ihre Meldung können Sie trotzdem hier absenden.</p>
            <p className="flex flex-wrap gap-3 pt-1.5">
              <ButtonLink href={`tel:${site.emergency.fire}`} variant="danger">
                <Phone aria-hidden="true" />
                {site.emergency.fire} bei Lebensgefahr
              </ButtonLink>
              <ButtonLink href={site.phone.href}>
                <Phone aria-hidden="true" />
                {site.phone.shown}
              </ButtonLink>
            </p>
          </Notice>
        </div>
      </div>
    </div>
  )
}
