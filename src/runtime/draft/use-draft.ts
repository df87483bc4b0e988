import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Draft } from '#engine/flow/types.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { ignoreRejection } from './ignored-rejection.ts'

export type DraftSource = 'none' | 'kept' | 'offered' | 'other-tab'

export interface DraftState {
  readonly status: 'loading' | 'ready'
  readonly draft: Draft | undefined
  /** Stored draft that was offered and not accepted yet. */
  readonly offered: Draft | undefined
  readonly from: DraftSource
  /** Rises with each draft that replaces the run. */
  readonly turn: number
  /** The turn at this moment, also between a replacement and the render that shows it. */
  readonly turnNow: () => number
  /** Accepts the offered draft. */
  readonly takeUp: () => void
  readonly startOver: () => void
  readonly dismiss: () => void
}

interface OpenDraft {
  readonly draft: Draft | undefined
  readonly from: DraftSource
  readonly turn: number
  readonly offered?: Draft
}

/** Key of the address at which the document was left with the flow open. */
const inHand = (name: string) => `portolan.in-hand.${name}`

/** Tells whether the document was reloaded: it opened at the address where it was left with the flow open. */
function wasReloaded(name: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && sessionStorage.getItem(inHand(name)) === new URL(loaded.name).pathname
}

/**
 * Returns the draft a flow starts from; a newer one of another tab replaces it. For a new start the stored
 * draft is only offered. A reloaded page continues with it.
 */
export function useDraft(name: string, keeper: DraftKeeper | undefined, beginsAnew: boolean): DraftState {
  const [openDraft, setStored] = useState<OpenDraft | undefined>(
    keeper ? undefined : { draft: undefined, from: 'none', turn: 0 },
  )
  const turn = useRef(0)
  const [isOffered] = useState(() => beginsAnew && !wasReloaded(name))
  const turnNow = useCallback(() => turn.current, [])
  const replace = useCallback((draft: Draft | undefined, from: DraftSource) => {
    turn.current += 1
    setStored({ draft, from, turn: turn.current })
  }, [])
  useEffect(() => {
    if (!keeper) return
    let isOver = false
    sessionStorage.removeItem(inHand(name))
    const start = (draft: Draft | undefined) => {
      if (isOver) return
      setStored((now) => {
        if (now) return now
        if (draft && isOffered) return { draft: undefined, from: 'offered', turn: 0, offered: draft }
        return { draft, from: draft ? 'kept' : 'none', turn: 0 }
      })
    }
    const leave = () => sessionStorage.setItem(inHand(name), location.pathname)
    addEventListener('pagehide', leave)
    keeper.load(name).then(start, () => start(undefined))
    const end = keeper.onOtherTab((id, draft) => {
      if (id === name && draft) replace(draft, 'other-tab')
    })
    return () => {
      isOver = true
      removeEventListener('pagehide', leave)
      end()
    }
  }, [name, keeper, isOffered, replace])
  const startOver = useCallback(() => {
    replace(undefined, 'none')
    ignoreRejection(keeper?.drop(name))
  }, [name, keeper, replace])
  const offered = openDraft?.offered
  const takeUp = useCallback(() => replace(offered, 'kept'), [offered, replace])
  const dismiss = useCallback(() => setStored((now) => now && { ...now, from: 'none' }), [])
  return useMemo(
    () => ({
      status: openDraft ? 'ready' : 'loading',
      draft: openDraft?.draft,
      offered: openDraft?.offered,
      from: openDraft?.from ?? 'none',
      turn: openDraft?.turn ?? 0,
      turnNow,
      takeUp,
      startOver,
      dismiss,
    }),
    [openDraft, turnNow, takeUp, startOver, dismiss],
  )
}
