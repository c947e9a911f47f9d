import { CheckboxField } from '#forms/checkbox-field.tsx'
import { SelectField } from '#forms/select-field.tsx'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { roles } from '#office/frame/access/roles.ts'
import { OwnPasswordField } from '../account/own-password-field.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { roleOptions } from './new-member-form.tsx'
import type { StaffMember } from '#office/frame/staff/repository.server.ts'

type MemberItemProps = { member: StaffMember & { isMe: boolean }; refusal: FormRefusal | undefined }

/** One account: who, which role, and behind „Ändern“ what can be done with it. */
export function MemberItem({ member, refusal }: MemberItemProps) {
  const { id, name, email, role, hasSecondFactor, disabledAt, isMe } = member
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold text-ink-950">{`${name}${isMe ? ' (Sie)' : ''}`}</span>
        <SoftBadge tone="blue">{roles[role].label}</SoftBadge>
        {hasSecondFactor && <SoftBadge tone="green">Zweiter Faktor</SoftBadge>}
        {disabledAt !== null && <SoftBadge tone="grey">geschlossen</SoftBadge>}
        <span className="basis-full [overflow-wrap:anywhere] text-ink-600">{email}</span>
      </div>
      {!isMe && (
        <details open={refusal?.intent?.endsWith(id)}>
          <summary className="min-h-11 py-2.5 font-semibold text-action">
            Ändern<span className="sr-only">{`: ${name}`}</span>
          </summary>
          <MemberForms member={member} refusal={refusal} />
        </details>
      )}
    </li>
  )
}

function MemberForms({ member: { id, role, disabledAt }, refusal }: MemberItemProps) {
  const isClosed = disabledAt !== null
  return (
    <div className="mt-2 space-y-5 border-l-2 border-ink-200 pl-4">
      {!isClosed && (
        <>
          <OfficeForm intent={`rolle-${id}`} refusal={refusal} values={{ role }} className="space-y-3">
            <Hidden id={id} what="rolle" />
            <SelectField name="role" label="Rolle" options={roleOptions} />
            <OwnPasswordField />
            <SecondarySubmit>Rolle speichern</SecondarySubmit>
          </OfficeForm>
          <OfficeForm intent={`zugang-${id}`} refusal={refusal} className="space-y-3">
            <Hidden id={id} what="zugang" />
            <CheckboxField
              name="second_factor"
              label="Auch Telefon (oder Passkey) und Ersatzcodes sind verloren: zweiten Faktor entfernen"
            />
            <OwnPasswordField />
            <SecondarySubmit>Neuen Link für ein Passwort zeigen</SecondarySubmit>
          </OfficeForm>
        </>
      )}
      <OfficeForm intent={`schliessen-${id}`} refusal={refusal} className="space-y-3">
        <Hidden id={id} what="schliessen" />
        {isClosed && <OwnPasswordField />}
        <SubmitButton size="sm" variant={isClosed ? 'secondary' : 'danger'}>
          {isClosed ? 'Konto wieder öffnen' : 'Konto schließen'}
        </SubmitButton>
      </OfficeForm>
    </div>
  )
}

function Hidden({ id, what }: { id: string; what: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="what" value={what} />
    </>
  )
}
