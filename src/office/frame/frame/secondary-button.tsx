import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '#ui/button/button.tsx'

/** Low and white: for what can be done beside the main thing of a page. */
export function SecondaryButton(props: ButtonProps) {
  return <Button variant="secondary" size="sm" {...props} />
}

/** The same as a link. */
export function SecondaryLink(props: ButtonLinkProps) {
  return <ButtonLink variant="secondary" size="sm" {...props} />
}
