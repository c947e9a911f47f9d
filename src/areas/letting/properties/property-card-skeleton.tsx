import { Card } from '#ui/card/card.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** A card of the listing before its contents are known, in the same measures. */
export function PropertyCardSkeleton() {
  return (
    <Card as="li" className="flex flex-col">
      <Skeleton className="aspect-3/2 w-full rounded-none" />
      <div className="flex grow flex-col gap-3 p-5 sm:p-6">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-5 h-16 w-full rounded-control" />
      </div>
    </Card>
  )
}
