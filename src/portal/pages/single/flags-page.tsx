import { Button, Switch } from '@blueprintjs/core'
import { ListTemplate } from '#runtime/template/list-template.tsx'
import { sayPages } from '#values/generated/say-pages.ts'
import { environmentLabel, isProduction } from '../../session/configuration/environment-label.ts'
import { switchFlag } from '../../session/configuration/flag-switches.ts'
import { useSigned } from '../../session/session-context.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { useTitle } from '../frame/use-title.ts'
import './flags-page.css'

const sources = { local: 'sourceLocal', server: 'sourceServer', default: 'sourceDefault' } as const

/**
 * Every flag with its value and source; switched on this device only, never in production (NAV-016, OPEN-86).
 */
export function FlagsPage() {
  const { session, definitions, reload } = useSigned()
  useTitle(sayPages('features'))
  if (isProduction(session, session.environment)) return <NotFoundPage />
  const change = (name: string, isOn: boolean | undefined) => {
    switchFlag(name, isOn)
    void reload()
  }
  return (
    <ListTemplate title={sayPages('features')}>
      <p className="ptl-flags__says">
        {sayPages('featuresSays', { environment: environmentLabel(session, session.environment) })}
      </p>
      <table className="ptl-flags">
        <thead>
          <tr>
            <th scope="col">{sayPages('feature')}</th>
            <th scope="col">{sayPages('on')}</th>
            <th scope="col">{sayPages('source')}</th>
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
                  <span>{sayPages(sources[source])}</span>
                  {source === 'local' && (
                    <Button
                      size="small"
                      variant="minimal"
                      text={sayPages('reset')}
                      aria-label={sayPages('resetFeature', { feature: label })}
                      onClick={() => change(name, undefined)}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ListTemplate>
  )
}
