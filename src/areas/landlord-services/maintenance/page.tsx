import { formPost } from '#platform/submissions/form-page.server.ts'
import { shouldRevalidateForm } from '#platform/submissions/use-received.ts'
import { landlordEnquiryKind } from '../enquiry/kind.server.ts'
import { readServicePage } from '../service-page/read-page.server.ts'
import { serviceMeta } from '../service-page/service-meta.ts'
import { ServicePage } from '../service-page/service-page.tsx'
import type { Route } from './+types/page.ts'
import { maintenance } from './content.ts'

export const meta: Route.MetaFunction = ({ matches }) => serviceMeta(matches, maintenance)

export const loader = ({ context }: Route.LoaderArgs) => readServicePage(context, maintenance.service)

export const action = (args: Route.ActionArgs) => formPost(args, landlordEnquiryKind)

export const shouldRevalidate = shouldRevalidateForm

export default function MaintenancePage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage content={maintenance} {...loaderData} answer={actionData} />
}
