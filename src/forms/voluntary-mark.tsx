import { Badge } from '#ui/badge/badge.tsx'

/** Beside the label, not in it: the field's name stays what people call it. */
export function VoluntaryMark({ id }: { id: string }) {
  return (
    <span id={id} className="inline-flex">
      <Badge tone="grey" variant="soft" className="py-0.5!">
        freiwillig
      </Badge>
    </span>
  )
}
