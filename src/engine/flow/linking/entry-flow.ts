import { linkFlow } from './link.ts'
import type { FlowLibrary, LinkedFlow } from './linked-flow.ts'
import type { FlowStore } from '../types.ts'
import type { Entry } from '../../field/entries.ts'

const linked = new WeakMap<FlowLibrary, Map<string, LinkedFlow | undefined>>()

/** Links the flow of one entry once; undefined if it is missing or broken. */
export function entryFlow(library: FlowLibrary, id: string): LinkedFlow | undefined {
  const existing = linked.get(library) ?? new Map<string, LinkedFlow | undefined>()
  linked.set(library, existing)
  if (!existing.has(id)) {
    const definition = library.flows?.[id]
    const result = definition && linkFlow(definition, library)
    existing.set(id, result?.ok ? result.flow : undefined)
  }
  return existing.get(id)
}

/** Returns the entry of a run: its payload is the only list entry in the body of its flow. */
export function entryNow(run: FlowStore, id: string): Entry {
  const { summary = [] } = run.flow.definition
  const lines = summary.map(({ value }) => run.print(value).trim()).filter((line) => line !== '')
  const isComplete = run.steps().every(({ complete }) => complete)
  const lists = Object.values(run.ending().body).filter((part) => Array.isArray(part))
  const sent = lists[0]?.[0] as Entry['sent']
  return {
    id,
    answers: run.draft().answers,
    says: lines.join(' · '),
    ...(isComplete && sent !== undefined && { sent }),
  }
}
