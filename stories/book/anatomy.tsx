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
    'input:not([type=hidden]), select, textarea, .ptl-drop, [role=radiogroup]:has(input)',
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

/** The height of a mark, and the least distance from one to the next, in pixels. */
const MARK = 18
const STEP = 20

/** Finds the parts of a field; each mark stands at the first line of its part, below the mark before. */
function marksIn(frame: HTMLElement): readonly Mark[] {
  const { top } = frame.getBoundingClientRect()
  let free = Number.NEGATIVE_INFINITY
  return PARTS.flatMap(([selector, title, says]) => {
    const box = frame.querySelector(selector)?.getBoundingClientRect()
    if (!box) return []
    const place = Math.max(free, box.top - top + Math.max(0, Math.min(box.height, 48) - MARK) / 2)
    free = place + STEP
    return [{ title, says, top: place }]
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
          <span key={title} aria-hidden className="book-anatomy__mark" style={{ top }}>
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
