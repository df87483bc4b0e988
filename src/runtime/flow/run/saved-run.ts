import { useEffect, useState } from 'react'
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

interface OpenRun extends SavedRun {
  /** The run of the version before, if this one goes on with its answers, and those that were taken over. */
  readonly previous?: { readonly store: FlowStore; readonly answers: Readonly<Record<string, unknown>> }
}

function openRun(flow: LinkedFlow, draft: Draft | undefined, facts: Facts, turn = 0): OpenRun {
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

/** Takes over what was pressed before a run and is stored after it: a choice is painted first. */
function useLateAnswers({ store, previous }: OpenRun): void {
  useEffect(() => {
    if (!previous) return undefined
    let before = previous.answers
    const takeOver = () => {
      const now = previous.store.answers()
      for (const [id, value] of Object.entries(now)) if (value !== before[id]) store.answer(id, value)
      before = now
    }
    // Answers from the time while this run was being drawn.
    takeOver()
    return previous.store.onAnswers(takeOver)
  }, [store, previous])
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
  const [run, setRun] = useState<OpenRun>(() => openRun(flow, draft, facts))
  useLateAnswers(run)
  if (run.store.flow === flow || isFrozen) return run
  const previous = { store: run.store, answers: run.store.answers() }
  const next = { ...openRun(flow, wholeDraftOf(run.store), facts, run.turn + 1), previous }
  setRun(next)
  return next
}
