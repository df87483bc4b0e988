import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react'
import type { PartProblem } from '#engine/field/types.ts'
import type { FieldParts } from '#engine/flow/linking/linked-flow.ts'
import { isSame } from '#values/equality.ts'
import { PARTS } from '#engine/flow/linking/inner-fields.ts'
import { createStore } from '#engine/flow/store.ts'
import type { Answers, FlowStore } from '#engine/flow/types.ts'
import { FocusContext, type FocusRegistry } from '../../field/focus.ts'

/** Answers inside a field. They are stored in the answer of the field, which the outer store owns. */
export interface InnerAnswers {
  readonly outer: FlowStore
  readonly field: string
  readonly parts: FieldParts
  /** Path of the field among all fields, such as `owners`. */
  readonly place: string
  /** The id of the one field of a list of values. */
  readonly only: string | undefined
  /** Errors are shown. */
  readonly isReported: boolean
  readonly refused: readonly PartProblem[] | undefined
}

interface InnerRun {
  readonly store: FlowStore
  /** The place of a field of the run among all fields. */
  readonly placeOf: (id: string) => string
}

export const InnerRunContext = createContext<InnerRun | undefined>(undefined)

const isRecord = (value: unknown): value is Answers => typeof value === 'object' && value !== null

/** Returns the answers of the group or of one item; undefined if there is no such item. */
function answersAt({ outer, field, only }: InnerAnswers, at: number | undefined): Answers | undefined {
  const { value } = outer.field(field)
  if (at === undefined) return isRecord(value) ? value : {}
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  if (at >= items.length) return undefined
  const item = items[at]
  if (only !== undefined) return item === '' ? {} : { [only]: item }
  return isRecord(item) ? item : {}
}

function write({ outer, field, only }: InnerAnswers, at: number | undefined, answers: Answers): void {
  if (at === undefined) return outer.answer(field, answers)
  const { value } = outer.field(field)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const item = only === undefined ? answers : (answers[only] ?? '')
  outer.answer(field, items.with(at, item))
}

function factsFor({ outer, field, parts }: InnerAnswers): Answers {
  const found = parts.reads.map(
    (name) => [name, name === field ? outer.field(field).value : outer.fact(name)] as const,
  )
  return Object.fromEntries(found)
}

function begin(answers: InnerAnswers, at: number | undefined): FlowStore {
  const { flow } = answers.parts
  const { id, version } = flow.definition
  const stored = answersAt(answers, at) ?? {}
  const draft = { flow: id, version, answers: stored, place: { step: PARTS, returnTo: [] }, intent: id }
  return createStore(flow, { facts: factsFor(answers), draft, intent: id })
}

/** Synchronises the inner run with the answer of the field, in both directions. */
function join(run: FlowStore, answers: InnerAnswers, at: number | undefined): () => void {
  let isPulling = false
  const push = () => {
    const now = run.answers()
    if (!isPulling && !isSame(now, answersAt(answers, at))) write(answers, at, now)
  }
  const pull = () => {
    isPulling = true
    const facts = Object.entries(factsFor(answers)).filter(([name, fact]) => !isSame(run.fact(name), fact))
    if (facts.length > 0) run.setFacts(Object.fromEntries(facts))
    const now = answersAt(answers, at)
    const before = run.answers()
    if (now && !isSame(now, before))
      for (const id of answers.parts.flow.fields.keys())
        if (!isSame(now[id], before[id])) run.answer(id, now[id])
    isPulling = false
  }
  pull()
  const ends = [run.onAnswers(push), answers.outer.onAnswers(pull)]
  return () => ends.forEach((end) => end())
}

function leaveAll(run: FlowStore): void {
  for (const field of run.step(PARTS).fields) run.leave(field)
}

export interface InnerRunProps {
  readonly answers: InnerAnswers
  /** The number of the item; a group has none. */
  readonly at?: number
  readonly children: ReactNode
}

/** A run of the fields of a group, or of one item of a list: their conditions, options and errors are those of any field. */
export function InnerRunProvider({ answers, at, children }: InnerRunProps) {
  const { outer, field, parts, place, only, isReported, refused } = answers
  const [run] = useState(() => begin(answers, at))
  const home = at === undefined ? place : `${place}/${at}`
  const inner = useMemo(
    () => ({ store: run, placeOf: (id: string) => (only === undefined ? `${home}/${id}` : home) }),
    [run, home, only],
  )
  const focus = useInnerFocus(inner.placeOf)
  useLayoutEffect(
    () => join(run, { outer, field, parts, place, only, isReported, refused }, at),
    [run, outer, field, parts, place, only, isReported, refused, at],
  )
  useEffect(() => {
    // An item that a person has just added is not wrong yet.
    if (isReported && (at === undefined || Object.keys(run.answers()).length > 0)) leaveAll(run)
  }, [isReported, run, at])
  useEffect(() => {
    const start = at === undefined ? '' : `${at}/`
    const own = (refused ?? []).flatMap(({ path, message }) => {
      if (only !== undefined && path === String(at)) return [[only, message] as const]
      return path.startsWith(start) && path !== start ? [[path.slice(start.length), message] as const] : []
    })
    if (own.length > 0) run.refuse(Object.fromEntries(own))
  }, [refused, run, only, at])
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (isReported && !event.currentTarget.contains(event.relatedTarget)) leaveAll(run)
  }
  return (
    <InnerRunContext value={inner}>
      <FocusContext value={focus}>
        <div className="ptl-inner" onBlur={leave}>
          {children}
        </div>
      </FocusContext>
    </InnerRunContext>
  )
}

/** Fields inside are found by their place among all fields. */
function useInnerFocus(placeOf: (id: string) => string): FocusRegistry | undefined {
  const registry = use(FocusContext)
  return useMemo(
    () => registry && { ...registry, register: (id, row) => registry.register(placeOf(id), row) },
    [registry, placeOf],
  )
}
