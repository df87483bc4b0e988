import { Button, Switch } from '@blueprintjs/core'
import { environmentLabel, isProduction } from '../session/environment-label.ts'
import { switchFlag } from '../session/flag-switches.ts'
import { useSigned } from '../session/session-context.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageHead } from './page-head.tsx'
import { useTitle } from './use-title.ts'
import './flags-page.css'

const sources = { local: 'This device', server: 'Server', default: 'Default' } as const

/** Every flag, its value and whose word it follows; switched on this device alone, never in production (NAV-016, OPEN-86). */
export function FlagsPage() {
  const { session, definitions, reload } = useSigned()
  useTitle('Features')
  if (isProduction(session, session.environment)) return <NotFoundPage />
  const change = (name: string, isOn: boolean | undefined) => {
    switchFlag(name, isOn)
    void reload()
  }
  return (
    <>
      <PageHead title="Features" />
      <p className="ptl-flags__says">
        Switches here change this device in {environmentLabel(session, session.environment)} only. They show
        or hide; they never give a permission.
      </p>
      <table className="ptl-flags">
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">On</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(definitions.library.flags).map(([name, { label, says }]) => {
            const source = session.flagSources[name] ?? 'default'
            return (
              <tr key={name}>
                <th scope="row">
                  {label}
                  <span>{says}</span>
                </th>
                <td>
                  <Switch
                    aria-label={label}
                    checked={session.flags[name] ?? false}
                    onChange={(event) => change(name, event.currentTarget.checked)}
                  />
                </td>
                <td>
                  <span>{sources[source]}</span>
                  {source === 'local' && (
                    <Button
                      size="small"
                      variant="minimal"
                      text="Reset"
                      aria-label={`Reset ${label}`}
                      onClick={() => change(name, undefined)}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
