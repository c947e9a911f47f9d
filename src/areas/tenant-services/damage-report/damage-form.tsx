import type { FormPlace } from '#areas/form-section.tsx'
import { DataUse } from '#forms/form-element.tsx'
import { type ComponentType, lazy, Suspense } from 'react'
import { Phone } from 'lucide-react'
import { createFilesKeeper } from '#forms/draft-files.ts'
import { useEntered } from '#forms/form-context.ts'
import { FormField, FormFields, inputOf } from '#forms/form-field.tsx'
import { Fieldset } from '#forms/field-frame.tsx'
import { PhotoField } from '#forms/photos/photo-field.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { SubmissionForm } from '#forms/submission-form.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { WaitingNotice } from '#forms/waiting-notice.tsx'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { PhoneLink } from '#ui/phone/phone-link.tsx'
import type { PostedAnswer } from '#forms/submission.ts'
import { FlatField } from '#areas/flat-field.tsx'
import type { FlatFormData } from '../flats/form-loader.server.ts'
import { type KnownIncident, KnownHere } from './known-incidents.tsx'
import { confirmedWith, damageForm, urgencyLevels } from './fields.ts'
import { texts } from './texts.ts'

const { photos } = damageForm.fields

type DamageFormProps = FormPlace &
  FlatFormData & {
    /** Which house it begins with; '' for none. */
    address: string
    known: readonly KnownIncident[]
    answer: PostedAnswer | undefined
  }

export function DamageForm({ labelledBy, flats, known, fresh, address, answer, onReceived }: DamageFormProps) {
  const initial = { ...damageForm.initial, ...(address !== '' && { building_address: address }) }
  const form = useSubmissionForm({
    form: { ...damageForm, initial },
    fresh,
    answer,
    sendsLater: createFilesKeeper,
    toasts: texts,
    confirmedWith,
    onReceived,
  })
  return (
    <SubmissionForm
      form={form}
      labelledBy={labelledBy}
      submitLabel={texts.submit}
      waiting={
        <WaitingNotice form={form} submitLabel={texts.submit}>
          <CallInstead />
        </WaitingNotice>
      }
    >
      {damageForm.steps.map(({ id, title, lead }) => (
        <Fieldset key={id} legend={title} hint={lead} columns={id === 'kontakt' ? 2 : 1}>
          <FormFields
            of={damageForm}
            step={id}
            special={{
              damage_description: (
                <div>
                  <FormField of={damageForm} name="damage_description" />
                  <Suggestions />
                </div>
              ),
              photos: <PhotoField {...inputOf(damageForm, 'photos')} rule={photos.file} />,
              urgency_level: <Urgency />,
              is_safety_risk: null,
              reporter_phone: <CallBack />,
              apartment_id: (
                <>
                  <FlatField {...inputOf(damageForm, 'apartment_id')} flats={flats} placeholder="Keine Angabe" />
                  {known.length > 0 && <KnownHere known={known} flats={flats} />}
                </>
              ),
            }}
          />
        </Fieldset>
      ))}
      <DataUse>{texts.use}</DataUse>
    </SubmissionForm>
  )
}

/** They ask the help centre, which the form does without: where the network is gone, nothing is suggested. */
const HelpSuggestions = lazy<ComponentType>(() =>
  import('./help-suggestions.tsx').then(
    (loaded) => ({ default: loaded.HelpSuggestions }),
    () => ({ default: () => null }),
  ),
)

/** Nothing fits an empty description. */
function Suggestions() {
  const isBegun = useEntered(({ damage_description: text = '' }) => text.trim() !== '')
  return <Suspense>{isBegun && <HelpSuggestions />}</Suspense>
}

/** No network, but perhaps a phone. */
function CallInstead() {
  return (
    <p className="text-ink-800">
      {texts.worse} <PhoneLink />, bei Lebensgefahr{' '}
      <a href={`tel:${site.emergency.fire}`} className="link whitespace-nowrap">
        {site.emergency.fire}
      </a>
    </p>
  )
}

/** In an emergency the number is asked for beside its field; nobody is kept from sending without one. */
function CallBack() {
  return (
    <div>
      <FormField of={damageForm} name="reporter_phone" />
      <p className="mt-2 hidden font-semibold text-bad-700 [form:has([value=emergency]:checked,[name=is\_safety\_risk]:checked)_&]:block">
        Ein Notfall: Unter welcher Nummer können wir Sie sofort zurückrufen?
      </p>
    </div>
  )
}

/** With „Notfall“ or danger chosen, the numbers stand below it, without JavaScript too. The form can be sent all the same. */
function Urgency() {
  return (
    <div className="group grid gap-4">
      <RadioGroupField {...inputOf(damageForm, 'urgency_level')} options={urgencyLevels} columns={4} />
      <FormField of={damageForm} name="is_safety_risk" />
      <div aria-live="polite">
        <div className="hidden group-has-[[type=checkbox]:checked]:block group-has-[[value=emergency]:checked]:block">
          <Notice tone="error" title="Bitte rufen Sie zuerst an">
            <p>Am Telefon können wir sofort helfen. Ihre Meldung können Sie trotzdem hier absenden.</p>
            <p className="flex flex-wrap gap-3 pt-1.5">
              <ButtonLink href={`tel:${site.emergency.fire}`} variant="danger">
                <Phone aria-hidden="true" />
                {site.emergency.fire} bei Lebensgefahr
              </ButtonLink>
              <PhoneButton />
            </p>
          </Notice>
        </div>
      </div>
    </div>
  )
}
