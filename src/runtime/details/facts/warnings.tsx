import { Share, WarningSign } from '@blueprintjs/icons'
import { sayScreens } from '#values/generated/say-screens.ts'
import { addressOf } from '../../flow/run/outcome.ts'
import { shownText } from '../shown-text.tsx'
import './warnings.css'

interface Warning {
  readonly says: string
}

const isWarning = (value: unknown): value is Warning =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Warning>).says === 'string'

/** Confirmed warnings, each with a link to its subject outside this page. */
export function Warnings({
  value,
  opens = [],
}: {
  readonly value: unknown
  readonly opens?: readonly string[] | undefined
}) {
  const warnings = Array.isArray(value) ? value.filter(isWarning) : []
  return (
    <ul className="ptl-warnings">
      {warnings.map((warning) => {
        const [address] = opens.flatMap((template) => addressOf(template, warning) ?? [])
        return (
          <li key={warning.says}>
            <WarningSign size={14} />
            {address === undefined ? (
              <span>{shownText(warning.says)}</span>
            ) : (
              <a href={address} target="_blank" rel="noopener">
                {shownText(warning.says)} <Share size={12} title={sayScreens('opensInNewTab')} />
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
