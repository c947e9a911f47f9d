import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react'
import { ApplicationDialog, preloadApplicationDialog } from '#areas/letting/tenant-application/application-dialog.tsx'
import { ButtonLink, type ButtonLinkProps } from '#ui/button/button.tsx'

type Apply = { apartmentId: string; open: () => void }

const ApplyContext = createContext<Apply | null>(null)

type ApplyProviderProps = { apartment: { id: string; name: string }; children: ReactNode }

/** The dialog of the application, and the right of every `ApplyButton` inside to open it. */
export function ApplyProvider({ apartment, children }: ApplyProviderProps) {
  const [isOpen, setOpen] = useState(false)
  const apply = useMemo(() => ({ apartmentId: apartment.id, open: () => setOpen(true) }), [apartment.id])
  return (
    <ApplyContext value={apply}>
      {children}
      <ApplicationDialog
        apartmentId={apartment.id}
        apartmentName={apartment.name}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </ApplyContext>
  )
}

type ApplyButtonProps = { children: ReactNode } & Pick<ButtonLinkProps, 'variant' | 'size' | 'className'>

/** A link to the application's page; with JavaScript it opens the dialog instead. */
export function ApplyButton({ children, ...looks }: ApplyButtonProps) {
  const apply = useContext(ApplyContext)
  if (!apply) return null

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // A visitor who wants another tab or window gets it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    apply?.open()
  }
  return (
    <ButtonLink
      to={`/mieter-bewerbung?wohnung=${encodeURIComponent(apply.apartmentId)}`}
      prefetch="none"
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={preloadApplicationDialog}
      onFocus={preloadApplicationDialog}
      {...looks}
    >
      {children}
    </ButtonLink>
  )
}
