import type { KindName } from '#areas/kinds.ts'
import type { Permission } from '#office/frame/access/roles.ts'

/** A number on the first page and the list that it counts. */
export type Tile = {
  label: string
  to: string
  /** How it looks when it is not 0. */
  tone: 'red' | 'amber' | 'plain'
  needs?: Permission
  /** Only for who reads this kind. */
  kind?: KindName
}

export const requestTiles: readonly Tile[] = [
  { label: 'Notfall oder Gefahr', to: '/verwaltung/anfragen?dringend=1', tone: 'red', kind: 'damage_report' },
  { label: 'Verspätet', to: '/verwaltung/anfragen?faellig=vorbei', tone: 'red' },
  { label: 'Heute fällig', to: '/verwaltung/anfragen?faellig=heute', tone: 'amber' },
  { label: 'Neue Nachrichten', to: '/verwaltung/anfragen?status=alle&nachricht=neu', tone: 'amber' },
  { label: 'Neu seit gestern', to: '/verwaltung/anfragen?status=alle&von=gestern', tone: 'plain' },
  { label: 'Ohne Zuständige', to: '/verwaltung/anfragen?wer=niemand', tone: 'plain' },
  { label: 'Meine', to: '/verwaltung/anfragen?wer=ich', tone: 'plain', needs: 'requests.write' },
]

export const contentTiles: readonly Tile[] = [
  { label: 'Wohnungen ohne Bilder', to: '/verwaltung/wohnungen?fehlt=bilder&is_published=true', tone: 'amber' },
  { label: 'Wohnungen ohne Energieausweis', to: '/verwaltung/wohnungen?fehlt=ausweis&is_published=true', tone: 'red' },
  { label: 'Gebäude ohne Bilder', to: '/verwaltung/gebaeude?fehlt=bilder&is_published=true', tone: 'amber' },
  {
    label: 'Energieausweise, die in 90 Tagen enden',
    to: '/verwaltung/gebaeude?fehlt=ausweis-endet&is_published=true',
    tone: 'amber',
  },
]
