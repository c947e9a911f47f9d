import { findSubject, type Incident, incidents } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { letter } from '#requests/request/standard-template.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import type { Template } from '#office/desk/templates/template.ts'
import { templates } from '#office/desk/templates/repository.server.ts'
import { formatDate } from '#ui/format.ts'

export type OfferedTemplate = Pick<Template, 'key' | 'name' | 'subject' | 'body'>

/** Lists texts that an answer may begin with: what is known to be broken in its house, then the templates of its kind. */
export async function offeredTemplates(app: App, request: StoredRequest): Promise<OfferedTemplate[]> {
  const subject = await findSubject(app, request)
  const [known, own] = await Promise.all([
    subject ? incidents(app.db).openOf(subject.propertyId) : [],
    templates(app.db).forAnswers(request.kind),
  ])
  return [...known.map(templateOf), ...own]
}

function templateOf({ id, title, text, sinceOn, expectedEnd }: Incident): OfferedTemplate {
  return {
    key: `stoerung.${id}`,
    name: `Bekannte Störung: ${title}`,
    subject: `Störung: ${title}`,
    body: letter(
      `die Störung ist uns bekannt: ${title}, seit ${formatDate(sinceOn)}.`,
      ...(text ? [text] : []),
      ...(expectedEnd ? [`Voraussichtlich dauert es bis: ${expectedEnd}.`] : []),
    ),
  }
}
