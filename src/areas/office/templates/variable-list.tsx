import { Facts } from '../frame/panel.tsx'
import { filledVariables, openVariables } from './variables.ts'

const shown = (variables: Record<string, string>) =>
  Object.entries(variables).map(([name, about]) => [`{{${name}}}`, about] as const)

/** What may stand in a text, folded away. */
export function VariableList() {
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Welche Platzhalter gibt es?</summary>
      <div className="mt-2 space-y-4">
        <p className="font-semibold text-ink-950">Diese füllt die Website aus</p>
        <Facts facts={shown(filledVariables)} />
        <p className="font-semibold text-ink-950">Für diese setzen Sie vor dem Senden Ihre Worte ein</p>
        <Facts facts={shown(openVariables)} />
      </div>
    </details>
  )
}
