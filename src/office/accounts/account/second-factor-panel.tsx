import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { FactorToShow } from './current-factor.server.ts'
import { ProofFields } from './proof-fields.tsx'
import { RenewCodesForm } from '../recovery/renew-codes-form.tsx'

type SecondFactorPanelProps = {
  hasSecondFactor: boolean
  isSecondFactorNeeded: boolean
  factor: FactorToShow
  refusal: FormRefusal | undefined
}

export function SecondFactorPanel({ hasSecondFactor, isSecondFactorNeeded, factor, refusal }: SecondFactorPanelProps) {
  if (!hasSecondFactor) {
    return (
      <Panel title="Authenticator-App" actions={<Badge tone="grey">aus</Badge>}>
        <p>Ein Code aus einer App auf Ihrem Telefon schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt.</p>
        <ButtonLink to="/verwaltung/konto/zweiter-faktor" reloadDocument variant="secondary">
          Einrichten
        </ButtonLink>
      </Panel>
    )
  }
  return (
    <Panel title="Authenticator-App" actions={<Badge tone="green">eingeschaltet</Badge>}>
      <RenewCodesForm factor={factor} refusal={refusal} />
      <details open={refusal?.intent === 'neues-telefon'}>
        <summary className="min-h-11 py-2 font-semibold text-action">Neues Telefon</summary>
        <OfficeForm intent="neues-telefon" refusal={refusal} reloadDocument className="mt-2 space-y-4">
          <p>{`Die Verbindung zur alten App wird gelöst. ${isSecondFactorNeeded ? 'Danach verbinden Sie gleich die neue: Ihre Rolle braucht einen zweiten Faktor.' : ''}`}</p>
          <ProofFields factor={factor} />
          <SubmitButton variant="secondary">Verbindung lösen</SubmitButton>
        </OfficeForm>
      </details>
    </Panel>
  )
}
