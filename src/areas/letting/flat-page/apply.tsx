import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState, useTransition } from 'react'
import { useNavigationType } from 'react-router'
import { rememberApplied, useApplied } from '#areas/applied.ts'
import { useStepInHash } from '#forms/use-step-address.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { ButtonProps } from '#ui/button/button.tsx'
import { DialogButton } from '#ui/button/dialog-button.tsx'

const loadDialog = () => import('../tenant-application/application-dialog.tsx')
const ApplicationDialog = lazy(async () => ({ default: (await loadDialog()).ApplicationDialog }))
const AppliedNotice = lazy(async () => ({ default: (await import('./applied-notice.tsx')).AppliedNotice }))
/** The dialog and its form are fetched when somebody comes near its button. */
const preload = () => void loadDialog().then(({ preloadApplicationDialog }) => preloadApplicationDialog())

/** Goes before the dialog's steps in the address. */
const STEPS = 'bewerbung'

type Apply = {
  apartmentId: string
  open: () => void
  /** The dialog's code is on its way. */
  isOpening: boolean
  /** The application that was sent on this page just now. */
  newReference: string | null
  isInForm: boolean
}

const ApplyContext = createContext<Apply | null>(null)

type ApplyProviderProps = { apartment: { id: string; name: string }; children: ReactNode }

/** The dialog of the application, and the right of every `ApplyButton` inside to open it. */
export function ApplyProvider({ apartment, children }: ApplyProviderProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [isOpening, startOpening] = useTransition()
  const [newReference, setNewReference] = useState<string | null>(null)
  const { stepId } = useStepInHash(STEPS)
  const isHydrated = useHydrated()
  const cameBy = useNavigationType()
  const [seenStep, setSeenStep] = useState<string | null>(null)
  // The address names a step after a reload, and when the browser's own buttons lead back into the form.
  if (isHydrated && stepId !== seenStep) {
    setSeenStep(stepId)
    if (stepId !== null && cameBy === 'POP') setOpen(true)
  }
  const apply = useMemo(
    () => ({
      apartmentId: apartment.id,
      open: () => startOpening(() => setOpen(true)),
      isOpening,
      newReference,
      isInForm: stepId !== null,
    }),
    [apartment.id, isOpening, newReference, stepId],
  )

  function receive(reference: string) {
    rememberApplied(apartment.id, reference)
    setNewReference(reference)
  }

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
            onReceived={receive}
          />
        )}
      </Suspense>
    </ApplyContext>
  )
}

/** Shows this device's application for this flat: the confirmation just after it was sent, later a line. */
export function AppliedHere({ flat }: { flat: string }) {
  const { apartmentId = '', newReference = null, isInForm = false } = useContext(ApplyContext) ?? {}
  const applied = useApplied(apartmentId)
  // Leaving the form's steps brings the page back to where it stood; the confirmation comes into view after that.
  if (isInForm || (applied === null && newReference === null)) return null
  return (
    <Suspense>
      <AppliedNotice apartmentId={apartmentId} flat={flat} applied={applied} newReference={newReference} />
    </Suspense>
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
      data-pressed={apply.isOpening ? '' : undefined}
      {...looks}
    >
      {children}
    </DialogButton>
  )
}
