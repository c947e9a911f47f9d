import { classNames } from '../class-names.ts'
import { site } from '#site'

/** Our number within a sentence. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  return (
    <a href={site.phone.href} className={classNames('link whitespace-nowrap', className)}>
      {site.phone.shown}
    </a>
  )
}
