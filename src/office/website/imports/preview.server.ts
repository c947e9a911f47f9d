import { createHash } from 'node:crypto'
import type { FieldOption } from '#company/content/field-spec.ts'
import { changedNames } from '#company/content/same-values.ts'
import { buildingKind } from '#areas/letting/public.server.ts'
import { readableText } from '../content/show-value.ts'
import { buildingFields, flatFields } from '../portfolio-files/import-row.ts'
import { type Draft, type ImportPlan, outcomeOf } from '../portfolio-files/plan-import.ts'
import { inWords } from '../portfolio-files/problem.ts'
import {
  type ImportReport,
  MOST_SHOWN,
  type Preview,
  type Shown,
  type ShownChange,
  type ShownRecord,
} from './preview.ts'

/** Buildings by id, as a choice shows them. */
type Houses = { property_id: FieldOption[] }

function sorted({ buildings, flats }: ImportPlan) {
  const drafts = [...buildings, ...flats]
  const isRemoval = ({ row, before }: Draft) => row.isRemoved && before !== null
  return {
    fresh: drafts.filter((draft) => outcomeOf(draft) === 'new'),
    changed: drafts.filter((draft) => outcomeOf(draft) === 'changed' && !isRemoval(draft)),
    removed: drafts.filter((draft) => outcomeOf(draft) === 'changed' && isRemoval(draft)),
    unchanged: drafts.filter((draft) => outcomeOf(draft) === 'unchanged').length,
  }
}

const shown = <From, To>(all: readonly From[], show: (each: From) => To): Shown<To> => ({
  total: all.length,
  items: all.slice(0, MOST_SHOWN).map(show),
})

/** Each line once. */
const linesOf = ({ problems }: ImportPlan) => [...new Set(problems.map(inWords))]

/** `houses`: the names of the buildings that are stored; the plan's own come beside them. */
export function previewOf(plan: ImportPlan, stored: readonly FieldOption[]): Preview {
  const own = plan.buildings.map(({ id, after }) => ({ value: id, label: String(after.name ?? '') }))
  const houses: Houses = { property_id: [...own, ...stored] }
  const { fresh, changed, removed, unchanged } = sorted(plan)
  return {
    fresh: shown(fresh, (draft) => recordOf(draft, houses)),
    changed: shown(changed, (draft) => ({ ...recordOf(draft, houses), changes: changesOf(draft, houses) })),
    removed: shown(removed, (draft) => recordOf(draft, houses)),
    unchanged,
    leftOut: shown(linesOf(plan), String),
    fingerprint: fingerprintOf(plan),
  }
}

export function reportOf(plan: ImportPlan): ImportReport {
  const { fresh, changed, removed } = sorted(plan)
  const hidden = [...fresh, ...changed].filter(
    ({ kind, after }) => kind === buildingKind && after.is_published !== true,
  )
  return {
    fresh: fresh.length,
    changed: changed.length,
    removed: removed.length,
    leftOut: shown(linesOf(plan), String),
    hidden: hidden.length,
  }
}

function recordOf({ kind, id, after, line }: Draft, houses: Houses): ShownRecord {
  const words = kind.line(after, houses, id)
  return { key: `${kind.name} ${id}`, kind: kind.one, title: words.title || `Zeile ${line}`, line: words.line ?? '' }
}

function changesOf({ kind, before, after }: Draft, houses: Houses): ShownChange['changes'] {
  const fields = kind === buildingKind ? buildingFields : flatFields
  return changedNames(before?.values ?? null, after).flatMap((name) => {
    const field = fields.find((each) => each.name === name)
    if (!field) return []
    const known = name === 'property_id' ? { ...field, options: houses.property_id } : field
    return [
      {
        label: field.label,
        before: readableText(known, before?.values[name]),
        after: readableText(known, after[name]),
      },
    ]
  })
}

/** Without ids that are new each time, and without what the press itself decides. */
function fingerprintOf({ buildings, flats }: ImportPlan): string {
  const seen = [...buildings, ...flats].map(({ kind, line, before, after }) => [
    kind.name,
    line,
    before && [before.id, before.version],
    Object.entries(after).filter(([name]) => !['property_id', 'is_published'].includes(name)),
  ])
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32)
}
