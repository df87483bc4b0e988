import { Button } from '@blueprintjs/core'
import { use, useCallback, useEffect, useState, type FormEvent } from 'react'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FieldError, FlowStore, Notice, StepState } from '#engine/flow/types.ts'
import { createFocusRegistry, FocusContext } from '../../field/focus.ts'
import { useServices } from '../../field/services.ts'
import { RightsContext } from '../../gate/rights.ts'
import { retryAfter as usualWaits } from '../run/call-surely.ts'
import { Conflict } from '../conflict.tsx'
import type { FlowDone } from '../run/outcome.ts'
import type { FlowRunProps } from '../flow-run.tsx'
import { useLeaveGuard } from '../leave/leave-guard.ts'
import { ClosedFlow, isClosed } from '../review/closed-flow.tsx'
import { RecordDialog, type OpenRecord } from '../review/record-dialog.tsx'
import { RunCallout } from '../run-callout.tsx'
import { isBusy, isFrozen, useFrozenNotice } from '../run/run-state.ts'
import { Section } from './section.tsx'
import { SectionsFoot } from './sections-foot.tsx'
import { StepErrors } from '../step/step-errors.tsx'
import { useRun } from '../run/use-run.ts'
import { SettingsTemplate } from '../../template/settings-template.tsx'
import { useSections } from './use-sections.ts'
import { useShape, useTextOf } from '../run/use-shape.ts'
import { useSupplies } from '../run/use-supplies.ts'
import './sections-run.css'

const noErrors: readonly FieldError[] = []

/** Returns the steps without an editable field. */
const lockedSteps = (store: FlowStore) =>
  store
    .steps()
    .filter(({ fields }) => fields.length > 0 && fields.every((id) => store.field(id).locked))
    .map(({ id }) => id)
    .join('\n')

/** A flow as one sheet: read first, then edited, one section or all, and saved together. */
export function SectionsRun(props: FlowRunProps) {
  const { store, facts, onToast, onDone, onFrozen, banners, retryAfter = usualWaits } = props
  useShape(store)
  const services = useServices()
  const rights = use(RightsContext)
  const [registry] = useState(createFocusRegistry)
  const [record, setRecord] = useState<OpenRecord>()
  useEffect(() => store.setFacts(facts), [store, facts])
  const { states, refresh, askFact, askAgain } = useSupplies(store)
  const over = useLeaveGuard(store, undefined)
  const end = useCallback(
    (done: FlowDone) => {
      over()
      onDone(done)
    },
    [over, onDone],
  )
  const { state, attempt, next, overrule, arrive } = useRun(store, {
    waits: retryAfter,
    refreshFacts: refresh,
    askFact,
    focus: registry.focus,
    onToast: onToast ?? (({ text }: Notice) => services.announce(text)),
    onDone: end,
    onFrozen,
  })
  useFrozenNotice(state, onFrozen)
  const sections = useSections(store, registry, attempt)
  const errors = state.kind === 'errors' ? state.errors : noErrors
  const stored = isFrozen(state)
  const locked = useTextOf(store, lockedSteps).split('\n')
  const mayEdit = ({ base, id }: StepState) => {
    const permission = store.flow.steps.get(base)?.next?.permission
    return !locked.includes(id) && (permission === undefined || rights(permission).verdict === 'yes')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  const discard = () => {
    store.revert()
    arrive('')
    sections.stop()
  }
  if (isClosed(store, states)) return <ClosedFlow store={store} supplies={states} />
  return (
    <FocusContext value={registry}>
      <SettingsTemplate
        title={store.flow.definition.title}
        actions={
          store.steps().length > 1 &&
          store.steps().every(mayEdit) &&
          !sections.isAllEdited && (
            <Button text={sayFlows('editAll')} disabled={stored} onClick={sections.editAll} />
          )
        }
        notice={banners}
        problems={
          <>
            <RunCallout store={store} state={state} onAgain={next} onOverrule={overrule} />
            <Conflict store={store} state={state} label={store.ending().label} />
            <StepErrors
              store={store}
              errors={errors}
              attempt={attempt}
              onOpen={({ field, step }) => sections.lead(step, field)}
            />
          </>
        }
        foot={sections.isAnyEdited && <SectionsFoot store={store} state={state} onDiscard={discard} />}
        isBusy={isBusy(state)}
        onSubmit={submit}
      >
        <div className="ptl-sections__list" inert={stored}>
          {store.steps().map((step) => (
            <Section
              key={step.id}
              store={store}
              step={step}
              supplies={states}
              isOpen={sections.isOpen(step.id)}
              isEdited={sections.isEdited(step.id)}
              mayEdit={mayEdit(step)}
              isFrozen={stored}
              onToggle={() => sections.toggle(step.id)}
              onEdit={() => sections.edit(step.id)}
              onAgain={() => askAgain(step.base)}
              onRecord={setRecord}
            />
          ))}
        </div>
      </SettingsTemplate>
      <RecordDialog record={record} onClose={() => setRecord(undefined)} />
    </FocusContext>
  )
}
