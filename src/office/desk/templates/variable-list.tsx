import type { TemplateUse } from '#requests/request/standard-template.ts'
import { Facts } from '#office/frame/frame/panel.tsx'
import { variablesOf } from './variables.ts'

const shown = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables).map(([name, about]) => [`{{${name}}}`, about] as const)

/** Lists the variables of a text of this use, folded away. */
export function VariableList({ use }: { use: TemplateUse }) {
  const { filled, open, required } = variablesOf[use]
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Welche Platzhalter gibt es?</summary>
      <div className="mt-2 space-y-4">
        <p className="font-semibold text-ink-950">Diese füllt die Website aus</p>
        <Facts facts={shown(filled)} />
        {Object.keys(required).length > 0 && (
          <p>{`Diese müssen vorkommen: ${shown(required)
            .map(([name]) => name)
            .join(', ')}.`}</p>
        )}
        {Object.keys(open).length > 0 && (
          <>
            <p className="font-semibold text-ink-950">Für diese setzen Sie vor dem Senden Ihre Worte ein</p>
            <Facts facts={shown(open)} />
          </>
        )}
      </div>
    </details>
  )
}
