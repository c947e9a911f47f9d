import { site } from '#site'
import { PhoneLink } from './phone-link.tsx'

type PhoneWithHoursProps = {
  /** Stands right behind the hours. */
  end?: string
  /** For the link: how high it is. */
  className?: string
}

/** Our number and when somebody answers it, each unbroken as long as a line is wide enough. */
export function PhoneWithHours({ end = '.', className }: PhoneWithHoursProps) {
  return (
    <>
      <PhoneLink className={className} /> <span className="inline-block">{`(${site.businessHours.shown})${end}`}</span>
    </>
  )
}
