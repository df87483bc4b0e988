import { Button } from '@blueprintjs/core'
import { Component, type ReactNode } from 'react'
import { showFailure } from '../ahead/fetch-again.ts'
import { ServicesContext } from '../field/services.ts'
import './empty-state.css'

export interface BoundaryProps {
  /** The address: another one clears the failure. */
  readonly at: string
  /** What cannot be shown, as in 'this page'. */
  readonly what?: string
  /** The page stands without it: it is said aloud, nothing stands in its place, and whoever opened it hears of it. */
  readonly onFailed?: () => void
  /** More ways out, such as 'Log Out and Try Again'. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly at: string
}

/** A part that fails to render says so in its place, and is tried again when the address changes (NAV-088, NAV-089). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = ServicesContext
  declare context: React.ContextType<typeof ServicesContext>
  override state: BoundaryState = { failed: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.at === state.at ? null : { failed: false, at: props.at }
  }

  override componentDidCatch(thrown: unknown) {
    showFailure(thrown)
    const { what = 'this page', onFailed } = this.props
    this.context?.report({ what: `Could not show ${what}`, detail: thrown })
    if (!onFailed) return
    this.context?.announce(`We could not show ${what}. Try again.`)
    onFailed()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.onFailed) return null
    return (
      <section className="ptl-empty" role="alert">
        <h2>Something went wrong</h2>
        <p>
          We could not show {this.props.what ?? 'this page'}. Try again, or go to another page. What you have
          already sent is not affected.
        </p>
        <Button text="Try again" onClick={() => this.setState({ failed: false })} />
        {this.props.actions}
      </section>
    )
  }
}
