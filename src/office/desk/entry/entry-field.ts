import type { Field, RowSpec } from '#forms/field.ts'
import type { FileRule } from '#values/file-rule.ts'

/** A field as its form declares it, without what only the server can do: it travels to the page as data. */
export type EntryField = Omit<Field, 'read' | 'row' | 'file'> & {
  row?: Pick<RowSpec, 'most'> & { titles: readonly string[]; fields: Readonly<Record<string, EntryField>> }
  file?: Pick<FileRule, 'kind' | 'maxBytes' | 'atMost' | 'extensions' | 'pictures'>
}

export type EntryGroup = { title: string; fields: readonly (readonly [name: string, field: EntryField])[] }

/** Fields that need a screen of their own, such as the people of a household, and are left out on paper. */
const MOST_ROWS = 6

/** With the words for staff: a form speaks to its sender. */
export function entryField({ read: _read, row, file, staffLabel, voluntary: _voluntary, ...plain }: Field): EntryField {
  const isAddress = plain.input === 'email'
  return {
    ...plain,
    label: staffLabel ?? plain.label,
    ...(isAddress && {
      isRequired: false,
      hint: 'Kann frei bleiben. Mit einer Adresse gehen Eingangsbestätigung und Antworten dorthin.',
    }),
    ...(row && {
      row: {
        most: row.most,
        titles: Array.from({ length: Math.min(row.most, MOST_ROWS) }, (_, position) => row.titleOf(position)),
        fields: Object.fromEntries(Object.entries(row.fields).map(([name, field]) => [name, entryField(field)])),
      },
    }),
    ...(file && {
      isRequired: false,
      file: {
        kind: file.kind,
        maxBytes: file.maxBytes,
        atMost: file.atMost,
        extensions: file.extensions,
        ...(file.pictures && { pictures: file.pictures }),
      },
    }),
  }
}

/** As the form kit draws it; the server judges. */
export const drawn = ({ row: _row, file: _file, ...field }: EntryField): Field => ({
  ...field,
  read: (entered) => entered,
})
