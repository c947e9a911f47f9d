import type { ReactNode } from 'react'
import { Panel } from '#office/frame/frame/panel.tsx'
import { ChangeList } from '../change-list.tsx'
import type { Preview, Shown, ShownRecord } from './preview.ts'

/** Left-out lines come first: they can still be mended in the file. */
export function PreviewLists({ preview: { fresh, changed, removed, leftOut } }: { preview: Preview }) {
  return (
    <>
      <LeftOut title="Hinweise und Ausgelassenes" leftOut={leftOut} />
      <Section title="Neu" all={fresh}>
        {fresh.items.map((record) => (
          <li key={record.key} className="py-2">
            <Title record={record} />
          </li>
        ))}
      </Section>
      <Section title="Geändert" all={changed}>
        {changed.items.map((record) => (
          <li key={record.key} className="py-3">
            <Title record={record} />
            <ChangeList changes={record.changes} className="mt-2" />
          </li>
        ))}
      </Section>
      <Section title="Von der Website genommen" all={removed}>
        {removed.items.map((record) => (
          <li key={record.key} className="py-2">
            <Title record={record} />
          </li>
        ))}
      </Section>
    </>
  )
}

export function LeftOut({ title, leftOut }: { title: string; leftOut: Shown<string> }) {
  return (
    <Section title={title} all={leftOut}>
      {leftOut.items.map((text) => (
        <li key={text} className="py-2 [overflow-wrap:anywhere]">
          {text}
        </li>
      ))}
    </Section>
  )
}

function Title({ record: { kind, title, line } }: { record: ShownRecord }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      <span className="text-ink-600">{kind} </span>
      <strong className="text-ink-950">{title}</strong>
      <span className="block text-ink-600">{line}</span>
    </p>
  )
}

function Section({ title, all, children }: { title: string; all: Shown<unknown>; children: ReactNode }) {
  if (all.total === 0) return null
  const more = all.total - all.items.length
  return (
    <Panel title={`${title} (${all.total})`}>
      <ul className="divide-y divide-ink-200">{children}</ul>
      {more > 0 && <p className="text-ink-600">{`Und ${more} weitere.`}</p>}
    </Panel>
  )
}
