import { AnchorButton, Button } from '@blueprintjs/core'
import { sayPages } from '#values/generated/say-pages.ts'
import { BarePage } from './bare-page.tsx'

/** Page shown after a crash: what is safe, and the two ways to go on. */
export function CrashPage() {
  return (
    <BarePage title={sayPages('crashed')} says={sayPages('crashedSays')} alert>
      <Button fill intent="primary" text={sayPages('reload')} onClick={() => location.reload()} />
      <AnchorButton fill href="/logout" text={sayPages('logOutAndTry')} />
    </BarePage>
  )
}
