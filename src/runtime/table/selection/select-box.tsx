import { useLayoutEffect, useRef } from 'react'
import './selection.css'

export interface SelectBoxProps {
  readonly label: string
  /** 'partly': some of its rows are selected. */
  readonly picked: boolean | 'partly'
  readonly tabIndex?: number
  readonly onToggle: (isRange: boolean) => void
}

/** The box that picks a row or a page of rows, with room around it for a finger. */
export function SelectBox({ label, picked, tabIndex, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = picked === 'partly'
  }, [picked])
  return (
    <label className="ptl-select-box">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={picked === true}
        {...(tabIndex === undefined ? {} : { tabIndex })}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
