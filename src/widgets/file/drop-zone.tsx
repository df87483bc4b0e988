import { Upload } from '@blueprintjs/icons'
import { useId, useState, type DragEvent } from 'react'
import type { WidgetProps } from '#runtime/field/types.ts'
import { idsOf } from '../frame/frame.tsx'
import './file.css'

interface DropProps {
  readonly field: WidgetProps
  readonly invalid: boolean
  /** Accepted files, in the syntax of the `accept` attribute. */
  readonly accept: string
  readonly multiple?: boolean
  readonly choose: string
  readonly drop: string
  /** Which files, and how large. */
  readonly takes: string
  readonly onTake: (files: readonly File[]) => void
}

/** A place to choose files or drop them. */
export function Drop({ field, invalid, accept, multiple, choose, drop, takes, onTake }: DropProps) {
  const { id, state, describedBy, onLeave } = field
  const [isOver, setOver] = useState(false)
  const label = useId()
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  const looks = [
    'ptl-drop',
    isOver && 'ptl-drop--over',
    invalid && 'ptl-drop--invalid',
    state.locked && 'ptl-drop--locked',
  ]
  return (
    <div
      className={looks.filter(Boolean).join(' ')}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        if (!state.locked) onTake([...event.dataTransfer.files])
      }}
    >
      <input
        id={id}
        className="ptl-drop__input"
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={state.locked}
        aria-labelledby={`${idsOf(id).label} ${label}`}
        aria-describedby={[describedBy, `${id}--takes`].filter(Boolean).join(' ')}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          onTake([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
        onBlur={onLeave}
      />
      <Upload className="ptl-drop__icon" size={20} />
      <p className="ptl-drop__words">
        <label id={label} htmlFor={id}>
          {choose}
        </label>{' '}
        {drop}
      </p>
      <p className="ptl-drop__takes" id={`${id}--takes`}>
        {takes}
      </p>
    </div>
  )
}
