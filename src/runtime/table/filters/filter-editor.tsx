import { Button } from '@blueprintjs/core'
import { use, useEffect, useEffectEvent, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { typesNamed } from '#engine/field/types-named.ts'
import type { FieldError, FlowStore } from '#engine/flow/types.ts'
import type { FilterChip } from '#engine/table/filters/chips.ts'
import { FILTER_STEP } from '#engine/table/filters/filter-flow.ts'
import { filterStore } from '#engine/table/filters/filter-store.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { PrepareTypesContext, useTypes } from '../../field/field-types.ts'
import { createFocusRegistry, FocusContext } from '../../field/focus.ts'
import { useShape, useTextOf } from '../../flow/run/use-shape.ts'
import { DayRanges } from '../../form/day-ranges.tsx'
import { Form } from '../../form/form.tsx'
import './filters.css'

/** The list of options with the ranges of days of filters. */
const RANGES = 'filter-day-ranges'

export interface FilterEditorProps {
  readonly table: LinkedTable
  readonly chip: FilterChip
  /** All filters in use. */
  readonly filters: TableState['filters']
  /** How long typing must pause, in milliseconds. */
  readonly pause: number
  /** The first change is a new history entry; further ones replace it. */
  readonly onFilters: (filters: TableState['filters'], how: 'push' | 'replace') => void
  readonly onClose: () => void
}

/** Editor of one filter or filter group, which filters the rows at once. */
export function FilterEditor(props: FilterEditorProps) {
  const { table, chip, filters, onFilters } = props
  useTypes(typesNamed(table.definition.filters), use(PrepareTypesContext))
  const words = JSON.stringify(filters)
  const [own, setOwn] = useState<readonly string[]>([words])
  const [turn, setTurn] = useState({ count: 0, words })
  // Back, a view or 'Clear' may set other filters, which are shown then.
  if (turn.words !== words)
    setTurn(({ count }) => ({ count: own.includes(words) ? count : count + 1, words }))
  const [hasPushed, setPushed] = useState(false)
  const change = (next: TableState['filters']) => {
    setOwn((before) => [...before, JSON.stringify(next)])
    setPushed(true)
    onFilters(next, hasPushed ? 'replace' : 'push')
  }
  const clear = () => {
    setOwn([])
    const stored = Object.entries(filters).filter(([id]) => !chip.filters.includes(id))
    onFilters(Object.fromEntries(stored), 'push')
    setTurn(({ count, words: before }) => ({ count: count + 1, words: before }))
  }
  return <Editor key={turn.count} {...props} onChange={change} onClear={clear} />
}

interface EditorProps extends FilterEditorProps {
  readonly onChange: (filters: TableState['filters']) => void
  readonly onClear: () => void
}

/** Returns the first and last day of a filter group of two days. */
function daysIn(table: LinkedTable, { filters: [first, last, ...rest] }: FilterChip) {
  if (first === undefined || last === undefined || rest.length > 0) return undefined
  const isDay = (id: string) =>
    table.definition.filters?.some((filter) => filter.id === id && filter.type.endsWith('date'))
  return isDay(first) && isDay(last) ? { first, last } : undefined
}

function Editor(props: EditorProps) {
  const { table, chip, filters, pause, onChange, onClear, onClose } = props
  const { facts } = use(DetailsContext)
  const [store] = useState(() => filterStore(table, facts, filters))
  const [focus] = useState(createFocusRegistry)
  const [problems, setProblems] = useState<readonly FieldError[]>([])
  const used = useRef(JSON.stringify(store?.relevantAnswers()))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const first = chip.filters.find((id) => store?.field(id).relevant)
    if (first !== undefined) focus.focus(first)
  }, [store, focus, chip])
  /** Applies the filter, or shows an error and leaves the rows as they were. */
  const narrow = (): boolean => {
    clearTimeout(timer.current)
    timer.current = undefined
    const run = store && filterStore(table, facts, store.relevantAnswers())
    const result = run?.advance()
    if (!run || !result) return true
    setProblems(result.ok ? [] : result.errors)
    if (!result.ok) return false
    const next = run.relevantAnswers()
    const words = JSON.stringify(next)
    if (words !== used.current) onChange(next)
    used.current = words
    return true
  }
  const narrowLater = useEffectEvent(narrow)
  useEffect(() => {
    const end = store?.onAnswers(() => {
      clearTimeout(timer.current)
      // A choice applies at once, typed text after a pause.
      timer.current = setTimeout(narrowLater, isTyping() ? pause : 0)
    })
    return () => {
      clearTimeout(timer.current)
      end?.()
    }
  }, [store, pause])
  if (!store) return null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const result = store.advance()
    if (narrow()) onClose()
    else if (!result.ok)
      focus.focus(result.errors.find(({ field }) => chip.filters.includes(field))?.field ?? chip.id)
  }
  const settle = () => {
    if (timer.current !== undefined) narrow()
  }
  const days = daysIn(table, chip)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that the focus left a field
    <form
      className="ptl-filter"
      aria-label={sayTables('filterBy', { label: chip.label })}
      noValidate
      onSubmit={submit}
      onBlur={settle}
    >
      {chip.filters.length > 1 && <h2>{chip.label}</h2>}
      {days && <DayRanges store={store} list={RANGES} {...days} />}
      <FocusContext value={focus}>
        <FilterFields store={store} chip={chip} />
      </FocusContext>
      <Unused store={store} chip={chip} problems={problems} />
      <div className="ptl-filter__foot">
        <Button variant="minimal" text={sayTables('clear')} onClick={onClear} />
        <Button type="submit" intent="primary" text={sayTables('done')} />
      </div>
    </form>
  )
}

const typed = /^(text|search|number|tel|email|url|password|)$/

function isTyping(): boolean {
  const { activeElement: focused } = document
  return focused instanceof HTMLInputElement && typed.test(focused.type)
}

interface PartProps {
  readonly store: FlowStore
  readonly chip: FilterChip
}

function FilterFields({ store, chip }: PartProps) {
  useShape(store)
  const step = store.step(FILTER_STEP)
  const narrowed = useMemo(
    () => ({ ...step, fields: step.fields.filter((id) => chip.filters.includes(id)) }),
    [step, chip],
  )
  return <Form store={store} step={narrowed} />
}

/** Reason why the input does not filter yet, if no field shows it. */
function Unused({ store, chip, problems }: PartProps & { readonly problems: readonly FieldError[] }) {
  const shown = useTextOf(store, () =>
    store
      .errors(FILTER_STEP)
      .filter(({ field }) => chip.filters.includes(field))
      .map(({ message }) => message)
      .join('\n'),
  )
  const left = problems.filter(({ message }) => !shown.includes(message)).map(({ message }) => message)
  return (
    <p role="status" className="ptl-filter__unused">
      {problems.length > 0 && [sayTables('notUsedYet'), ...new Set(left)].join(' ')}
    </p>
  )
}
