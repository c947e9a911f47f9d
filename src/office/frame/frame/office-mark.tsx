import { site } from '#site'

/** Shows the company's icon and name. */
export function OfficeMark() {
  return (
    <span className="inline-flex items-center gap-3">
      <img src={site.look.icon} alt="" width={36} height={36} className="size-9 shrink-0" />
      <span className="flex flex-col leading-tight">
        <span className="font-extrabold tracking-tight text-ink-950">{site.brand.split(' ')[0]}</span>
        <span className="text-xs font-semibold text-ink-600">Verwaltung</span>
      </span>
    </span>
  )
}
