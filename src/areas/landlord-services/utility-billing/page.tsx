import { formPost } from '#platform/submissions/form-page.server.ts'
import { shouldRevalidateForm } from '#platform/submissions/use-received.ts'
import { billingEnquiryKind } from '../enquiry/kind.server.ts'
import { readServicePage } from '../service-page/read-page.server.ts'
import { serviceMeta } from '../service-page/service-meta.ts'
import { ServicePage } from '../service-page/service-page.tsx'
import type { Route } from './+types/page.ts'
import { utilityBilling } from './content.ts'

export const meta: Route.MetaFunction = ({ matches }) => serviceMeta(matches, utilityBilling)

export const loader = ({ context }: Route.LoaderArgs) => readServicePage(context, utilityBilling.service)

export const action = (args: Route.ActionArgs) => formPost(args, billingEnquiryKind)

export const shouldRevalidate = shouldRevalidateForm

export default function UtilityBillingPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ServicePage content={utilityBilling} {...loaderData} answer={actionData} />
}
