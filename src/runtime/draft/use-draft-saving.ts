import { useEffect, useMemo } from 'react'
import type { Draft, FlowStore } from '#engine/flow/types.ts'
import { draftName } from '#engine/draft/name.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { ignoreRejection } from './ignored-rejection.ts'

const gestures = ['pointerdown', 'keydown', 'input', 'change', 'drop']
let isTouched = false

const touch = () => {
  isTouched = true
}

for (const gesture of gestures) addEventListener(gesture, touch, { capture: true, once: true })

/** Tells whether the person has done anything in this tab; an untouched tab must not overwrite others. */
const wasTouched = () => isTouched

/** Pause that ends typing, in milliseconds. */
const pauseMs = 400

/**
 * Saves answers after each pause and at once when the page is left; returns the function that deletes the
 * draft. A replaced run saves nothing, so the newest answers win.
 */
export function useDraftSaving(
  store: FlowStore,
  keeper: DraftKeeper | undefined,
  isCurrent: () => boolean,
): () => void {
  const saving = useMemo(() => createSaving(store, keeper, isCurrent), [store, keeper, isCurrent])
  useEffect(() => saving.start(), [saving])
  return saving.drop
}

function createSaving(store: FlowStore, keeper: DraftKeeper | undefined, isCurrent: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDropped = false
  // Without an answer there is nothing to restore or to announce as saved.
  let isWorthIt = store.isChanged()
  const save = () => {
    if (timer === undefined || isDropped) return
    clearTimeout(timer)
    timer = undefined
    isWorthIt ||= store.isChanged()
    if (!isCurrent() || !isWorthIt || !wasTouched()) return
    ignoreRejection(keeper?.save(store.draft()))
  }
  const later = () => {
    if (isDropped) return
    clearTimeout(timer)
    timer = setTimeout(save, pauseMs)
  }
  return {
    start() {
      if (!keeper) return
      const ends = [store.onAnswers(later), onPlace(store, later)]
      addEventListener('pagehide', save)
      document.addEventListener('visibilitychange', save)
      return () => {
        ends.forEach((end) => end())
        removeEventListener('pagehide', save)
        document.removeEventListener('visibilitychange', save)
        save()
      }
    },
    drop() {
      isDropped = true
      clearTimeout(timer)
      ignoreRejection(keeper?.drop(nameOf(store.draft())))
    },
  }
}

function nameOf({ flow, given }: Draft): string {
  return draftName(flow, given)
}

function onPlace(store: FlowStore, wake: () => void): () => void {
  let last = store.place()
  return store.onShape(() => {
    const now = store.place()
    if (now.step !== last.step) wake()
    last = now
  })
}
