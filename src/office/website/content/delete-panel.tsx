import { Button } from '#ui/button/button.tsx'
import { OfficeForm } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { EditRefusal } from './edit-form.server.ts'
import type { Hanging } from '#company/content/content-kind.ts'

type DeletePanelProps = {
  one: string
  version: number
  hanging: readonly Hanging[]
  refusal: EditRefusal | undefined
}

/** Says what hangs on the record before somebody deletes it; what others still need stands against it, and says so. */
export function DeletePanel({ one, version, hanging, refusal }: DeletePanelProps) {
  const forbidding = hanging.filter(({ forbids }) => forbids)
  const shown = forbidding.length > 0 ? forbidding : hanging
  return (
    <Panel title={`${one} löschen`}>
      {forbidding.length > 0 && <p>Das geht erst, wenn nichts mehr daran hängt:</p>}
      {shown.length > 0 && (
        <ul className="list-disc space-y-1 pl-5">
          {shown.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {forbidding.length === 0 && (
        <OfficeForm intent="loeschen" refusal={refusal} className="space-y-3">
          <input type="hidden" name="version" value={version} />
          <p className="text-ink-700">Es verschwindet sofort. Im Verlauf lässt sich das zurücknehmen.</p>
          <Button type="submit" variant="danger" size="sm">
            Löschen
          </Button>
        </OfficeForm>
      )}
    </Panel>
  )
}
