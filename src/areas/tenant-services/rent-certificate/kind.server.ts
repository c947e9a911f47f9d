import { parseForm } from '#forms/parse-form.ts'
import type { FormKind } from '#areas/kind.ts'
import { refuseUnknownFlat } from '../flats/refuse-unknown-flat.server.ts'
import { rentCertificate } from './kind.ts'
import { rentCertificateMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { answerDueAt } from './rules.ts'
import { OTHER_FLAT } from './form-rules.ts'
import { type RentCertificateRequest, rentCertificateSchema } from './schema.ts'
import { templates } from './templates.ts'
import { labels, purposes, texts } from './texts.ts'

const listedFlat = ({ apartment_id: apartmentId }: RentCertificateRequest) =>
  apartmentId === OTHER_FLAT ? null : apartmentId

/** A request for a rent certificate on its way through the pipeline. */
export const rentCertificateKind = {
  ...rentCertificate,
  payloadVersion: 1,
  maxBytes: 64 * 1024,
  parse: (input) => parseForm(rentCertificateSchema, input),
  describe: (request) => ({
    contactName: `${request.tenant_first_name} ${request.tenant_last_name}`,
    contactEmail: request.tenant_email,
    searchWords: [request.tenant_phone ?? '', request.current_address],
    apartmentId: listedFlat(request),
  }),
  entered: {
    groups: [
      {
        heading: 'Mieter',
        fields: [
          'tenant_first_name',
          'tenant_last_name',
          'tenant_email',
          'tenant_phone',
          'current_address',
          'move_in_date',
        ],
      },
      { heading: 'Bescheinigung', fields: ['purpose', 'additional_info'] },
    ],
    labels,
    codes: {
      purpose: Object.fromEntries(purposes.map(({ value, label }) => [value, label])),
      apartment_id: { andere: 'nicht in der Liste' },
    },
  },
  dueAt: (_request, receivedAt) => answerDueAt(receivedAt),
  refuse: (trx, request) => refuseUnknownFlat(trx, listedFlat(request), texts.chooseInstead),
  mails: rentCertificateMails,
  schemas: [rentCertificateSchema],
  templates,
  privacy,
} satisfies FormKind<RentCertificateRequest>
