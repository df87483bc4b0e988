import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Draft, FlowStore } from '#engine/flow/types.ts'
import { draftName } from '#engine/draft/name.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { wasTouched } from './touched.ts'

/** Typing is over when nothing came for this long. */
const pauseMs = 400

export type DraftSource = 'none' | 'kept' | 'other-tab'

export interface DraftState {
  readonly status: 'loading' | 'ready'
  readonly draft: Draft | undefined
  readonly from: DraftSource
  /** Rises with each draft that replaces the run. */
  readonly turn: number
  /** The turn at this moment, also between a replacement and the render that shows it. */
  readonly turnNow: () => number
  readonly startOver: () => void
  readonly dismiss: () => void
}

interface Held {
  readonly draft: Draft | undefined
  readonly from: DraftSource
  readonly turn: number
}

/** The draft a flow starts from; one that is newer in another tab replaces it. */
export function useDraft(name: string, keeper: DraftKeeper | undefined): DraftState {
  const [held, setHeld] = useState<Held | undefined>(
    keeper ? undefined : { draft: undefined, from: 'none', turn: 0 },
  )
  const turn = useRef(0)
  const turnNow = useCallback(() => turn.current, [])
  const replace = useCallback((draft: Draft | undefined, from: DraftSource) => {
    turn.current += 1
    setHeld({ draft, from, turn: turn.current })
  }, [])
  useEffect(() => {
    if (!keeper) return
    let isOver = false
    const start = (draft: Draft | undefined) => {
      if (!isOver) setHeld((now) => now ?? { draft, from: draft ? 'kept' : 'none', turn: 0 })
    }
    keeper.load(name).then(start, () => start(undefined))
    const end = keeper.onOtherTab((id, draft) => {
      if (id === name && draft) replace(draft, 'other-tab')
    })
    return () => {
      isOver = true
      end()
    }
  }, [name, keeper, replace])
  const startOver = useCallback(() => {
    replace(undefined, 'none')
    void keeper?.drop(name).catch(ignore)
  }, [name, keeper, replace])
  const dismiss = useCallback(() => setHeld((now) => now && { ...now, from: 'none' }), [])
  return useMemo(
    () => ({
      status: held ? 'ready' : 'loading',
      draft: held?.draft,
      from: held?.from ?? 'none',
      turn: held?.turn ?? 0,
      turnNow,
      startOver,
      dismiss,
    }),
    [held, turnNow, startOver, dismiss],
  )
}

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
    void keeper?.save(store.draft()).catch(ignore)
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
      void keeper?.drop(nameOf(store.draft())).catch(ignore)
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

/** A draft that cannot be kept must not stop the person; the next pause tries again. */
function ignore() {}
