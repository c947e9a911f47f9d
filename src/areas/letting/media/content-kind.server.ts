import { mediaContent } from './repository.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { documentRoles, focusOptions, roleOptions, typeOptions } from '#areas/media-texts.ts'

/** Pictures and floor plans. They are edited with what they belong to (`media/media-page.tsx`); here for history and undo. */
export const mediaKind: ContentKind = {
  name: 'media',
  path: '',
  realm: 'portfolio',
  one: 'Bild',
  many: 'Bilder',
  newLabel: 'Neues Bild',
  groups: [
    {
      legend: 'Bild',
      fields: [
        { name: 'alt_text', label: 'Bildbeschreibung', input: 'line', required: true, maxLength: 300 },
        { name: 'title', label: 'Titel', input: 'line' },
        { name: 'description', label: 'Beschreibung', input: 'text' },
        {
          name: 'media_type',
          label: 'Art',
          input: 'choice',
          required: true,
          options: [...typeOptions, { value: 'document', label: 'Dokument' }, { value: 'video', label: 'Video' }],
        },
        {
          name: 'role',
          label: 'Verwendung',
          input: 'choice',
          required: true,
          options: [...roleOptions, ...documentRoles, { value: 'video', label: 'Video auf der Seite der Wohnung' }],
        },
        { name: 'focus', label: 'Wichtigste Stelle', input: 'choice', options: focusOptions },
        { name: 'is_primary', label: 'Titelbild', input: 'box' },
        { name: 'sort_order', label: 'Stelle in der Reihenfolge', input: 'whole' },
        { name: 'storage_key', label: 'Datei', input: 'line' },
      ],
    },
  ],
  start: {},
  store: mediaContent,
  line: ({ alt_text: alt, title }) => ({ title: String(alt || title || 'ohne Beschreibung') }),
}
