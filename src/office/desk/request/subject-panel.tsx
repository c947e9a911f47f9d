import type { Subject } from '#areas/letting/public.server.ts'
import { formatEuro, formatRooms, formatSqm } from '#ui/format.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { Thumbnail } from '#office/frame/frame/thumbnail.tsx'

/** The flat and the building that the request is about. */
export function SubjectPanel({ subject, picture }: { subject: Subject; picture: Picture | null }) {
  const { apartment, propertyName, propertyId, address } = subject
  return (
    <Panel
      title={apartment ? 'Wohnung' : 'Gebäude'}
      actions={<Thumbnail picture={picture} className="-mb-2 h-15 w-20 print:hidden" />}
    >
      <Facts
        isNarrow
        facts={[
          ...(apartment
            ? ([
                ['Wohnung', apartment.name],
                ['Stand', apartment.status],
                ['Zimmer', apartment.roomCount === null ? '' : formatRooms(apartment.roomCount)],
                ['Wohnfläche', apartment.livingAreaSqm === null ? '' : formatSqm(apartment.livingAreaSqm)],
                ['Warmmiete', apartment.totalRentEuro === null ? '' : formatEuro(apartment.totalRentEuro)],
              ] as const)
            : []),
          ['Gebäude', propertyName],
          ['Anschrift', address],
        ]}
      />
      <p className="print:hidden">
        {apartment && !apartment.isPublished ? (
          'Die Wohnung ist nicht veröffentlicht.'
        ) : (
          <ThumbLink
            href={apartment ? `/wohnung/${apartment.id}` : `/immobilie/${propertyId}`}
            target="_blank"
            rel="noreferrer"
          >
            Auf der Website ansehen (neues Fenster)
          </ThumbLink>
        )}
      </p>
    </Panel>
  )
}
