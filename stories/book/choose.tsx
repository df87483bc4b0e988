import { HTMLSelect } from '@blueprintjs/core'
import { useId, type ReactNode } from 'react'

interface ChooseProps {
  readonly label: string
  readonly value: string
  readonly onChoose: (value: string) => void
  /** The options. */
  readonly children: ReactNode
}

/** Chooses what a gallery shows. */
export function Choose({ label, value, onChoose, children }: ChooseProps) {
  const id = useId()
  return (
    <div className="book-search">
      <label htmlFor={id}>{label}</label>
      <HTMLSelect fill id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </HTMLSelect>
    </div>
  )
}
