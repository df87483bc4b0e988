import { Duplicate, Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import { shortenMiddle } from '../details/copyable.tsx'
import { useServices } from '../field/services.ts'

export interface CopyIdProps {
  readonly text: string
  readonly label: string
  readonly tabIndex: number
}

/** An id in a row: its ends are read, the whole is copied; one plain button, because there are hundreds. */
export function CopyId({ text, label, tabIndex }: CopyIdProps) {
  return (
    <span className="ptl-table__id">
      <span title={text}>{shortenMiddle(text)}</span>
      <CopyButton text={text} label={label} tabIndex={tabIndex} />
    </span>
  )
}

function CopyButton({ text, label, tabIndex }: CopyIdProps) {
  const { announce } = useServices()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(`${label} copied`)
    } catch {
      announce(`${label} could not be copied`)
    }
  }
  return (
    <button
      type="button"
      className="ptl-table__copy"
      tabIndex={tabIndex}
      aria-label={isCopied ? `${label} copied` : `Copy ${label}`}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? <Tick size={12} /> : <Duplicate size={12} />}
    </button>
  )
}
