import { createContext, use } from 'react'
import type { StartMove } from './types.ts'

/** How a move begins; nobody handed in means that moves are not offered here. */
export const MoveContext = createContext<StartMove | undefined>(undefined)

export function useMove(): StartMove | undefined {
  return use(MoveContext)
}

export interface MoveAtWork {
  readonly move: string
  readonly key: string
}

/** The move that is being made now, so that its button can say so. */
export const MoveAtWorkContext = createContext<MoveAtWork | undefined>(undefined)

export function useIsAtWork(move: string, key: string): boolean {
  const now = use(MoveAtWorkContext)
  return now?.move === move && now.key === key
}
