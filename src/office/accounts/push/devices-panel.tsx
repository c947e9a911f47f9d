import { formatDateTime } from '#ui/format.ts'
import { type FormRefusal, OfficeForm, SecondarySubmit, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { OwnDevice } from './devices.server.ts'
import { TurnOn } from './turn-on.tsx'

type DevicesPanelProps = { devices: readonly OwnDevice[]; publicKey: string; refusal: FormRefusal | undefined }

const moment = (at: string) => `${formatDateTime(new Date(at))} Uhr`

/** The devices that show what happens at once: this one turned on, others removed, all tried. */
export function DevicesPanel({ devices, publicKey, refusal }: DevicesPanelProps) {
  return (
    <Panel anchor="geraete" title="Mitteilungen auf Geräten">
      <p>
        Ein Telefon oder Rechner zeigt Hinweise sofort, auch wenn die Verwaltung nicht offen ist. Auf dem
        Sperrbildschirm stehen nur Art und Nummer des Vorgangs. Mit „Abmelden“ endet das auf diesem Gerät.
      </p>
      {devices.length > 0 && (
        <>
          <ul aria-label="Geräte" className="divide-y divide-ink-200 border-y border-ink-200">
            {devices.map(({ id, name, createdAt, reachedAt, isThis }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{`${name}${isThis ? ' (dieses)' : ''}`}</p>
                  <p className="text-ink-600">{`Eingeschaltet ${moment(createdAt)}, ${reachedAt === null ? 'noch nichts zugestellt' : `zuletzt zugestellt ${moment(reachedAt)}`}`}</p>
                </div>
                <OfficeForm intent={`geraet-entfernen-${id}`}>
                  <SecondarySubmit>
                    Entfernen<span className="sr-only">{`: ${name}`}</span>
                  </SecondarySubmit>
                </OfficeForm>
              </li>
            ))}
          </ul>
          <OfficeForm intent="geraet-probe">
            <SubmitButton variant="secondary">Probe an alle Geräte</SubmitButton>
          </OfficeForm>
        </>
      )}
      <TurnOn publicKey={publicKey} isKnown={devices.some(({ isThis }) => isThis)} refusal={refusal} />
    </Panel>
  )
}
