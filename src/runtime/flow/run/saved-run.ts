import { useState } from 'react'
import { migrateDraft, type DroppedAnswer } from '#engine/draft/migration.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { createStore } from '#engine/flow/store.ts'
import type { Draft, FlowStore } from '#engine/flow/types.ts'
import type { Facts } from '#engine/rule/types.ts'

/** A run of a flow, with what its draft held and the flow of today has no place for. */
export interface SavedRun {
  readonly store: FlowStore
  readonly dropped: readonly DroppedAnswer[]
  /** Rises with each version of the flow that the same answers went on with. */
  readonly turn: number
}

function openRun(flow: LinkedFlow, draft: Draft | undefined, facts: Facts, turn = 0): SavedRun {
  const today = draft && migrateDraft(flow, draft)
  const intent = today?.draft.intent ?? crypto.randomUUID()
  return {
    store: createStore(flow, { facts, draft: today?.draft, intent }),
    dropped: today?.dropped ?? [],
    turn,
  }
}

/** A secret is typed text, and stays while the page does; what a draft leaves out otherwise is under way, and begins anew. */
function wholeDraftOf(store: FlowStore): Draft {
  const typed = Object.entries(store.answers()).filter(([, value]) => typeof value === 'string')
  const draft = store.draft()
  return { ...draft, answers: { ...Object.fromEntries(typed), ...draft.answers } }
}

/**
 * The run of a flow from its draft. When the definitions change while it is open, it goes on with the new flow and the same
 * answers; not while something it sent is unanswered, because that must be answered as it was sent.
 */
export function useSavedRun(
  flow: LinkedFlow,
  draft: Draft | undefined,
  facts: Facts,
  isFrozen: boolean,
): SavedRun {
  const [run, setRun] = useState(() => openRun(flow, draft, facts))
  if (run.store.flow === flow || isFrozen) return run
  const next = openRun(flow, wholeDraftOf(run.store), facts, run.turn + 1)
  setRun(next)
  return next
}
