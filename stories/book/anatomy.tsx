import { useCallback, useRef, useState } from 'react'
import { FieldAlone } from '../widgets/harness.tsx'
import { useDrawn } from './use-drawn.ts'
import type { Description } from './description.ts'

const PARTS = [
  ['.ptl-field__heading', 'Heading', 'Begins a group of fields.'],
  [
    '.ptl-field__label, legend, [id$="--label"]',
    'Label',
    'Names what is asked for, in the customer’s words, without a colon.',
  ],
  [
    '.ptl-field__optional',
    'Optional',
    'Shown only where the answer is optional. All other fields are required.',
  ],
  [
    '.ptl-field__hint',
    'Hint',
    'Helps to answer and stands above the control. It stays visible while the person types.',
  ],
  [
    'input:not([type=hidden]), select, textarea, .ptl-drop, [role=radiogroup]',
    'Control',
    'The control takes the answer.',
  ],
  ['.ptl-line__code', 'Unit', 'The unit belongs to the value, and a screen reader reads both together.'],
  [
    '.ptl-field__error, .ptl-field__warning, .ptl-field__told',
    'Note',
    'One sentence. An error comes before a warning, a warning before a message.',
  ],
] as const

interface Mark {
  readonly title: string
  readonly says: string
  readonly top: number
}

function marksIn(frame: HTMLElement): readonly Mark[] {
  const { top } = frame.getBoundingClientRect()
  return PARTS.flatMap(([selector, title, says]) => {
    const part = frame.querySelector(selector)
    return part ? [{ title, says, top: part.getBoundingClientRect().top - top }] : []
  })
}

/** Draws the field with numbered parts, which it finds in the real document. */
export function Anatomy({ description, id }: { readonly description: Description; readonly id: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const { example, wrong } = description
  const find = useCallback((frame: HTMLElement) => setMarks(marksIn(frame)), [])
  useDrawn(box, find)
  return (
    <div className="book-anatomy">
      <div ref={box} className="book-anatomy__field">
        {marks.map(({ title, top }, at) => (
          <span
            key={title}
            aria-hidden
            className="book-anatomy__mark"
            style={{ top, insetInlineStart: -16 - (at % 2) * 20 }}
          >
            {at + 1}
          </span>
        ))}
        <FieldAlone example={{ ...example, left: true, ...wrong }} id={id} shows="field" />
      </div>
      <ol className="book-anatomy__parts">
        {marks.map(({ title, says }) => (
          <li key={title}>
            <strong>{title}.</strong> {says}
          </li>
        ))}
      </ol>
    </div>
  )
}
