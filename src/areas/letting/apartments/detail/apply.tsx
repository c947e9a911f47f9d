import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import type { ButtonProps } from '#ui/button/button.tsx'
import { DialogButton } from '#ui/button/dialog-button.tsx'

const loadDialog = () => import('#areas/letting/tenant-application/application-dialog.tsx')
const ApplicationDialog = lazy(async () => ({ default: (await loadDialog()).ApplicationDialog }))
/** The dialog and its form are fetched when somebody comes near its button. */
const preload = () => void loadDialog().then(({ preloadApplicationDialog }) => preloadApplicationDialog())

type Apply = { apartmentId: string; open: () => void }

const ApplyContext = createContext<Apply | null>(null)

type ApplyProviderProps = { apartment: { id: string; name: string }; children: ReactNode }

/** The dialog of the application, and the right of every `ApplyButton` inside to open it. */
export function ApplyProvider({ apartment, children }: ApplyProviderProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const apply = useMemo(() => ({ apartmentId: apartment.id, open: () => setOpen(true) }), [apartment.id])
  return (
    <ApplyContext value={apply}>
      {children}
      <Suspense>
        {isOpen !== null && (
          <ApplicationDialog
            apartmentId={apartment.id}
            apartmentName={apartment.name}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </ApplyContext>
  )
}

type ApplyButtonProps = { children: ReactNode } & Pick<ButtonProps, 'variant' | 'size' | 'className'>

/** Opens the application for this flat. */
export function ApplyButton({ children, ...looks }: ApplyButtonProps) {
  const apply = useContext(ApplyContext)
  if (!apply) return null
  return (
    <DialogButton
      page={`/mieter-bewerbung?wohnung=${encodeURIComponent(apply.apartmentId)}`}
      onOpen={apply.open}
      onPointerEnter={preload}
      onFocus={preload}
      {...looks}
    >
      {children}
    </DialogButton>
  )
}
