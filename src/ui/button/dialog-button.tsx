import type { SubmitEvent } from 'react'
import { Button, type ButtonProps } from './button.tsx'

type DialogButtonProps = {
  /** The page that holds what the dialog holds: `/mieter-bewerbung?wohnung=…`. Without JavaScript the button leads there. */
  page: string
  onOpen: () => void
} & Omit<ButtonProps, 'type' | 'form' | 'page'>

/** Opens a dialog. */
export function DialogButton({ page, onOpen, ...button }: DialogButtonProps) {
  const [path, query] = page.split('?')
  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onOpen()
  }
  return (
    <form action={path} className="contents" onSubmit={open}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" aria-haspopup="dialog" {...button} />
    </form>
  )
}
