import { Panel } from '../frame/panel.tsx'

type TemplatePreviewProps = { title: string; subject: string; body: string }

/** A mail's words as they will be read. */
export function TemplatePreview({ title, subject, body }: TemplatePreviewProps) {
  return (
    <Panel title={title}>
      <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{subject}</p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-950">{body}</p>
    </Panel>
  )
}
