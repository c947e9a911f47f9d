import { Rows2, Rows3 } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { DAY_S } from '#values/durations.ts'

/** `dense`: a line for each request; else its words below it. */
export type Density = 'dense' | 'comfortable'

const COOKIE = 'verwaltung-ansicht'
const YEAR_S = 365 * DAY_S

/** Kept on this device: a large screen wants another one than a laptop. */
export function densityCookie(wanted: unknown): string {
  return `${COOKIE}=${wanted === 'dicht' ? 'dicht' : 'weit'}; Path=/verwaltung; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly`
}

export function readDensity(httpRequest: Request): Density {
  return (httpRequest.headers.get('Cookie') ?? '').includes(`${COOKIE}=dicht`) ? 'dense' : 'comfortable'
}

/** From 1280 px on, where there are columns. */
export function DensitySwitch({ density, address }: { density: Density; address: string }) {
  const isDense = density === 'dense'
  return (
    <Form method="post" action={`/verwaltung/anfragen${address}`} preventScrollReset className="max-xl:hidden">
      <input type="hidden" name="intent" value="ansicht" />
      <Button type="submit" name="ansicht" value={isDense ? 'weit' : 'dicht'} variant="quiet" size="sm">
        {isDense ? <Rows2 aria-hidden="true" /> : <Rows3 aria-hidden="true" />}
        <span>{isDense ? 'Mit Vorschau' : 'Dicht'}</span>
      </Button>
    </Form>
  )
}
