import { Button } from '@blueprintjs/core'
import { Duplicate, Tick } from '@blueprintjs/icons'
import { sayScreens } from '#values/generated/say-screens.ts'
import { shownText } from './shown-text.tsx'
import { useCopy } from './use-copy.ts'
import './copyable-text.css'

const [head, tail] = [8, 6]

/** Shortens a long id in the middle, since people compare its ends. */
export function shortenMiddle(text: string): string {
  return text.length <= head + tail + 4 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`
}

export interface CopyableProps {
  readonly text: string
  readonly label: string
  /** Shows the whole text, without shortening. */
  readonly isWhole?: boolean
  /** Text to copy if the shown one is grouped. */
  readonly copied?: string
}

/** Id that is shortened on the screen and copied whole. */
export function Copyable({ text, label, isWhole = false, copied = text }: CopyableProps) {
  const { isCopied, copy, forget } = useCopy(label)
  return (
    <span className="ptl-copyable">
      {isWhole ? (
        <span className="ptl-copyable__whole">{shownText(text)}</span>
      ) : (
        <span title={text}>{shownText(shortenMiddle(text))}</span>
      )}
      <Button
        size="small"
        variant="minimal"
        icon={isCopied ? <Tick size={14} /> : <Duplicate size={14} />}
        aria-label={sayScreens(isCopied ? 'copied' : 'copy', { label })}
        onClick={() => void copy(copied)}
        onBlur={forget}
      />
    </span>
  )
}
