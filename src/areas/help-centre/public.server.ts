import type { App } from '#platform/app.server.ts'
import type { Question } from './faq/question.ts'
import { questions } from './faq/repository.server.ts'

export { searchHelp } from './search/search-help.server.ts'

/** The questions that tenants ask often, with their answers, in their order. */
export async function faqItems(app: App): Promise<Question[]> {
  return questions(app.db).list()
}
