import { Error as ErrorIcon } from '@blueprintjs/icons'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { sayForms } from '#values/generated/say-forms.ts'
import './error-summary.css'

export interface Problem {
  readonly text: string
  /** The question it is about. */
  readonly label?: string
  /** Id of the control or group to focus; absent if the error belongs to no field. */
  readonly control?: string
}

export interface ErrorSummaryProps<One extends Problem> {
  readonly problems: readonly One[]
  /** Number of the attempt; each press of Next changes it and moves the focus here. */
  readonly attempt: number
  readonly onOpen: (problem: One) => void
}

/** Errors after Next, in the same words as at the fields, each with a link to its field. */
export function ErrorSummary<One extends Problem>({ problems, attempt, onOpen }: ErrorSummaryProps<One>) {
  const box = useRef<HTMLDivElement>(null)
  const title = useId()
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (problems.length === 0) return null
  const open = (problem: One) => (event: MouseEvent) => {
    event.preventDefault()
    onOpen(problem)
  }
  return (
    <div ref={box} className="ptl-error-summary" role="group" tabIndex={-1} aria-labelledby={title}>
      <ErrorIcon size={16} />
      <div>
        <h2 id={title}>{sayForms('needAttention', { count: problems.length })}</h2>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.control ?? ''} ${problem.text}`}>
              {problem.control === undefined ? (
                <Words {...problem} />
              ) : (
                <a href={`#${problem.control}`} onClick={open(problem)}>
                  <Words {...problem} />
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Words({ label, text }: Problem) {
  return (
    <>
      {label !== undefined && <strong>{/[?!.:]$/.test(label) ? label : `${label}:`}</strong>}{' '}
      <span>{text}</span>
    </>
  )
}
