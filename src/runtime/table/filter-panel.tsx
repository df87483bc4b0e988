import { Button } from '@blueprintjs/core'
import { use, useEffect, useEffectEvent, useId, useMemo, useState, type SyntheticEvent } from 'react'
import { typesNamed } from '#engine/field/types-named.ts'
import { filterStore } from '#engine/table/filter-store.ts'
import { FILTER_STEP } from '#engine/table/filter-flow.ts'
import type { FieldError } from '#engine/flow/types.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { DetailsContext } from '../details/details-context.ts'
import { PrepareTypesContext, useTypes } from '../field/field-types.ts'
import { createFocusRegistry, FocusContext, type FocusRegistry } from '../field/focus.ts'
import { StepErrors } from '../flow/step-errors.tsx'
import { useShape } from '../flow/use-shape.ts'
import { Form } from '../form/form.tsx'
import './filters.css'

export interface FilterPanelProps {
  readonly id: string
  /** The button that opens and closes it. */
  readonly openerId: string
  readonly table: LinkedTable
  readonly filters: TableState['filters']
  readonly onApply: (filters: TableState['filters']) => void
  readonly onClose: () => void
}

/** The filters as a form of their own: nothing happens until Apply, so that no half-typed id asks the server. */
export function FilterPanel(props: FilterPanelProps) {
  useTypes(typesNamed(props.table.definition.filters), use(PrepareTypesContext))
  const [cleared, setCleared] = useState(0)
  const [pressed, setPressed] = useState<Pressed>()
  const focus = useMemo(() => createFocusRegistry(), [])
  const { openerId } = props
  const first = props.table.definition.filters?.[0]?.id
  // Whoever opened it by the keyboard goes on in it.
  useEffect(() => {
    const opener = document.activeElement
    if (first !== undefined && opener?.id === openerId && opener.matches(':focus-visible')) focus.focus(first)
  }, [focus, openerId, first])
  return (
    <Panel
      key={`${cleared} ${JSON.stringify(props.filters)}`}
      {...props}
      focus={focus}
      pressed={pressed}
      onPressed={(next) => {
        setPressed(next)
        // What was typed and not applied goes as well.
        if (next === 'clear') setCleared((before) => before + 1)
      }}
    />
  )
}

/** The button that was pressed last. */
type Pressed = 'apply' | 'clear' | undefined

interface PanelProps extends FilterPanelProps {
  readonly focus: FocusRegistry
  readonly pressed: Pressed
  readonly onPressed: (pressed: Pressed) => void
}

interface Attempt {
  readonly count: number
  readonly errors: readonly FieldError[]
}

/** One form for each set of filters: the one after a press goes on at the button that was pressed. */
function Panel(props: PanelProps) {
  const { id, openerId, table, filters, onApply, onClose, focus, pressed, onPressed } = props
  const { facts } = use(DetailsContext)
  const [store] = useState(() => filterStore(table, facts, filters))
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, errors: [] })
  const buttons = useId()
  const [first] = useState(pressed)
  useEffect(() => {
    if (first === undefined || document.activeElement !== document.body) return
    document.getElementById(`${buttons}${first}`)?.focus({ preventScroll: true })
  }, [first, buttons])
  // What opened out of a filter hears Escape first.
  const leave = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isInside = target instanceof Node && document.getElementById(id)?.contains(target) === true
    if (key !== 'Escape' || !isInside) return
    onClose()
    document.getElementById(openerId)?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
  if (!store) return null
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    const result = store.advance()
    if (result.ok) {
      onPressed('apply')
      onApply(store.relevantAnswers())
    } else setAttempt(({ count }) => ({ count: count + 1, errors: result.errors }))
  }
  const clear = () => {
    onPressed('clear')
    onApply({})
  }
  return (
    <search id={id} className="ptl-filters" aria-label="Filters">
      <form onSubmit={apply} noValidate>
        <StepErrors
          store={store}
          errors={attempt.errors}
          attempt={attempt.count}
          onOpen={({ field }) => focus.focus(field)}
        />
        <FocusContext value={focus}>
          <FilterFields store={store} />
        </FocusContext>
        <div className="ptl-filters__foot">
          <Button id={`${buttons}apply`} type="submit" intent="primary" text="Apply" />
          <Button id={`${buttons}clear`} variant="minimal" text="Clear" onClick={clear} />
        </div>
      </form>
    </search>
  )
}

function FilterFields({ store }: { readonly store: NonNullable<ReturnType<typeof filterStore>> }) {
  useShape(store)
  return <Form store={store} step={store.step(FILTER_STEP)} />
}
