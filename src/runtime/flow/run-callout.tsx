import { Button } from '@blueprintjs/core'
import { Error as ErrorIcon, Refresh, Share, WarningSign } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { useServices } from '../field/services.ts'
import { labelOf } from './step/next-label.ts'
import type { Overrule } from './run/overrule.ts'
import type { RunState } from './run/run-state.ts'
import { useTextOf } from './run/use-shape.ts'
import './run-callout.css'

export interface RunCalloutProps {
  readonly store: FlowStore
  readonly state: RunState
  readonly onAgain: () => void
  readonly onOverrule: () => void
}

/** Result of the last submission, with the next step. */
export function RunCallout({ store, state, onAgain, onOverrule }: RunCalloutProps) {
  const box = useRef<HTMLDivElement>(null)
  const isStopped = state.kind === 'refused' || state.kind === 'lost'
  useEffect(() => {
    if (isStopped) box.current?.focus()
  }, [isStopped])
  const { noun = sayFlows('request') } = store.flow.definition.submit
  const checking = state.kind === 'checking' ? checkingWords(state.isSubmit, noun) : undefined
  const { announce } = useServices()
  const sentence = checking && `${checking.title}. ${checking.says}`
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence, announce])
  if (checking) {
    return (
      <div className="ptl-run ptl-run--checking">
        <Refresh size={16} />
        <div>
          <h2>{checking.title}</h2>
          <p>{checking.says}</p>
        </div>
      </div>
    )
  }
  if (state.kind === 'unchanged') return <Unchanged store={store} says={state.says} />
  if (!isStopped) return null
  const { title, says, canRetry } = wordsOf(state, noun)
  const overrule = state.kind === 'refused' ? state.overrule : undefined
  return (
    <div
      ref={box}
      className={overrule ? 'ptl-run ptl-run--warned' : 'ptl-run ptl-run--stopped'}
      role="group"
      tabIndex={-1}
      aria-labelledby="run-title"
      aria-describedby={says ? 'run-says' : undefined}
    >
      {overrule ? <WarningSign size={16} /> : <ErrorIcon size={16} />}
      <div>
        <h2 id="run-title">{title}</h2>
        {says && <p id="run-says">{says}</p>}
        {overrule && <Overruled store={store} overrule={overrule} onOverrule={onOverrule} />}
        {canRetry && !overrule && (
          <Button
            text={state.kind === 'lost' && state.isSubmit ? sayFlows('checkAgain') : sayScreens('tryAgain')}
            onClick={onAgain}
          />
        )}
      </div>
    </div>
  )
}

/** Records to look at before a refusal is overruled; they open beside the form, which stays as it is. */
function Overruled({
  store,
  overrule: { records },
  onOverrule,
}: Pick<RunCalloutProps, 'store' | 'onOverrule'> & { readonly overrule: Overrule }) {
  return (
    <>
      <ul className="ptl-run__records">
        {records.map(({ id, address, text }) => (
          <li key={id}>
            {address === undefined ? (
              text
            ) : (
              <a href={address} target="_blank" rel="noopener">
                {text}
                <Share size={12} title={sayScreens('opensInNewTab')} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <Button text={sayFlows('allTheSame', { label: labelOf(store) })} onClick={onOverrule} />
    </>
  )
}

/** Returns the texts shown while the outcome of a call is checked. */
const checkingWords = (isSubmit: boolean, noun: string) =>
  isSubmit
    ? { title: sayFlows('checking', { noun }), says: sayFlows('keepOpen', { noun }) }
    : { title: sayFlows('tryingAgain'), says: sayFlows('entriesKept') }

/** Message that nothing was changed, shown until something is. */
function Unchanged({ store, says }: { readonly store: FlowStore; readonly says: string }) {
  const isStill = useTextOf(store, () => String(!store.isChanged()))
  if (isStill !== 'true') return null
  return (
    <div className="ptl-run ptl-run--unchanged" role="status">
      <WarningSign size={16} />
      <h2>{says}</h2>
    </div>
  )
}

interface Words {
  readonly title: string
  readonly says: string | undefined
  readonly canRetry: boolean
}

function wordsOf(state: Extract<RunState, { kind: 'refused' | 'lost' }>, noun: string): Words {
  if (state.kind === 'refused') {
    const { title, says, final } = state.refusal
    return { title, says, canRetry: !final }
  }
  if (!state.isSubmit) {
    return {
      title: sayScreens('connectionLost'),
      says: sayFlows('keptCheckConnection'),
      canRetry: true,
    }
  }
  return {
    title: sayFlows('notFoundOut', { noun }),
    says: sayFlows('checkThenAgain', { noun }),
    canRetry: true,
  }
}
