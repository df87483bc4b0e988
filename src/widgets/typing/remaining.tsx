import { lengthOf } from '#values/length.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import './line.css'

const SHOWN_FROM = 0.75

function sentence(left: number): string {
  return left < 0
    ? sayWidgets('charactersOver', { count: -left })
    : sayWidgets('charactersLeft', { count: left })
}

/**
 * Shows the remaining characters once most are used; before that, only screen readers get them. A code of one
 * length has none to spare, so that only those beyond it are shown.
 */
export function Remaining({
  id,
  text,
  limit,
  isExact = false,
}: {
  readonly id: string
  readonly text: string
  readonly limit: number | undefined
  /** The text has exactly as many characters. */
  readonly isExact?: boolean
}) {
  if (limit === undefined) return null
  const length = lengthOf(text.trim())
  if (isExact ? length <= limit : length < limit * SHOWN_FROM)
    return (
      <span id={id} hidden>
        {sayWidgets('charactersMost', { most: limit })}
      </span>
    )
  return (
    <p id={id} className={length > limit ? 'ptl-line__aside ptl-line__aside--over' : 'ptl-line__aside'}>
      {sentence(limit - length)}
    </p>
  )
}
