import { personContent } from './repository.server.ts'
import { contactTopics } from './topics.ts'
import type { ContentKind } from '../content/content-kind.ts'
import { choices, order, shown } from '../content/common-fields.ts'
import { pictureOptions } from '../pictures/content-kind.server.ts'

/** Whom visitors may turn to, with a picture of the library. */
export const personKind: ContentKind = {
  name: 'contact_person',
  path: 'ansprechpartner',
  realm: 'company',
  one: 'Ansprechpartner',
  many: 'Ansprechpartner',
  newLabel: 'Neuer Ansprechpartner',
  groups: [
    {
      legend: 'Person',
      hint: 'Telefon und E-Mail sind die dieser Person; leer gelten die der Firma.',
      fields: [
        { name: 'name', label: 'Name', input: 'line', required: true, maxLength: 80 },
        {
          name: 'role',
          label: 'Aufgabe',
          input: 'line',
          maxLength: 80,
          hint: 'Zum Beispiel „Vermietung“ oder „Technik“.',
        },
        { name: 'phone', label: 'Telefon', input: 'line', format: 'phone' },
        { name: 'email', label: 'E-Mail-Adresse', input: 'line', format: 'email' },
        {
          name: 'topics',
          label: 'Zuständig für',
          input: 'boxes',
          options: choices(contactTopics),
          required: true,
          wide: true,
          hint: 'Auf den passenden Seiten steht die Person dann als Ansprechpartner; auf der Kontaktseite stehen alle.',
        },
        { name: 'picture_id', label: 'Bild', input: 'choice', none: 'Ohne Bild', hint: 'Aus den Bildern der Firma.' },
        order,
        shown,
      ],
    },
  ],
  start: { topics: [], sort_order: 0, is_published: true },
  shownBy: 'is_published',
  ordered: { by: 'sort_order' },
  store: personContent,
  async options(db) {
    return { picture_id: await pictureOptions(db) }
  },
  line: ({ name, role }) => ({ title: String(name ?? ''), line: String(role ?? '') }),
  publicPath: () => '/kontakt',
}
