import { data } from 'react-router'
import { openingOptions } from '#areas/jobs/public.server.ts'
import type { FormKind } from '#areas/kind.ts'
import { findFormKind, offeredForms } from '#areas/kinds.server.ts'
import { listFlatsForSelect } from '#areas/letting/public.server.ts'
import type { Field, FieldOption } from '#forms/field.ts'
import type { App } from '#platform/app.server.ts'
import { mayWriteKind, type Role } from '#office/frame/access/roles.ts'
import { isKindOffered, kindNames } from '#areas/kinds.ts'
import { type EntryField, entryField, type EntryGroup } from './entry-field.ts'

type Form = FormKind<unknown>['forms'][number]
export type EntryForm = { kind: FormKind<unknown>; form: Form; label: string; address: string }

/** Every form that this role may enter, in the order of `kinds.ts`; a kind of several forms once for each. */
export function entryForms(role: Role): EntryForm[] {
  return kindNames.flatMap((name) => {
    const kind = findFormKind(name)
    if (!kind || !isKindOffered(kind) || !mayWriteKind(role, name)) return []
    return offeredForms(kind).map((form) => {
      const constantField = Object.entries(form.fields).find(([, { constant }]) => constant !== undefined)
      const code = constantField?.[1].constant ?? ''
      const own = constantField && kind.entered.codes?.[constantField[0]]?.[code]
      const query = kind.forms.length > 1 ? `?formular=${code}` : ''
      return {
        kind,
        form,
        label: own ? `${kind.label}: ${own}` : kind.label,
        address: `/verwaltung/anfragen/neu/${name}${query}`,
      }
    })
  })
}

/** @throws a 404 for the router: no such form, or not this role's. */
export function findEntryForm(role: Role, address: string): EntryForm {
  const found = entryForms(role).find((each) => each.address === address)
  if (!found) throw data(null, { status: 404 })
  return found
}

type Choices = { options: Record<string, readonly FieldOption[]>; propertyOf: (apartmentId: unknown) => string | null }

/** Choices that the public pages offer in inputs of their own, by the names that all forms use: flats, buildings, jobs. */
export async function subjectChoices(app: App, { fields }: Form): Promise<Choices> {
  const flats = 'apartment_id' in fields ? await listFlatsForSelect(app) : []
  // Applications are for free flats; damage is reported from inhabited ones.
  const offered = 'property_id' in fields ? flats.filter((flat) => flat.availabilityStatus === 'available') : flats
  const houses = new Map(flats.map(({ propertyId, house, propertyName }) => [propertyId, `${propertyName}, ${house}`]))
  return {
    options: {
      apartment_id: offered.map(({ id, name, house }) => ({ value: id, label: `${house}: ${name}` })),
      property_id: [...houses].map(([value, label]) => ({ value, label })),
      job: 'job' in fields ? await openingOptions(app.db) : [],
    },
    propertyOf: (apartmentId) => flats.find(({ id }) => id === apartmentId)?.propertyId ?? null,
  }
}

/** The form's fields, part by part, as the page draws them. */
export function entryGroups({ fields, steps }: Form, options: Choices['options']): EntryGroup[] {
  const placed = new Set(steps.flatMap((step) => step.fields))
  const chosenByPage = Object.keys(fields).filter((name) => !placed.has(name) && options[name])
  return steps.map(({ title, fields: names }, position) => ({
    title,
    fields: [...(position === 0 ? chosenByPage : []), ...names].flatMap((name): [string, EntryField][] => {
      const field = fields[name]
      return field && isAsked(field) ? [[name, withOptions(entryField(field), options[name])]] : []
    }),
  }))
}

const isAsked = ({ isSwitchedOff, staysInForm }: Field) => !isSwitchedOff && !staysInForm

function withOptions(field: EntryField, options: readonly FieldOption[] | undefined): EntryField {
  if (!options) return field
  const { hint: _hint, ...rest } = field
  // A flat names its building.
  return { ...rest, input: 'choice', options, placeholder: 'Keine Angabe', isRequired: false }
}
