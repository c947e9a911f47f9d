import { site } from '#site'
import { foreignWords, type Language } from '../languages/all.ts'

/** Answers a question that is not German and that nothing here answers: we can be reached, and how. */
export function OnlyInGerman({ language }: { language: Exclude<Language, 'de'> }) {
  return (
    <p>
      <span>{foreignWords[language].onlyInGerman}</span>{' '}
      <a href={site.phone.href} dir="ltr" className="link whitespace-nowrap">
        {site.phone.international}
      </a>
    </p>
  )
}
