import { sayShell } from '#values/generated/say-shell.ts'
import { environmentLabel } from '../session/environment-label.ts'
import { useSigned } from '../session/session-context.ts'

/** Outside production nobody mistakes where they are. */
export function EnvironmentLine() {
  const { session } = useSigned()
  return (
    <p className="ptl-environment-line">
      <strong>{environmentLabel(session, session.environment)}</strong>
      <span>{sayShell('noRealMoney')}</span>
    </p>
  )
}
