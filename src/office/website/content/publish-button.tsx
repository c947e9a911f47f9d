import { SubmitButton } from '#office/frame/frame/office-form.tsx'

export const VERB = 'verb'

/** Saves the editor's form too, and shows the record to visitors or hides it, whatever the tick in the form says. */
export function PublishButton({ isShown, isNew }: { isShown: boolean; isNew: boolean }) {
  const hides = isShown && !isNew
  return (
    <SubmitButton variant="secondary" name={VERB} value={hides ? 'entwurf' : 'zeigen'}>
      {hides ? 'Auf Entwurf setzen' : 'Veröffentlichen'}
    </SubmitButton>
  )
}
