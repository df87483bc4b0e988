import { Duplicate, Tick } from '@blueprintjs/icons'
import { sayScreens } from '#values/generated/say-screens.ts'
import { shortenMiddle } from '../../details/copyable-text.tsx'
import { shownText } from '../../details/shown-text.tsx'
import { useCopy } from '../../details/use-copy.ts'

export interface CopyIdProps {
  readonly text: string
  readonly label: string
  readonly tabIndex: number
}

/** Id in a row: shortened, and copied whole. It is one plain button, since there are hundreds. */
export function CopyId({ text, label, tabIndex }: CopyIdProps) {
  return (
    <span className="ptl-table__id">
      <span title={text}>{shownText(shortenMiddle(text))}</span>
      <CopyButton text={text} label={label} tabIndex={tabIndex} />
    </span>
  )
}

function CopyButton({ text, label, tabIndex }: CopyIdProps) {
  const { isCopied, copy, forget } = useCopy(label)
  return (
    <button
      type="button"
      className="ptl-table__copy"
      tabIndex={tabIndex}
      aria-label={sayScreens(isCopied ? 'copied' : 'copy', { label })}
      onClick={() => void copy(text)}
      onBlur={forget}
    >
      {isCopied ? <Tick size={12} /> : <Duplicate size={12} />}
    </button>
  )
}
