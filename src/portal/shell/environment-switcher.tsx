import { Button } from '@blueprintjs/core'
import { DoubleCaretVertical } from '@blueprintjs/icons'
import { coming } from '#runtime/preload/lazy-part.ts'
import { DropDown } from '#runtime/menu/drop-down.tsx'
import { sayShell } from '#values/generated/say-shell.ts'
import { environmentLabel, isProduction } from '../session/configuration/environment-label.ts'
import { useSigned } from '../session/session-context.ts'
import { toast } from './toaster.tsx'

const { fetch: fetchList, Part: EnvironmentList } = coming(() =>
  import('./environment-list.tsx').then((file) => file.EnvironmentList),
)

/** Only assigned environments are offered; everything on screen follows the choice. */
export function EnvironmentSwitcher() {
  const { session, opening, switchEnvironment } = useSigned()
  const current = environmentLabel(session, session.environment)
  if (session.environments.length < 2 && !isProduction(session, session.environment)) return null
  if (session.environments.length < 2)
    return (
      <span className="ptl-environment">
        <span className="ptl-visually-hidden">{sayShell('environmentIs')} </span>
        {current}
      </span>
    )
  const open = async (code: string) => {
    if (code === session.environment) return
    await switchEnvironment(code)
    toast({ says: sayShell('nowIn', { environment: environmentLabel(session, code) }) })
  }
  return (
    <DropDown content={() => <EnvironmentList onChoose={(code) => void open(code)} />} preload={fetchList}>
      <Button
        className="ptl-environment__button"
        variant="outlined"
        loading={opening !== undefined}
        endIcon={<DoubleCaretVertical />}
        text={current}
        aria-label={sayShell('changeEnvironment', { current })}
      />
    </DropDown>
  )
}
