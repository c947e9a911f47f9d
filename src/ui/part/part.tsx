import { Component, createRef, type ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { readEarlyInput } from '../hydration/early-input.ts'
import { Notice } from '../notice/notice.tsx'
import { readNotice } from './kept-notice.ts'
import { KeptNoticeCard } from './kept-notice-card.tsx'

type PartProps = {
  /** Nobody misses it: nothing stands in its place when it is broken. */
  isQuiet?: boolean
  /** When it changes, what was broken is tried again: the page's address. */
  of?: string
  children: ReactNode
}

type PartState = { isBroken: boolean; drawings: number; of?: string | undefined }

/**
 * A part of a page that may break by itself: a translation or an extension changed its elements, or we made a mistake. It is drawn
 * anew once, with what was typed; if that does not help, a sentence stands in its place, and the rest of the page goes on.
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { isBroken: false, drawings: 0 }
  private readonly box = createRef<HTMLDivElement>()
  private enterAgain = () => {}

  static getDerivedStateFromError(): Partial<PartState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ of }: PartProps, { isBroken, drawings, ...known }: PartState): PartState | null {
    return of === known.of ? null : { of, isBroken: false, drawings: isBroken ? drawings + 1 : drawings }
  }

  /** The broken elements still stand there. */
  override getSnapshotBeforeUpdate(_: PartProps, before: PartState): null {
    if (this.state.isBroken && !before.isBroken && this.box.current) this.enterAgain = readEarlyInput(this.box.current)
    return null
  }

  override componentDidCatch(): void {
    // A form that was sent must not stand there again as if it had not been.
    if (this.state.drawings === 0 && readNotice() === null) this.setState({ isBroken: false, drawings: 1 })
  }

  override componentDidUpdate(_: PartProps, before: PartState): void {
    if (this.state.isBroken || !before.isBroken) return
    this.enterAgain()
    this.enterAgain = () => {}
  }

  override render(): ReactNode {
    const { isQuiet, children } = this.props
    const { isBroken, drawings } = this.state
    if (isBroken) return isQuiet ? null : <BrokenPart />
    // With an element of its own it is taken away whole, whatever was done to what is in it.
    return (
      <div key={drawings} ref={this.box} className="contents">
        {children}
      </div>
    )
  }
}

/** In the place of a part that could not be drawn. A plain link: the page is loaded anew, with what is kept of a form that was begun. */
function BrokenPart() {
  return (
    <div className="grid gap-4">
      <KeptNoticeCard />
      <Notice tone="warning" role="alert">
        <p>Dieser Teil der Seite konnte nicht angezeigt werden. Alles andere können Sie weiter benutzen.</p>
        <p className="pt-1">
          <ButtonLink href="" variant="secondary" size="sm">
            Seite neu laden
          </ButtonLink>
        </p>
      </Notice>
    </div>
  )
}
