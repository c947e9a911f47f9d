import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { FormFields, inputOf } from '#forms/form-field.tsx'
import { MoneyField } from '#forms/text-field.tsx'
import { attachmentHeaders } from '#platform/files/file-name.ts'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { findRequest } from '../request/find-request.server.ts'
import type { Route } from './+types/page.ts'
import { beginCertificate } from './begin-certificate.server.ts'
import { drawCertificate } from './draw-certificate.server.ts'
import { certificateForm } from './fields.ts'
import { readCertificate } from './read-certificate.server.ts'

export const meta = () => officeMeta('Mietbescheinigung')

type Asked = { context: Readonly<RouterContextProvider>; params: { reference?: string } }

/** @throws a 404 for the router when there is no such request for a certificate that this person may work on. */
async function findCertificateRequest({ context, params }: Asked) {
  const { app, staff } = officeContext(context)
  const request = await findRequest(app, staff, params.reference ?? '')
  if (request.kind !== 'rent_certificate' || !mayWriteKind(staff.role, request.kind)) throw data(null, { status: 404 })
  return { app, staff, request }
}

/** A page answers with a page: the file that a complete form asks for is sent before it. */
const sendFile: MiddlewareFunction<Response> = async ({ request: httpRequest, context, params }, next) => {
  if (httpRequest.method !== 'POST') return next()
  const { app, staff, request } = await findCertificateRequest({ context, params })
  const read = readCertificate(await readOfficeForm(httpRequest.clone()))
  if (!read.ok) return next()
  const bytes = await drawCertificate(read.certificate, app.clock.now())
  await recordRead(app, staff, { action: 'request.certificate', subject: { kind: 'submission', id: request.id } })
  const file = { name: `Mietbescheinigung ${request.reference}.pdf`, type: 'application/pdf' }
  const headers = attachmentHeaders({ ...file, sizeBytes: bytes.byteLength }, 'mietbescheinigung.pdf')
  return new Response(new Uint8Array(bytes), { headers })
}

export const middleware = [sendFile]

export async function loader(args: Route.LoaderArgs) {
  const { app, request } = await findCertificateRequest(args)
  return {
    reference: request.reference,
    contactName: request.contactName,
    values: await beginCertificate(app, request),
  }
}

/** A complete one was answered with the file. */
export async function action({ request: httpRequest }: Route.ActionArgs) {
  const read = readCertificate(await readOfficeForm(httpRequest))
  if (read.ok) throw data(null, { status: 400 })
  return data<FormRefusal>({ intent: 'bescheinigung', ...read.refusal }, { status: 422 })
}

export default function CertificatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, contactName, values } = loaderData
  return (
    <PageFrame
      width="narrow"
      title="Mietbescheinigung als PDF"
      lead={`${contactName}, Vorgang ${reference}`}
      back={{ to: `/verwaltung/anfragen/${reference}`, label: `Vorgang ${reference}` }}
    >
      <Panel title="Was auf der Bescheinigung steht">
        <p className="text-sm">
          Bitte vergleichen Sie mit dem Mietvertrag. Die Beträge kommen aus den Daten der Wohnung, alles andere aus der
          Anforderung; hier geändert wird nur die Bescheinigung.
        </p>
        {/* Its answer is a file: the page stays. */}
        <OfficeForm
          intent="bescheinigung"
          refusal={actionData}
          values={values}
          required={[...certificateForm.required]}
          labels={certificateForm.summaryLabels}
          reloadDocument
        >
          <div className="field-grid">
            <FormFields
              of={certificateForm}
              special={{
                cold_rent: <MoneyField {...inputOf(certificateForm, 'cold_rent')} />,
                utilities: <MoneyField {...inputOf(certificateForm, 'utilities')} />,
                heating: <MoneyField {...inputOf(certificateForm, 'heating')} />,
              }}
            />
          </div>
          <SubmitButton>PDF erstellen</SubmitButton>
        </OfficeForm>
      </Panel>
    </PageFrame>
  )
}
