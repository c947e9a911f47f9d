import { Search, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { GoButton, GoForm } from '#ui/button/go-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextField } from './text-field.tsx'

type FilterFrameProps = ComponentProps<'form'> & {
  id: string
  label: string
  action: string
  /** Without the filters; `action` if not said. */
  resetTo?: string
}

const resetFormId = (id: string) => `${id}-zuruecksetzen`

/** The frame of a GET form that filters a list, and the form that resets it: it cannot stand inside the other. */
export function FilterFrame({ id, label, action, resetTo = action, children, ...rest }: FilterFrameProps) {
  return (
    <>
      <form
        {...rest}
        id={id}
        tabIndex={-1}
        method="get"
        action={action}
        role="search"
        aria-label={label}
        autoComplete="off"
      >
        {children}
      </form>
      <GoForm id={resetFormId(id)} to={resetTo} />
    </>
  )
}

type SearchFieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'placeholder' | 'defaultValue' | 'className'>

export function SearchField(props: SearchFieldProps) {
  return <TextField {...props} label="Suche" type="search" maxLength={100} enterKeyHint="search" />
}

/** Sends the form where no script does. */
export function SearchButton({ className }: { className?: string }) {
  return (
    <div className={classNames('without-js', className)}>
      <Button type="submit">
        <Search aria-hidden="true" /> Suchen
      </Button>
    </div>
  )
}

type ResetFiltersProps = Pick<ComponentProps<typeof GoButton>, 'to' | 'looks' | 'onClick'> & {
  formId: string
  icon?: ReactNode
}

/** Goes away with the filters, so it gives the focus to the form: not to a field, which would open a phone's keyboard. */
export function ResetFilters(props: ResetFiltersProps) {
  const { formId, to, looks = { variant: 'quiet' }, icon = <X aria-hidden="true" />, onClick } = props
  const focusForm = () => document.getElementById(formId)?.focus({ preventScroll: true })
  return (
    <GoButton to={to} formId={resetFormId(formId)} looks={looks} onClick={onClick ?? focusForm}>
      {icon} Filter zurücksetzen
    </GoButton>
  )
}
