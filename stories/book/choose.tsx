import { Button, HTMLSelect } from '@blueprintjs/core'
import { Link } from '@blueprintjs/icons'
import { useId, useState, type ReactNode } from 'react'
import { addressOf, writeChoice } from './address.ts'
import type { View } from './view.ts'

interface ChooseProps {
  readonly label: string
  readonly value: string
  readonly onChoose: (value: string) => void
  /** The gallery in its present view. */
  readonly story: string
  readonly view: View
  /** The options. */
  readonly children: ReactNode
}

/** Chooses what a gallery shows, and copies its address as it is seen now. */
export function Choose({ label, value, onChoose, story, view, children }: ChooseProps) {
  const id = useId()
  const [copied, setCopied] = useState('')
  const copy = async () => {
    const address = addressOf(story, { ...view, shown: writeChoice(value) })
    await navigator.clipboard.writeText(address).catch(() => undefined)
    setCopied(address)
  }
  return (
    <div className="book-search">
      <label htmlFor={id}>{label}</label>
      <HTMLSelect
        fill
        id={id}
        value={value}
        onChange={({ target }) => {
          setCopied('')
          onChoose(target.value)
        }}
      >
        {children}
      </HTMLSelect>
      <Button
        variant="minimal"
        icon={<Link size={14} />}
        text="Copy the address of what is shown"
        onClick={() => void copy()}
      />
      <output className="book-pin__copied">{copied && `Copied: ${copied}`}</output>
    </div>
  )
}
