import { TextField } from '#forms/text-field.tsx'
import { formatDateTime, plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { RenewCodesForm } from '../recovery/renew-codes-form.tsx'
import type { FactorToShow } from '../account/current-factor.server.ts'
import { ProofFields } from '../account/proof-fields.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { ShowPasskey } from './show-passkey.tsx'
import type { Passkey } from './repository.server.ts'
import { LONGEST_NAME } from './texts.ts'

type PasskeysPanelProps = {
  email: string
  passkeys: readonly Passkey[]
  /** Recovery codes that are left; null where the app keeps them, or there is no passkey. */
  codesLeft: number | null
  factor: FactorToShow
  refusal: FormRefusal | undefined
}

const moment = (at: string) => `${formatDateTime(new Date(at))} Uhr`

/** One's own passkeys: what they are called, when they were used; new ones, new names, and away with lost ones. */
export function PasskeysPanel({ email, passkeys, codesLeft, factor, refusal }: PasskeysPanelProps) {
  return (
    <Panel title="Passkeys" anchor="passkeys">
      <p>
        Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder Geräte-PIN an, ohne Passwort und Code. Er gilt
        als beide Faktoren und lässt sich nicht auf einer gefälschten Seite eingeben.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-ink-200 border-y border-ink-200">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} factor={factor} refusal={refusal} />
          ))}
        </ul>
      )}
      {codesLeft !== null && <CodesLeft count={codesLeft} factor={factor} refusal={refusal} />}
      {factor === 'passkey' ? (
        <ShowPasskey back="/verwaltung/konto?hinweis=bestaetigt" />
      ) : (
        <details>
          <summary className="min-h-11 py-2 font-semibold text-action">Neuen Passkey anlegen</summary>
          <div className="mt-2">
            <AddPasskey email={email} factor={factor} />
          </div>
        </details>
      )}
    </Panel>
  )
}

type CodesLeftProps = { count: number; factor: FactorToShow; refusal: FormRefusal | undefined }

function CodesLeft({ count, factor, refusal }: CodesLeftProps) {
  return (
    <div>
      {count === 0 ? (
        <Notice tone="warning">
          Sie haben keine Ersatzcodes mehr. Geht Ihr Gerät verloren, kommen Sie ohne die Leitung nicht hinein.
        </Notice>
      ) : (
        <p>{`Für den Fall, dass Ihr Gerät weg ist, haben Sie noch ${plural(count, 'Ersatzcode', 'Ersatzcodes')}.`}</p>
      )}
      {factor !== 'passkey' && <RenewCodesForm factor={factor} refusal={refusal} />}
    </div>
  )
}

type PasskeyItemProps = { passkey: Passkey; factor: FactorToShow; refusal: FormRefusal | undefined }

function PasskeyItem({ passkey, factor, refusal }: PasskeyItemProps) {
  const { id, name, createdAt, lastUsedAt, isBackedUp } = passkey
  const intents = { rename: `passkey-umbenennen-${id}`, remove: `passkey-entfernen-${id}` }
  return (
    <li className="py-3">
      <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{name}</p>
      <p className="text-ink-600">{`Angelegt ${moment(createdAt)}, ${lastUsedAt === null ? 'noch nicht benutzt' : `zuletzt benutzt ${moment(lastUsedAt)}`}${isBackedUp ? ', auf Ihren Geräten abgeglichen' : ''}`}</p>
      <details open={refusal?.intent === intents.rename}>
        <summary className="min-h-11 py-2 font-semibold text-action">
          Umbenennen<span className="sr-only">{`: ${name}`}</span>
        </summary>
        <OfficeForm intent={intents.rename} refusal={refusal} values={{ name }} className="mt-2 space-y-4">
          <TextField name="name" label="Neuer Name" maxLength={LONGEST_NAME} autoComplete="off" required />
          <SubmitButton variant="secondary">Umbenennen</SubmitButton>
        </OfficeForm>
      </details>
      {factor !== 'passkey' && (
        <details open={refusal?.intent === intents.remove}>
          <summary className="min-h-11 py-2 font-semibold text-action">
            Entfernen<span className="sr-only">{`: ${name}`}</span>
          </summary>
          <OfficeForm intent={intents.remove} refusal={refusal} reloadDocument className="mt-2 space-y-4">
            <p>Mit diesem Passkey kann sich dann niemand mehr anmelden. Alle anderen Sitzungen enden.</p>
            <ProofFields factor={factor} />
            <SubmitButton variant="secondary">Entfernen</SubmitButton>
          </OfficeForm>
        </details>
      )}
    </li>
  )
}
