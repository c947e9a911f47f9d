import type { RouterContextProvider } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { freshFormFields } from '#platform/submissions/form-action.server.ts'
import type { Service } from '../enquiry/fields.ts'
import { testimonials } from '../testimonials/repository.server.ts'

/** `loader` of a service's page. */
export async function readServicePage(context: Readonly<RouterContextProvider>, service: Service) {
  const app = context.get(appContext)
  return { fresh: freshFormFields(app), testimonials: await testimonials(app.db).list(service) }
}
