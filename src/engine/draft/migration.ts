import type { FieldFacts } from '../field/types.ts'
import { isSame } from '#values/equality.ts'
import type { LinkedField, LinkedFlow } from '../flow/linking/linked-flow.ts'
import type { Draft } from '../flow/types.ts'

export interface DroppedAnswer {
  readonly field: string
  readonly sentence: string
}

export interface Migrated {
  readonly draft: Draft
  readonly dropped: readonly DroppedAnswer[]
}

/**
 * Migrates a draft to the current flow. Answers that a field can still read stay; the others are reported.
 * Answers to fields of the server stay until it names its fields again. Undefined for a draft of another
 * flow.
 */
export function migrateDraft(flow: LinkedFlow, draft: Draft): Migrated | undefined {
  if (draft.flow !== flow.definition.id) return undefined
  const dropped: DroppedAnswer[] = []
  const stored = Object.entries(draft.answers).flatMap(([field, value]) => {
    if (isOfServer(flow, field)) return [[field, value] as const]
    const linked = flow.fields.get(field)
    const read = linked && readSafely(linked, value)
    if (read !== undefined) return [[field, read] as const]
    const sentence = linked ? 'Its answer is no longer one of its type.' : 'It is no longer asked.'
    dropped.push({ field, sentence })
    return []
  })
  const answers = Object.fromEntries(stored)
  const { id, version } = flow.definition
  const isAsBefore = draft.version === version && isSame(answers, draft.answers)
  return { draft: isAsBefore ? draft : { ...draft, flow: id, version, answers }, dropped }
}

function isOfServer(flow: LinkedFlow, field: string): boolean {
  const slash = field.indexOf('/')
  if (slash === -1) return false
  const into = field.slice(0, slash)
  return flow.definition.steps.some((step) => (step.fieldsFrom ?? step.forEach)?.into === into)
}

// Drafts come from the browser and may hold anything, so an answer that cannot be read is dropped.
function readSafely({ definition, kind }: LinkedField, value: unknown): unknown {
  const facts: FieldFacts = { field: definition, options: [], read: () => undefined }
  try {
    return kind.read(value, facts) ?? undefined
  } catch {
    return undefined
  }
}
