import { DocumentList } from '#areas/letting/documents/document-list.tsx'
import { EnergyCertificatePanel } from '#areas/letting/energy/energy-certificate-panel.tsx'
import { AmenityList } from './amenity-list.tsx'
import type { ApartmentDetail } from './detail.ts'
import { GoodToKnow } from './good-to-know.tsx'

type DetailsProps = { detail: ApartmentDetail }

/** What the flat has, what people ask before they apply, what it uses, and what there is to read. */
export function Details({ detail }: DetailsProps) {
  return (
    <>
      <AmenityList amenities={detail.amenities} />
      <GoodToKnow apartment={detail} />
      <EnergyCertificatePanel certificate={detail.property.energyCertificate} />
      <DocumentList documents={detail.documents} />
    </>
  )
}
