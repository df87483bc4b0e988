import { isPrefilled } from './answer.ts'
import type { Run } from './run.ts'
import type { Answers, Draft } from '../types.ts'

/** Returns every answer, relevant or not, so that no input is lost. */
export function storedAnswersOf(run: Run): Answers {
  const given = [...run.cells.values()].filter((cell) => cell.stored !== undefined)
  return Object.fromEntries([...run.waiting, ...given.map((cell) => [cell.id, cell.stored] as const)])
}

/** Returns the answers that count: those for rules, review and payload. */
export function relevantAnswersOf(run: Run): Answers {
  const names = run.flow.graph.nodes.flatMap((node) => {
    if (node.id.startsWith('fields/')) return node.gives.slice(0, 1)
    return node.id.startsWith('requirements/') ? node.gives : []
  })
  const existing = names.filter((name) => run.scope[name] !== undefined)
  return Object.fromEntries(existing.map((name) => [name, run.scope[name]]))
}

/** Returns the draft of a run, without values that must not be stored. */
export function draftOf(run: Run): Draft {
  const { id, version } = run.flow.definition
  const stored = Object.entries(storedAnswersOf(run)).map(([name, value]) => {
    const keep = run.cells.get(name)?.linked.kind.keep
    return [name, keep ? keep(value) : value] as const
  })
  const answers = Object.fromEntries(stored.filter(([, value]) => value !== undefined))
  const { given: must, mayBeGiven } = run.flow.definition
  const given = (must ?? mayBeGiven) && (run.scope['given'] as Answers | undefined)
  const hasDefaults = [...run.flow.fields.values()].some((linked) => isPrefilled({ linked }))
  const started = (run.flow.definition.starts !== undefined || hasDefaults) && [...run.started]
  return {
    flow: id,
    version,
    answers,
    place: run.place,
    intent: run.intent,
    ...(run.taken > 0 && { taken: run.taken }),
    ...(run.source !== undefined && { source: run.source }),
    ...(given && { given }),
    ...(started && { started }),
    ...(run.began.size > 0 && {
      origins: Object.fromEntries(run.origins),
      began: Object.fromEntries(run.began),
    }),
  }
}
