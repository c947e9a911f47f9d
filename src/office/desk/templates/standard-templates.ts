import { kindNames } from '#areas/kinds.ts'
import { formKinds } from '#areas/kinds.server.ts'
import type { Template } from './template.ts'

/** The templates as the site brings them, in the order of the kinds; some name what only some companies offer. */
export const standardTemplates = (): Template[] =>
  kindNames.flatMap((kind) =>
    formKinds[kind].templates.map(({ id, use = 'answer', ...texts }) => ({
      ...texts,
      key: `${kind}.${id}`,
      kind,
      use,
      version: 0,
      isStandard: true,
    })),
  )
