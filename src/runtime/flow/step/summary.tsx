import { sayFlows } from '#values/generated/say-flows.ts'
import type { SummaryLine } from '#definition/generated/flow.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { useTextOf } from '../run/use-shape.ts'
import { useNarrow } from '../../boundary/use-narrow.ts'
import './summary.css'

/** Up to this width it is folded. */
const FOLDED = 1099

/**
 * Summary of the answers so far: beside the step if there is room, else folded above it. Hidden while empty.
 */
export function Summary({ store }: { readonly store: FlowStore }) {
  const lines = store.flow.definition.summary ?? []
  const isWide = !useNarrow(FOLDED)
  const messages = useTextOf(store, () =>
    lines.map((line) => store.print(line.value).trim()).join('\n'),
  ).split('\n')
  const shown = lines.flatMap((line, at): Shown[] => (messages[at] ? [{ ...line, text: messages[at] }] : []))
  const [first] = shown
  if (!first) return null
  if (isWide) {
    return (
      <aside className="ptl-summary" aria-label={sayFlows('summary')}>
        <h2 className="ptl-summary__title">{sayFlows('summary')}</h2>
        <Lines lines={shown} />
      </aside>
    )
  }
  const gist = shown.find((one) => one.hero) ?? first
  return (
    <details className="ptl-summary ptl-summary--folded">
      <summary>
        <span className="ptl-summary__title">{sayFlows('summary')}</span>{' '}
        <span className="ptl-summary__gist">{gist.text}</span>
      </summary>
      <Lines lines={shown} />
    </details>
  )
}

interface Shown extends SummaryLine {
  readonly text: string
}

/** Lines of the summary; those without an answer are left out. */
function Lines({ lines }: { readonly lines: readonly Shown[] }) {
  return (
    <dl className="ptl-summary__lines">
      {lines.map(({ label, text, hero }) => (
        <div key={label} className={hero ? 'ptl-summary__line ptl-summary__line--hero' : 'ptl-summary__line'}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
