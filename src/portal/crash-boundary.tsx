import { showFailure } from '#runtime/preload/fetch-again.ts'
import { Component, type ReactNode } from 'react'
import { CrashPage } from './pages/single/crash-page.tsx'
import { report } from './report.ts'

interface CrashState {
  readonly hasFailed: boolean
}

/** Outermost error boundary: shows an error that no page caught, and Back leads out of it (NAV-088). */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = { hasFailed: false }

  static getDerivedStateFromError(): CrashState {
    return { hasFailed: true }
  }

  override componentDidMount() {
    addEventListener('popstate', this.#again)
  }

  override componentWillUnmount() {
    removeEventListener('popstate', this.#again)
  }

  override componentDidCatch(thrown: unknown) {
    showFailure(thrown)
    report('Could not show the portal', thrown)
  }

  readonly #again = () => {
    if (this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children
  }
}
