import { AnchorButton, Button } from '@blueprintjs/core'
import { BarePage } from './bare-page.tsx'

/** Stands where nothing else could: what is safe, and the two ways on. */
export function CrashPage() {
  return (
    <BarePage
      title="Something went wrong"
      says="The portal could not be shown. What you have already sent is not affected. If it happens again, contact support."
      alert
    >
      <Button fill intent="primary" text="Reload this page" onClick={() => location.reload()} />
      <AnchorButton fill href="/logout" text="Log Out and Try Again" />
    </BarePage>
  )
}
