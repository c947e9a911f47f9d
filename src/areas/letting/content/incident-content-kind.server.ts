import { incidentContent } from '../incidents/repository.server.ts'
import { incidentListeners } from '../incidents/listeners/repository.server.ts'
import { plural } from '#ui/format.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { buildingOptions } from './building-options.server.ts'

const affected = (count: number) => plural(count, 'Haushalt ist betroffen', 'Haushalte sind betroffen')

export const incidentKind: ContentKind = {
  name: 'incident',
  path: 'stoerungen',
  realm: 'incidents',
  one: 'Störung',
  many: 'Störungen',
  newLabel: 'Neue Störung',
  groups: [
    {
      legend: 'Störung',
      hint: 'Steht vor der Schadensmeldung, solange sie nicht beendet ist. Keine Namen von Mietern.',
      fields: [
        { name: 'property_id', label: 'Gebäude', input: 'choice', required: true, wide: true },
        {
          name: 'title',
          label: 'Was ist gestört?',
          input: 'line',
          required: true,
          wide: true,
          maxLength: 120,
          hint: 'Zum Beispiel „Aufzug steht“.',
        },
        {
          name: 'text',
          label: 'Was geschieht?',
          input: 'text',
          wide: true,
          maxLength: 1000,
          hint: 'Zum Beispiel „Der Techniker ist für Dienstag bestellt.“',
        },
        { name: 'since_on', label: 'Seit', input: 'day', required: true },
        {
          name: 'expected_end',
          label: 'Voraussichtlich bis',
          input: 'line',
          maxLength: 80,
          hint: 'Zum Beispiel „Freitagmittag“.',
        },
        { name: 'is_ended', label: 'Beendet', input: 'box', wide: true },
      ],
    },
  ],
  start: { is_ended: false },
  filters: [{ name: 'property_id', label: 'Gebäude' }],
  orderNote: 'Offene stehen vorn.',
  store: incidentContent,
  options: buildingOptions,
  line: ({ title, property_id: building, is_ended: isEnded }, { property_id: buildings }) => ({
    title: String(title ?? ''),
    line: buildings?.find(({ value }) => value === building)?.label ?? '',
    badges: [isEnded === true ? { text: 'Beendet', tone: 'grey' } : { text: 'Offen', tone: 'amber' }],
  }),
  hangsOn: async (db, id) => {
    const count = await incidentListeners(db).countConfirmed(id)
    return count === 0 ? [] : [{ forbids: false, text: `${affected(count)}. Ihre Adressen werden mit gelöscht.` }]
  },
  follows: async (app, { id }) => {
    const count = await incidentListeners(app.db).countConfirmed(id)
    return count === 0
      ? null
      : { text: `${affected(count)}. Jede Änderung geht per E-Mail an sie`, to: '/verwaltung/hilfe/stoerungen' }
  },
  // Perhaps they are about this.
  requests: ({ values }) => ({
    title: 'Offene Anfragen dieses Hauses seit Beginn',
    none: 'Seit Beginn der Störung kam aus diesem Haus nichts, was noch offen ist.',
    filters: { status: 'offen', haus: String(values.property_id), von: String(values.since_on) },
  }),
  publicPath: (_id, { is_ended: isEnded }) => (isEnded === true ? null : '/stoerungen'),
  quick: [
    {
      name: 'beenden',
      label: 'Beenden',
      done: 'ist beendet.',
      changes: { is_ended: true },
      isOffered: ({ is_ended: isEnded }) => isEnded !== true,
    },
  ],
}
