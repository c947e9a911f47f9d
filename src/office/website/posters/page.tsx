import { data } from 'react-router'
import { findSubject } from '#areas/letting/public.server.ts'
import { TextField } from '#forms/text-field.tsx'
import { appContext } from '#platform/app.server.ts'
import { offers } from '#company/offered.ts'
import { Button } from '#ui/button/button.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { Route } from './+types/page.ts'

export const meta = () => officeMeta('Aushang mit QR-Code')

export async function loader({ context, params }: Route.LoaderArgs) {
  const house = await findSubject(context.get(appContext), { apartmentId: null, propertyId: params.id })
  if (!house || !offers('damage_reports')) throw data(null, { status: 404 })
  return { id: house.propertyId, name: house.propertyName, address: house.address }
}

export default function PosterPage({ loaderData: { id, name, address } }: Route.ComponentProps) {
  return (
    <PageFrame
      width="narrow"
      title="Aushang mit QR-Code"
      lead={`${name}, ${address}`}
      back={{ to: `/verwaltung/gebaeude/${id}`, label: name }}
    >
      <Panel title="Für die Haustür und die Treppenhäuser">
        <p className="text-sm">
          Wer den QR-Code mit dem Telefon aufnimmt, kommt zur Schadensmeldung; das Haus ist schon eingetragen. Auf dem
          Blatt (A4) stehen auch die Notfallnummern.
        </p>
        {/* Its answer is a file: the page stays. */}
        <form method="get" action={`/verwaltung/gebaeude/${id}/aushang.pdf`} className="space-y-5">
          <TextField
            name="treppenhaus"
            label="Treppenhaus"
            voluntary
            hint="Steht auf dem Blatt und in der Meldung, zum Beispiel „links“ oder „Eingang B“. Mehrere mit Komma: je ein Blatt. Leer: ein Blatt für die Haustür."
            autoComplete="off"
          />
          <Button type="submit">Aushang als PDF</Button>
        </form>
      </Panel>
    </PageFrame>
  )
}
