import { Button } from '@blueprintjs/core'
import { use, useMemo, useState, type SyntheticEvent } from 'react'
import { typesNamed } from '#engine/field/types-named.ts'
import { filterStore } from '#engine/table/filter-store.ts'
import { FILTER_STEP } from '#engine/table/filter-flow.ts'
import type { FieldError } from '#engine/flow/types.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { DetailsGroundContext } from '../details/details-context.ts'
import { PrepareTypesContext, useTypes } from '../field/field-types.ts'
import { createFocusRegistry, FocusContext } from '../field/focus.ts'
import { StepErrors } from '../flow/step-errors.tsx'
import { useShape } from '../flow/use-shape.ts'
import { Form } from '../form/form.tsx'
import './filters.css'

export interface FilterPanelProps {
  readonly id: string
  readonly table: LinkedTable
  readonly filters: TableState['filters']
  readonly onApply: (filters: TableState['filters']) => void
}

/** The filters as a form of their own: nothing happens until Apply, so that no half-typed id asks the server. */
export function FilterPanel(props: FilterPanelProps) {
  useTypes(typesNamed(props.table.definition.filters), use(PrepareTypesContext))
  return <Panel key={JSON.stringify(props.filters)} {...props} />
}

interface Attempt {
  readonly count: number
  readonly errors: readonly FieldError[]
}

function Panel({ id, table, filters, onApply }: FilterPanelProps) {
  const { facts } = use(DetailsGroundContext)
  const [store] = useState(() => filterStore(table, facts, filters))
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, errors: [] })
  const focus = useMemo(() => createFocusRegistry(), [])
  if (!store) return null
  const apply = (event: SyntheticEvent) => {
    event.preventDefault()
    const result = store.advance()
    if (result.ok) onApply(store.relevantAnswers())
    else setAttempt(({ count }) => ({ count: count + 1, errors: result.errors }))
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
          <Button type="submit" intent="primary" text="Apply" />
          <Button variant="minimal" text="Clear" onClick={() => onApply({})} />
        </div>
      </form>
    </search>
  )
}

function FilterFields({ store }: { readonly store: NonNullable<ReturnType<typeof filterStore>> }) {
  useShape(store)
  return <Form store={store} step={store.step(FILTER_STEP)} />
}
