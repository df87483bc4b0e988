import { rootOf, rootsOf } from '../flow/linking/linking.ts'
import { keysOf, readPath } from '../rule/path.ts'
import type { Facts, LinkedRule, Verdict } from '../rule/types.ts'
import type { LinkedField } from '../flow/linking/linked-flow.ts'
import type { FieldFacts } from '../field/types.ts'
import { readPlace } from './places.ts'
import type { Sender } from './sender.ts'

/** Values available while a body is validated: the facts, and the answers that can be read back from it. */
export interface SentFacts {
  read(path: string): unknown
  /** Evaluates a rule over them; unknown if it reads anything else. */
  evaluate(rule: LinkedRule): Verdict
}

/**
 * Converts a sent value back into an answer, as its field reads it; undefined if no answer is sent like this.
 */
export function readSentAnswer({ kind }: LinkedField, raw: unknown, facts: FieldFacts): unknown {
  if (kind.received) return kind.received(raw)
  return kind.read(typeof raw === 'number' ? String(raw) : raw, facts)
}

/** The facts of one sender of a body. */
export function sentFacts(sender: Sender, body: unknown, facts: Facts): SentFacts {
  const { values, graph } = sender.flow
  const answers = answersIn(sender, body)
  const scope: Record<string, unknown> = { ...facts, ...Object.fromEntries(answers) }
  const isRecognized = (root: string): boolean => {
    const value = values.get(root)
    if (answers.has(root) || Object.hasOwn(facts, root)) return true
    return value !== undefined && rootsOf(value.reads).every(isRecognized)
  }
  for (const { id } of graph.nodes) {
    const name = id.startsWith('values/') ? id.slice('values/'.length) : ''
    if (isRecognized(name) && !answers.has(name)) scope[name] = values.get(name)!.value(scope) ?? undefined
  }
  return {
    read: (path) => (isRecognized(rootOf(path)) ? readPath(scope, keysOf(path)) : undefined),
    evaluate: (rule) => (rootsOf(rule.reads).every(isRecognized) ? rule.evaluate(scope) : 'unknown'),
  }
}

/**
 * Returns the answers in a body that come from one field only; absent ones too, if the field is always sent.
 */
function answersIn({ places }: Sender, body: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    places.flatMap(({ path, sources }) => {
      const [source, ...others] = sources.filter((one) => 'field' in one)
      const raw = readPlace(body, path) ?? undefined
      if (!source || source.isList || others.length > 0) return []
      if (raw === undefined && (source.conditions.length > 0 || sources.length > 1)) return []
      const { field } = source
      const options = field.options?.from === 'list' ? field.options.options.map(({ option }) => option) : []
      const facts = { field: field.definition, options, read: () => undefined }
      return [
        [field.definition.id, raw === undefined ? undefined : readSentAnswer(field, raw, facts)] as const,
      ]
    }),
  )
}
