import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { wordsOf } from '#company/read-words.server.ts'
import { freshFormFields, formPost } from '#requests/request/form-page.server.ts'
import { shouldRevalidateForm } from '#requests/request/use-received.ts'
import { serviceContents } from '../contents/contents.ts'
import type { Service } from '../enquiry/fields.ts'
import { billingEnquiryKind, landlordEnquiryKind } from '../enquiry/kind.server.ts'
import { testimonials } from '../testimonials/repository.server.ts'
import type { Route } from './+types/page.ts'
import { serviceMeta } from './service-meta.ts'
import { ServicePage } from './service-page.tsx'

/** Each service has an address of its own, and a preview in the office (`routes.ts`). */
const serviceAt = ({ pathname }: URL) => {
  const parts = pathname.split(/[/.]/)
  const service = services.find((name) => parts.includes(name))
  if (!service) throw data(null, { status: 404 })
  return service
}

const services = Object.keys(serviceContents) as Service[]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? serviceMeta(matches, serviceContents[loaderData.service], loaderData.words) : []

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const service = serviceAt(url)
  const [words, voices] = await Promise.all([
    wordsOf(context, serviceContents[service].words),
    testimonials(app.db).list(service),
  ])
  return { service, words, fresh: freshFormFields(app), testimonials: voices }
}

export const action = (args: Route.ActionArgs) =>
  serviceAt(args.url) === 'nebenkostenabrechnung'
    ? formPost(args, billingEnquiryKind)
    : formPost(args, landlordEnquiryKind)

export const shouldRevalidate = shouldRevalidateForm

export default function LandlordServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { service, words, fresh, testimonials: voices } = loaderData
  // Of one service to the next the page begins anew: each has its own form.
  return (
    <ServicePage
      key={service}
      content={serviceContents[service]}
      words={words}
      fresh={fresh}
      testimonials={voices}
      answer={actionData}
    />
  )
}
