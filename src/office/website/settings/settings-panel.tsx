import { Badge } from '#ui/badge/badge.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { ShownSetting } from './read-settings.server.ts'

/** One group of settings: what each is for, and what holds now. */
export function SettingsPanel({ title, settings }: { title: string; settings: readonly ShownSetting[] }) {
  return (
    <Panel title={title} flush>
      <ul aria-label={title} className="divide-y divide-ink-200 border-t border-ink-200">
        {settings.map(({ name, about, value, isSet }) => (
          <li key={name} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:px-5">
            <span className="min-w-0">
              <code className="text-sm font-semibold [overflow-wrap:anywhere] text-ink-950">{name}</code>
              <span className="block text-ink-600">{about}</span>
            </span>
            <span className="min-w-0">
              <span className="block [overflow-wrap:anywhere] text-ink-950">{value}</span>
              <Badge tone={isSet ? 'blue' : 'grey'} variant="soft" className="mt-1">
                {isSet ? 'gesetzt' : 'Vorgabe'}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
