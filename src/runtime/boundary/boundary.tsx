import { Button } from '@blueprintjs/core'
import { Component, type ReactNode } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { showFailure } from '../preload/fetch-again.ts'
import { onFilesBack } from '../preload/recovered-files.ts'
import { Unfetched } from '../preload/unfetched-file.ts'
import { ServicesContext } from '../field/services.ts'
import { EmptyState } from './empty-state.tsx'
import './empty-state.css'

export interface BoundaryProps {
  /** Present address; another one clears the failure. */
  readonly at: string
  /** Name of the part that cannot be shown, as in 'this page'. */
  readonly what?: string
  /**
   * Called if the part fails and the page works without it. The failure is announced, and nothing is rendered
   * in its place.
   */
  readonly onFailed?: () => void
  /** Further actions, such as 'Log Out and Try Again'. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  /** Thrown value. */
  readonly failure?: { readonly thrown: unknown } | undefined
  readonly at: string
}

/**
 * Error boundary: a part that fails says so in its place and is tried again when the address changes
 * (NAV-088, NAV-089). One that could not be loaded is also tried again when the server answers.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = ServicesContext
  declare context: React.ContextType<typeof ServicesContext>
  override state: BoundaryState = { at: this.props.at }
  #rest = () => {}

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { failure: { thrown } }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.at === state.at ? null : { failure: undefined, at: props.at }
  }

  override componentDidMount() {
    this.#rest = onFilesBack(() => {
      const thrown = this.state.failure?.thrown
      if (thrown instanceof Unfetched && !thrown.isGone) this.#again()
    })
  }

  override componentWillUnmount() {
    this.#rest()
  }

  override componentDidCatch(thrown: unknown) {
    showFailure(thrown)
    const { what = sayScreens('thisPage'), onFailed } = this.props
    this.context?.report({ what: `Could not show ${what}`, detail: thrown })
    if (!onFailed) return
    this.context?.announce(sayScreens('notShown', { what }))
    onFailed()
  }

  #again = () => {
    const thrown = this.state.failure?.thrown
    if (thrown instanceof Unfetched && thrown.isGone) location.reload()
    else this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const { what = sayScreens('thisPage'), actions, onFailed } = this.props
    if (onFailed) return null
    if (failure.thrown instanceof Unfetched)
      return (
        <EmptyState
          kind="load-failed"
          says={sayScreens('fileNotFetched', { what })}
          action={{ label: sayScreens('tryAgain'), onClick: this.#again }}
        >
          {actions}
        </EmptyState>
      )
    return (
      <section className="ptl-empty" role="alert">
        <h2>{sayScreens('somethingWrong')}</h2>
        <p>{sayScreens('tryOrLeave', { what })}</p>
        <Button text={sayScreens('tryAgain')} onClick={this.#again} />
        {actions}
      </section>
    )
  }
}
