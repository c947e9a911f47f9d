import type { MouseEvent } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { GoForm } from './go-button.tsx'

type DialogButtonProps = {
  /** The page that holds what the dialog holds: `/mieter-bewerbung?wohnung=…`. Without JavaScript the button leads there. */
  page: string
  onOpen: () => void
} & Omit<ButtonProps, 'type' | 'form' | 'page'>

/** Opens a dialog. */
export function DialogButton({ page, onOpen, ...button }: DialogButtonProps) {
  function open(event: MouseEvent) {
    event.preventDefault()
    onOpen()
  }
  return (
    <GoForm to={page}>
      <Button type="submit" aria-haspopup="dialog" {...button} onClick={open} />
    </GoForm>
  )
}
