import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Draft } from '#engine/flow/types.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { quietly } from './quietly.ts'

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
    quietly(keeper?.drop(name))
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
