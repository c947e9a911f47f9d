import { Suspense } from 'react'
import { Await } from 'react-router'
import { useEntered } from '#forms/form-context.ts'
import { site } from '#site'
import { Notice } from '#ui/notice/notice.tsx'
import { isOutside, noArea, type ServiceArea } from './service-area.ts'

/** There with a document, on its way when somebody came by a link. */
export type GivenArea = ServiceArea | Promise<ServiceArea>

type OutsideNoticeProps = { given: GivenArea; field: 'companyAddress' | 'coverageAreas' }

/** Says that a place is far from our houses. The application is taken all the same. */
export function OutsideNotice({ given, field }: OutsideNoticeProps) {
  return (
    <div role="status" className="sm:col-span-2">
      <Suspense>
        <Await resolve={given} errorElement={<Outside area={noArea} field={field} />}>
          {(area) => <Outside area={area} field={field} />}
        </Await>
      </Suspense>
    </div>
  )
}

const asked = {
  companyAddress: 'Bewerben können Sie sich trotzdem. Sagen Sie im nächsten Schritt, ob Sie zu uns kommen.',
  coverageAreas: 'Absenden können Sie trotzdem. Ergänzen Sie bitte, welche unserer Orte Sie anfahren.',
}

function Outside({ area, field }: { area: ServiceArea; field: OutsideNoticeProps['field'] }) {
  const isFar = useEntered((entered) => isOutside(area, entered[field] ?? ''))
  if (!isFar) return null
  return (
    <Notice tone="warning" title="Das liegt außerhalb unseres Gebiets">
      <p>{`${site.area.isNamed ? 'Wir arbeiten in' : 'Unsere Häuser stehen in'} ${new Intl.ListFormat('de').format(area.towns)}. ${asked[field]}`}</p>
    </Notice>
  )
}
