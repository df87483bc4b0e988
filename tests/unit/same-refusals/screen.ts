import type { Library } from '#definition/library.ts'
import { buildBody, type BodyMap } from '#engine/call/body.ts'
import { nested } from '#engine/call/nested-body.ts'
import { openRun } from '#engine/case/flow.ts'
import { mergeFacts } from '#engine/case/facts.ts'
import { factsOfAll } from '#engine/case/run.ts'
import { takeAnswer } from '#engine/flow/state/answer.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { rootsOf } from '#engine/flow/linking/linking.ts'
import { readProjected, readSent } from '#engine/flow/state/read-fact.ts'
import type { Cell, Run } from '#engine/flow/state/run.ts'
import { isSame } from '#values/equality.ts'
import { settle } from '#engine/flow/state/run-update.ts'
import type { Facts } from '#engine/rule/types.ts'

/** A person in a flow, as a case of it says, with everything answered before a call. */
export interface Screen {
  readonly person: Person
  readonly facts: Facts
  readonly call: string
  readonly body: BodyMap
  readonly absent: 'null' | undefined
}

/** The run of a case. It is reopened when an answer has discarded some of its facts. */
class Person {
  run: Run
  readonly #open: () => Run
  readonly #facts: number

  constructor(open: () => Run) {
    this.#open = open
    this.run = open()
    this.#facts = Object.keys(this.run.scope).length
  }

  /** Answers a field, looks at the screen, and takes the answer back. */
  withAnswer<T>(id: string, value: unknown, look: () => T): T {
    const { run } = this
    const cell = run.cells.get(id)!
    const { stored, taken } = cell
    takeAnswer(run, id, value)
    const seen = look()
    Object.assign(cell, { stored, taken })
    settle(run, { nodes: [cell.node], cells: [cell] })
    if (Object.keys(run.scope).length !== this.#facts) this.run = this.#open()
    return seen
  }
}

/** Every call that people of the cases may make, at the end of a flow or between its steps. */
export function screensOf(library: Library, flows: ReadonlyMap<string, LinkedFlow>): readonly Screen[] {
  return Object.entries(library.cases).flatMap(([id, { cases, facts: shared }]) => {
    const flow = flows.get(id.replace('flows/', ''))
    if (!id.startsWith('flows/') || !flow) return []
    const { steps, submit } = flow.definition
    return cases.flatMap((one): Screen[] => {
      const facts = mergeFacts({ ...factsOfAll(library), ...shared }, one.facts ?? {})
      const person = new Person(() => openRun(flow, facts, one.answers ?? {}))
      const ends = [submit, ...(submit.instead ?? [])].map(({ call, body }) => ({
        call,
        body,
        absent: submit.absent,
      }))
      const between = steps.flatMap(({ next }) =>
        next?.call && next.body ? [{ call: next.call, body: next.body, absent: undefined }] : [],
      )
      return [...between, ...ends].map((sent) => ({ person, facts, ...sent }))
    })
  })
}

/** Finds the field whose answer is sent under this name of the body. */
export function cellUnder({ person: { run }, body }: Screen, name: string): Cell | undefined {
  const from = body[name]
  if (typeof from !== 'string') return undefined
  return run.cells.get(from) ?? cellBehind(run, from)
}

/** Finds the field whose answer a value of the flow passes on unchanged. */
function cellBehind(run: Run, name: string): Cell | undefined {
  const value = run.values.get(name)
  const cells = rootsOf(run.flow.values.get(name)?.reads).flatMap((root) => run.cells.get(root) ?? [])
  return cells.find(({ id, relevant }) => relevant && isCarried(value, readProjected(run, id)))
}

const isCarried = (value: unknown, answer: unknown): boolean =>
  answer !== undefined && (isSame(value, answer) || isSame(value, [answer]))

/** Builds the request body from the current answers. */
export function sentBody({ person: { run }, body, absent }: Screen): Record<string, unknown> {
  return nested(buildBody(body, (path) => readSent(run, path), absent))
}

/** Returns the error message of each sent answer, by its place in the body. */
export function messagesOnScreen(
  screen: Screen,
): ReadonlyMap<string, { cell: Cell; sentence: string | undefined }> {
  return new Map(
    Object.keys(screen.body).flatMap((name) => {
      const cell = cellUnder(screen, name)
      if (!cell?.relevant) return []
      if (cell.linked.parts) return messagesInside(cell, name)
      const isList = Array.isArray(screen.person.run.values.get(String(screen.body[name])))
      return [[isList ? `${name}.0` : name, { cell, sentence: cell.problem }] as const]
    }),
  )
}

/** Returns the messages of a group: one for the group while it is empty, otherwise one for each part. */
function messagesInside(cell: Cell, name: string): [string, { cell: Cell; sentence: string | undefined }][] {
  const { linked, value, facts } = cell
  const problems = value === undefined ? [] : (linked.kind.problems?.(value, facts) ?? [])
  const parts = [...linked.parts!.flow.fields].map(
    ([id, part]): [string, { cell: Cell; sentence: string | undefined }] => [
      `${name}.${id}`,
      {
        cell: { ...cell, linked: part, value: (Object(value) as Record<string, unknown>)[id] },
        sentence: problems.find(({ path }) => path === id)?.message,
      },
    ],
  )
  return [
    [name, { cell, sentence: value === undefined ? cell.problem : undefined }],
    ...(value === undefined ? [] : parts),
  ]
}
