import { ArrowDown, ArrowUp } from 'lucide-react'
import { Form } from 'react-router'
import { VerbButton } from '../verb-button.tsx'

type ItemVerbsProps = {
  id: string
  version: number
  /** Accessible name. */
  name: string
  isFirst: boolean
  isLast: boolean
  hasPrimary?: boolean
}

/** Offers what one press does with a picture or document, with or without a script. */
export function ItemVerbs({ id, version, name, isFirst, isLast, hasPrimary = false }: ItemVerbsProps) {
  return (
    <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2 lg:mt-0 lg:justify-end">
      <input type="hidden" name="media" value={id} />
      <input type="hidden" name="version" value={version} />
      {!(isFirst && isLast) && (
        <>
          {/* At either end the button keeps its place and the focus. */}
          <VerbButton intent="hoch" label="Nach vorn" name={name} isOff={isFirst}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </VerbButton>
          <VerbButton intent="runter" label="Nach hinten" name={name} isOff={isLast}>
            <ArrowDown aria-hidden="true" className="size-5" />
          </VerbButton>
        </>
      )}
      {hasPrimary && (
        <VerbButton intent="titelbild" label="Als Titelbild" name={name}>
          Als Titelbild
        </VerbButton>
      )}
      <VerbButton intent="loeschen" label="Löschen" name={name}>
        Löschen
      </VerbButton>
    </Form>
  )
}
