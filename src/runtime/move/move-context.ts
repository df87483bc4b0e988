import { createContext, use } from 'react'
import type { StartMove } from './types.ts'

/** Starts a move; without a provider, moves are not offered. */
export const MoveContext = createContext<StartMove | undefined>(undefined)

export function useMove(): StartMove | undefined {
  return use(MoveContext)
}

export interface MoveAtWork {
  readonly move: string
  readonly key: string
}

/** Move that is being made, so that its button can show it. */
export const MoveAtWorkContext = createContext<MoveAtWork | undefined>(undefined)

export function useIsAtWork(move: string, key: string): boolean {
  const now = use(MoveAtWorkContext)
  return now?.move === move && now.key === key
}
