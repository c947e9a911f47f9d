import { formKind } from '#areas/form-kind.server.ts'
import { describeSender } from '#forms/staff-view.ts'
import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import { refuseUnknownFlat } from '../flats/refuse-unknown-flat.server.ts'
import { OTHER_FLAT, rentCertificateForm, type RentCertificateRequest } from './fields.ts'
import { rentCertificate } from './kind.ts'
import { rentCertificateMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

const listedFlat = ({ apartment_id: apartmentId }: RentCertificateRequest) =>
  apartmentId === OTHER_FLAT ? null : apartmentId

/** A request for a rent certificate on its way through the pipeline. */
export const rentCertificateKind = formKind(rentCertificate, rentCertificateForm, {
  summary: 'Antrag auf Mietbescheinigung',
  describe: (request) => ({ ...describeSender(rentCertificateForm, request), apartmentId: listedFlat(request) }),
  // The longest normal time that the page promises.
  dueAt: (_request, receivedAt) => hoursAfter(receivedAt, site.promised.rentCertificate.hours),
  refuse: (trx, request) => refuseUnknownFlat(trx, listedFlat(request), texts.chooseInstead),
  mails: rentCertificateMails,
  templates,
  privacy,
})
