import { Error as ErrorIcon, InfoSign, WarningSign } from '@blueprintjs/icons'
import { use, useEffect, useRef, type ReactNode } from 'react'
import { sayForms } from '#values/generated/say-forms.ts'
import type { FieldState } from '#engine/flow/types.ts'
import type { FieldIds } from './field-ids.ts'
import { FocusContext } from './focus.ts'
import { ServicesContext } from './services.ts'
import './field-row.css'

export interface FieldRowProps {
  readonly ids: FieldIds
  readonly state: FieldState
  /** The widget draws label, hint and error itself. */
  readonly ownFrame: boolean
  /** The field appeared after its step and is animated. */
  readonly arriving: boolean
  readonly children: ReactNode
}

/** Returns the ids for aria-describedby, only of elements that are rendered. */
export function describedBy(ids: FieldIds, state: FieldState): string | undefined {
  const names = [
    state.definition.hint && ids.hint,
    (state.error || state.warning || state.message) && ids.error,
  ]
  return names.filter(Boolean).join(' ') || undefined
}

export function FieldRow({ ids, state, ownFrame, arriving, children }: FieldRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const registry = use(FocusContext)
  useEffect(() => (row.current ? registry?.register(state.id, row.current) : undefined), [registry, state.id])
  const { heading, folded } = state.definition
  const names = ['ptl-field', arriving && 'ptl-field--arriving', state.error && 'ptl-field--invalid'].filter(
    Boolean,
  )
  return (
    <div ref={row} className={names.join(' ')} data-field={state.id}>
      {heading && !folded && <h3 className="ptl-field__heading">{heading}</h3>}
      {ownFrame ? children : <Framed {...{ ids, state, children }} />}
    </div>
  )
}

function Framed({ ids, state, children }: Pick<FieldRowProps, 'ids' | 'state' | 'children'>) {
  const { label, hint, optional } = state.definition
  return (
    <>
      <label className="ptl-field__label" id={ids.label} htmlFor={ids.control}>
        {label}
        {optional && !state.required && <span className="ptl-field__optional"> {sayForms('optional')}</span>}
      </label>
      {hint && (
        <p className="ptl-field__hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {state.helpLink && (
        <a className="ptl-field__help" href={state.helpLink} target="_blank" rel="noreferrer">
          {sayForms('moreAbout', { label })}
        </a>
      )}
      {children}
      <FieldNote ids={ids} state={state} />
    </>
  )
}

/**
 * Announces a message that appears below an answered control; one that was there before is read with the
 * control.
 */
function useHeard(sentence: string | undefined, isQuiet: boolean) {
  const services = use(ServicesContext)
  const last = useRef(sentence)
  useEffect(() => {
    if (sentence === last.current) return
    last.current = sentence
    if (sentence !== undefined && isQuiet) services?.announce(sentence)
  }, [sentence, isQuiet, services])
}

const icons = { error: ErrorIcon, warning: WarningSign, told: InfoSign } as const

/** Error below the control, or a non-blocking warning, or a note about the answer. */
export function FieldNote({ ids, state }: Pick<FieldRowProps, 'ids' | 'state'>) {
  const { error, warning, message } = state
  const sentence = error ?? warning ?? message
  useHeard(sentence, error === undefined)
  if (!sentence) return null
  const kind = error ? 'error' : warning ? 'warning' : 'told'
  const Icon = icons[kind]
  return (
    <p className={`ptl-field__${kind}`} id={ids.error}>
      <Icon size={14} />
      <span>{sentence}</span>
    </p>
  )
}
