import { site } from '#site'
import { classNames } from '#ui/class-names.ts'

/** Our number and when somebody answers it, each unbroken as long as a line is wide enough. `end` stands right behind the hours. */
export function PhoneWithHours({ end = '.', isTall = false }: { end?: string; isTall?: boolean }) {
  return (
    <>
      <a
        href={site.phone.href}
        className={classNames('link whitespace-nowrap', isTall && 'inline-flex min-h-11 items-center')}
      >
        {site.phone.shown}
      </a>{' '}
      <span className="inline-block">
        ({site.businessHours.shown}){end}
      </span>
    </>
  )
}
