import { useState } from 'react'
import { migrateDraft, type DroppedAnswer } from '#engine/draft/migration.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { createStore } from '#engine/flow/store.ts'
import type { Draft, FlowStore } from '#engine/flow/types.ts'
import type { Facts } from '#engine/rule/types.ts'

/** A run with the draft's answers that the current flow has no field for. */
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

/**
 * Typed secrets survive a new version of the flow; anything else excluded from drafts was in progress and
 * starts again.
 */
function wholeDraftOf(store: FlowStore): Draft {
  const typed = Object.entries(store.answers()).filter(([, value]) => typeof value === 'string')
  const draft = store.draft()
  return { ...draft, answers: { ...Object.fromEntries(typed), ...draft.answers } }
}

/**
 * Opens the run of a flow from its draft. New definitions continue it with the same answers, but not while a
 * sent request is unanswered, since that must be repeated unchanged.
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
