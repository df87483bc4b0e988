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

/** Whether anybody has done anything in this tab: one that was only opened has nothing to tell the others. */
const wasTouched = () => isTouched

/** Typing is over when nothing came for this long. */
const pauseMs = 400

/**
 * Keeps what was answered, shortly after each pause and at once when the page is left; answers with what drops it.
 * A run that was replaced keeps nothing more: the newest answers win.
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
  // Nothing was answered: there is nothing to give back, and nothing to say that was kept.
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
