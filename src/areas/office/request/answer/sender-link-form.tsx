import { type FormRefusal, OfficeForm, SubmitButton } from '#areas/office/frame/office-form.tsx'

type SenderLinkFormProps = { link: string; version: number; refusal: FormRefusal | undefined }

/** The sender's own page: what it is, and how to shut it when its link came into the wrong hands. */
export function SenderLinkForm({ link, version, refusal }: SenderLinkFormProps) {
  return (
    <details open={refusal?.intent === 'link-sperren'} className="border-t border-ink-200 pt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Seite des Absenders</summary>
      <OfficeForm intent="link-sperren" refusal={refusal} className="space-y-3 pt-1">
        <input type="hidden" name="version" value={version} />
        <p>
          Jede E-Mail an den Absender enthält den Link zu seiner Seite. Dort sieht er den Stand und Ihre Antworten,
          keine Notizen und keine Namen.
        </p>
        <p>
          <a href={link} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
            Die Seite ansehen (neues Fenster)
          </a>
        </p>
        <p>Kam der Link in falsche Hände? Dann machen Sie ihn ungültig. Ihre nächste Antwort enthält einen neuen.</p>
        <SubmitButton intent="link-sperren" size="sm" variant="secondary">
          Link ungültig machen
        </SubmitButton>
      </OfficeForm>
    </details>
  )
}
