import { openingContent } from './repository.server.ts'
import { germanToday } from '#forms/days.ts'
import { readFacts } from '#company/repository.server.ts'
import { site } from '#site'
import type { ContentKind } from '#company/content/content-kind.ts'
import { slug } from '#company/content/common-fields.ts'

export const jobKind: ContentKind = {
  name: 'job',
  path: 'stellen',
  realm: 'jobs',
  shownFor: ['jobs'],
  one: 'Stelle',
  many: 'Stellen',
  newLabel: 'Neue Stelle',
  groups: [
    {
      legend: 'Stelle',
      fields: [
        { name: 'title', label: 'Titel', input: 'line', required: true, wide: true, hint: 'Mit „(m/w/d)“.' },
        slug,
        {
          name: 'job_type',
          label: 'Art',
          input: 'choice',
          takesOthers: true,
          required: true,
          hint: 'Welche es gibt, steht unter Firma, Gebiet und Stellen.',
        },
        { name: 'location', label: 'Arbeitsort', input: 'line', required: true },
        { name: 'hours', label: 'Arbeitszeit', input: 'line' },
        { name: 'short_description', label: 'Kurzbeschreibung', input: 'text', wide: true, maxLength: 600 },
        {
          name: 'long_description',
          label: 'Beschreibung',
          input: 'text',
          wide: true,
          hint: 'Absätze durch eine leere Zeile trennen.',
        },
        { name: 'tasks', label: 'Aufgaben', input: 'lines', hint: 'Eine je Zeile.', wide: true },
        { name: 'requirements', label: 'Das wünschen wir uns', input: 'lines', hint: 'Eines je Zeile.', wide: true },
        { name: 'offers', label: 'Das bieten wir', input: 'lines', hint: 'Eines je Zeile.', wide: true },
      ],
    },
    {
      legend: 'Gehalt',
      hint: 'Bewerber müssen das Einstiegsgehalt rechtzeitig erfahren; am besten steht es in der Anzeige.',
      fields: [
        { name: 'salary', label: 'Gehalt, wie Bewerber es lesen', input: 'line' },
        {
          name: 'salary_unit',
          label: 'Zeitraum',
          input: 'choice',
          options: [
            { value: 'HOUR', label: 'je Stunde' },
            { value: 'MONTH', label: 'im Monat' },
            { value: 'YEAR', label: 'im Jahr' },
          ],
        },
        { name: 'salary_min_euro', label: 'Von', input: 'euro' },
        { name: 'salary_max_euro', label: 'Bis', input: 'euro' },
      ],
    },
    {
      legend: 'Veröffentlichung',
      fields: [
        { name: 'valid_until', label: 'Letzter Tag der Anzeige', input: 'day' },
        { name: 'is_active', label: 'Auf der Website zeigen', input: 'box', wide: true },
      ],
    },
  ],
  start: {},
  shownBy: 'is_active',
  unique: 'slug',
  hasPreview: true,
  store: openingContent,
  async options(db, id) {
    const { job_types: types } = await readFacts(db)
    const { job_type: own } = (id && (await openingContent(db).find(id))?.values) || {}
    const all = new Set([...types, ...(typeof own === 'string' && own !== '' ? [own] : [])])
    return { job_type: [...all].map((value) => ({ value, label: value })) }
  },
  line: ({ title, job_type: type, location }) => ({
    title: String(title ?? ''),
    line: [type, location].filter(Boolean).join(' · '),
  }),
  orderNote: 'Auf der Website stehen die neuesten vorn.',
  hangsOn: () => [
    { forbids: false, text: 'Eingegangene Bewerbungen bleiben bei den Anfragen.' },
    { forbids: false, text: 'Links auf die Anzeige gehen ins Leere. „Auf der Website zeigen“ abwählen genügt oft.' },
  ],
  publicPath: (_id, { slug: name }) => `/job/${name}`,
  check: (app, _id, { valid_until: until, location }) => [
    ...(typeof until === 'string' && until < germanToday(app.clock.now())
      ? [{ tone: 'warning' as const, field: 'valid_until', text: 'Der letzte Tag der Anzeige ist vorbei.' }]
      : []),
    ...(site.area.isNamed && ![site.address.city, ...site.area.towns].some((town) => String(location).includes(town))
      ? [
          {
            tone: 'warning' as const,
            field: 'location',
            text: `Der Arbeitsort liegt nicht in Ihrem Gebiet: ${site.area.shown}.`,
          },
        ]
      : []),
  ],
  faults: ({ salary_min_euro: from, salary_max_euro: to }) =>
    typeof from === 'number' && typeof to === 'number' && to < from
      ? { salary_max_euro: 'Das höchste Gehalt ist kleiner als das niedrigste.' }
      : {},
}
