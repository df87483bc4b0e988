import { useCallback, useRef, useState } from 'react'
import type { Advance, Effect, FieldError, FlowStore, Notice } from '#engine/flow/types.ts'
import { asRefusal, isUncertain, type Refusal } from '../../call/refusal.ts'
import type { Outcome } from '../../call/waiting-calls.ts'
import { useServices } from '../../field/services.ts'
import { afterPaint } from '../../form/after-paint.ts'
import { useRefreshAll } from '../../query/use-calls.ts'
import { callSurely } from './call-surely.ts'
import { allErrors, conflictOf, isSections } from './conflict-of.ts'
import { doneOf, type FlowDone } from './outcome.ts'
import { overruled, overruleOf } from './overrule.ts'
import { isFrozen, type RunState } from './run-state.ts'

export interface Run {
  readonly state: RunState
  /** Counts the presses that were answered with errors. */
  readonly attempt: number
  readonly next: () => void
  /** Sends the refused request again, with confirmation that the named records were seen. */
  readonly overrule: () => void
  /** Clears the messages about another step when a new one is shown. */
  readonly arrive: (step: string) => void
}

export interface RunOptions {
  readonly waits: readonly number[]
  /** Reloads facts of the flow. */
  readonly refreshFacts: (facts: readonly string[]) => Promise<void>
  /** Loads the present value of a fact. */
  readonly askFact: (name: string) => Promise<unknown>
  readonly focus: (field: string) => void
  readonly onToast: (notice: Notice) => void
  readonly onDone: (done: FlowDone) => void
  /** Called before anything is sent, so that drafts saved at that moment are ignored. */
  readonly onFrozen: ((isRunFrozen: boolean) => void) | undefined
}

type CallEffect = Extract<Effect, { kind: 'call' }>

/** Handles the primary button, one press at a time; held keys and double clicks make one request. */
export function useRun(store: FlowStore, options: RunOptions): Run {
  const { waits, refreshFacts, askFact, focus, onToast, onDone, onFrozen } = options
  const services = useServices()
  const refresh = useRefreshAll()
  const [state, setState] = useState<RunState>({ kind: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const isRunning = useRef(false)
  const isOver = useRef(false)
  // The request may have arrived; until that is certain, only this very request is sent again.
  const uncertain = useRef<CallEffect>(undefined)

  const showErrors = useCallback(
    (errors: readonly FieldError[]) => {
      setState({ kind: 'errors', step: store.place().step, errors })
      setAttempt((count) => count + 1)
    },
    [store],
  )

  const refuse = useCallback(
    (effect: CallEffect, refusal: Refusal) => {
      const isSubmit = effect.then === 'submit'
      if (isUncertain(refusal)) {
        uncertain.current = isSubmit ? effect : undefined
        return setState({ kind: 'lost', step: store.place().step, isSubmit })
      }
      const errors = refusal.fields
      const left = store.refuse(errors)
      const step = store.steps().find(({ id }) => store.errors(id).length > 0)?.id
      const wrong = isSections(store) ? allErrors(store) : step === undefined ? [] : store.errors(step)
      const isPlaced = step !== undefined && Object.keys(errors).length > left.length
      if (isPlaced && step !== store.place().step) store.visit(step)
      if (isPlaced && left.length === 0) return showErrors(wrong)
      const says = left.map((name) => errors[name]).join(' ') || refusal.says
      const overrule = overruleOf(store, effect, refusal)
      setState({
        kind: 'refused',
        step: store.place().step,
        refusal: { ...refusal, says },
        isSubmit,
        overrule,
      })
    },
    [store, showErrors],
  )

  const settle = useCallback(
    async (effect: CallEffect, refusal: Refusal) => {
      const fact = conflictOf(store, effect, refusal)
      if (fact === undefined) return refuse(effect, refusal)
      try {
        const differences = store.resolveConflict(fact, await askFact(fact))
        setState({ kind: 'conflict', step: store.place().step, refusal, differences })
      } catch (thrown) {
        // The other version is not loaded yet; saving again finds the same conflict and loads it.
        const { title, says } = asRefusal(thrown)
        refuse(effect, { ...refusal, title: refusal.title, says: says ?? title, final: false })
      }
    },
    [store, askFact, refuse],
  )

  const call = useCallback(
    (effect: CallEffect): Promise<Outcome> => {
      const isSubmit = effect.then === 'submit'
      const { intent, taken = 0 } = store.draft()
      const key = isSubmit ? intent : `${intent}.${effect.step}.${taken}`
      setState({ kind: 'working', isSubmit })
      onFrozen?.(true)
      const lost = () => setState({ kind: 'checking', isSubmit })
      return callSurely(services, { call: effect.call, body: effect.body, key }, lost, waits)
    },
    [store, services, waits, onFrozen],
  )

  const answered = useCallback(
    (effect: CallEffect, outcome: Outcome): Advance | undefined => {
      if (effect.then === 'take' && outcome.kind === 'done') return store.take(effect.step, outcome.answer)
      isOver.current = true
      const ending = store.ending()
      void refresh()
      onDone(doneOf(ending, outcome))
      return undefined
    },
    [store, refresh, onDone],
  )

  const stop = useCallback(
    (advance: Extract<Advance, { ok: false }>) => {
      const { errors, blocked } = advance
      if (errors.length > 0) return showErrors(errors)
      if ('unchanged' in advance && advance.unchanged !== undefined)
        return setState({ kind: 'unchanged', step: store.place().step, says: advance.unchanged })
      setState({ kind: 'blocked', step: store.place().step, sentences: blocked ?? [] })
    },
    [store, showErrors],
  )

  const perform = useCallback(
    async (advance: Advance) => {
      let current: Advance | undefined = advance
      while (current) {
        if (!current.ok) return stop(current)
        let following: Advance | undefined
        for (const effect of current.effects) {
          if (effect.kind === 'focus') focus(effect.field)
          else if (effect.kind === 'toast') onToast(effect)
          else if (effect.kind === 'refresh') await refreshFacts(effect.facts)
          else {
            let outcome: Outcome
            try {
              outcome = await call(effect)
            } catch (thrown) {
              return await settle(effect, isRefusal(thrown) ? thrown : asRefusal(thrown))
            }
            following = answered(effect, outcome)
          }
        }
        current = following
      }
      // A sent flow cannot be sent again while the next page loads.
      if (!isOver.current) setState({ kind: 'idle' })
    },
    [call, answered, settle, refreshFacts, focus, onToast, stop],
  )

  const press = useCallback(
    (advance: () => Advance) => {
      if (isRunning.current || isOver.current) return
      isRunning.current = true
      // The press is painted first, since the next step takes longer than a frame.
      afterPaint(() => void perform(advance()).finally(() => (isRunning.current = false)))
    },
    [perform],
  )
  const next = useCallback(
    () =>
      press(() => {
        const again = uncertain.current
        uncertain.current = undefined
        return again ? { ok: true, place: store.place(), effects: [again] } : store.advance()
      }),
    [press, store],
  )
  const seen = state.kind === 'refused' ? state.overrule : undefined
  const overrule = useCallback(
    () => press(() => (seen ? overruled(store.advance(), seen) : store.advance())),
    [press, store, seen],
  )
  const arrive = useCallback(
    (step: string) =>
      setState((now) => ('step' in now && now.step !== step && !isFrozen(now) ? { kind: 'idle' } : now)),
    [],
  )
  return { state, attempt, next, overrule, arrive }
}

function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === 'object' && thrown !== null && 'fields' in thrown && 'final' in thrown
}
