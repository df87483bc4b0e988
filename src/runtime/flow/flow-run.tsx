import { useCallback, useEffect, useState, type FormEvent, type ReactNode } from 'react'
import type { FieldError, FlowStore, Notice } from '#engine/flow/types.ts'
import type { Facts } from '#engine/rule/types.ts'
import { createFocusRegistry, FocusContext } from '../field/focus.ts'
import { useServices } from '../field/services.ts'
import { afterPaint } from '../form/after-paint.ts'
import { retryAfter as usualWaits } from './run/call-surely.ts'
import type { FlowDone } from './run/outcome.ts'
import { Conflict } from './conflict.tsx'
import { WizardTemplate } from '../template/wizard-template.tsx'
import { Foot } from './step/foot.tsx'
import { ClosedFlow, isClosed } from './review/closed-flow.tsx'
import { Progress } from './step/progress.tsx'
import { RunCallout } from './run-callout.tsx'
import { isBusy, isFrozen, useFrozenNotice } from './run/run-state.ts'
import { StepErrors } from './step/step-errors.tsx'
import { shownText } from '../details/shown-text.tsx'
import { StepBody } from './step/step-body.tsx'
import { Summary } from './step/summary.tsx'
import { useLeaveGuard } from './leave/leave-guard.ts'
import { labelOf } from './step/next-label.ts'
import { useAddress, type OnPlace } from './run/use-address.ts'
import { useArrival } from './run/use-arrival.ts'
import { useOpening } from './run/use-opening.ts'
import { useReadiness } from './step/use-readiness.ts'
import { useRun } from './run/use-run.ts'
import { useShape } from './run/use-shape.ts'
import { useSupplies } from './run/use-supplies.ts'

/** Inputs and callbacks of a run. */
export interface RunContext {
  /** Global facts: session, configuration, flags, limits. */
  readonly facts: Facts
  /** The step the address names. */
  readonly place?: string | undefined
  readonly onPlace?: OnPlace
  readonly onToast?: (notice: Notice) => void
  readonly onDone: (done: FlowDone) => void
  /** Banners below the title. */
  readonly banners?: ReactNode
  /** Delays before each retry of an unanswered call, in milliseconds. */
  readonly retryAfter?: readonly number[]
}

export interface FlowRunProps extends RunContext {
  readonly store: FlowStore
  readonly notice?: ReactNode
  /** Called when the person left and discarded the answers. */
  readonly onLeft?: (() => void) | undefined
  /** Called when a request starts and when its answer arrives. */
  readonly onFrozen?: ((isRunFrozen: boolean) => void) | undefined
  /** The step that a draft was left at. */
  readonly left?: string | undefined
}

const noErrors: readonly FieldError[] = []

/** One run of a flow: the step, and beside it the summary of answers. */
export function FlowRun({
  store,
  facts,
  notice,
  banners,
  left,
  place,
  onPlace,
  onToast,
  onDone,
  onLeft,
  onFrozen,
  retryAfter = usualWaits,
}: FlowRunProps) {
  useShape(store)
  const services = useServices()
  const [registry] = useState(createFocusRegistry)
  useEffect(() => store.setFacts(facts), [store, facts])
  const { states, refresh, askFact, askAgain } = useSupplies(store)
  const step = store.step(store.place().step)
  const readiness = useReadiness(store, step, states)
  const over = useLeaveGuard(store, onLeft)
  const end = useCallback(
    (done: FlowDone) => {
      over()
      onDone(done)
    },
    [over, onDone],
  )
  const toast = onToast ?? (({ text }: Notice) => services.announce(text))
  const { state, attempt, next, overrule, arrive } = useRun(store, {
    waits: retryAfter,
    refreshFacts: refresh,
    askFact,
    focus: registry.focus,
    onToast: toast,
    onDone: end,
    onFrozen,
  })
  useFrozenNotice(state, onFrozen)
  const isOpening = useOpening(store, step, readiness, states, left ?? place)
  useAddress(store, readiness.isRouteListed && !isOpening, place, onPlace)
  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault()
      next()
    },
    [next],
  )
  const back =
    store.steps()[0]?.id === step.id && store.place().returnTo.length === 0
      ? undefined
      : () => void afterPaint(() => store.back())
  const openError = useCallback(
    (error: FieldError) => {
      if (error.step !== store.place().step) store.visit(error.step)
      registry.focus(error.field)
    },
    [store, registry],
  )
  const errors = state.kind === 'errors' && state.step === step.id ? state.errors : noErrors
  // The progress bar already shows the same text.
  const stage = store.stages().find(({ status }) => status === 'current')
  const isStage = stage?.title.toLowerCase() === step.definition.title.toLowerCase()
  const heading = useArrival(store, step, registry, isOpening)
  useEffect(() => arrive(step.id), [arrive, step.id])
  if (isClosed(store, states)) return <ClosedFlow store={store} supplies={states} />
  return (
    <FocusContext value={registry}>
      <WizardTemplate
        title={store.flow.definition.title}
        progress={<Progress store={store} />}
        aside={step.definition.review !== true && <Summary store={store} />}
        notice={
          <>
            {banners}
            {notice}
          </>
        }
        heading={
          <>
            <h2 ref={heading} tabIndex={-1} className={isStage ? 'ptl-visually-hidden' : undefined}>
              {step.definition.title}
            </h2>
            {step.definition.intro && <p>{shownText(step.definition.intro)}</p>}
          </>
        }
        problems={
          <>
            <RunCallout store={store} state={state} onAgain={next} onOverrule={overrule} />
            <Conflict store={store} state={state} label={labelOf(store)} />
            <StepErrors store={store} errors={errors} attempt={attempt} onOpen={openError} />
          </>
        }
        foot={<Foot store={store} step={step} state={state} waitsFor={readiness.waitsFor} onBack={back} />}
        isOpening={isOpening}
        isBusy={isBusy(state)}
        isFrozen={isFrozen(state)}
        onSubmit={submit}
      >
        <StepBody
          key={step.id}
          store={store}
          step={step}
          readiness={readiness}
          isFrozen={isFrozen(state)}
          onAgain={() => askAgain(step.base)}
        />
      </WizardTemplate>
    </FocusContext>
  )
}
