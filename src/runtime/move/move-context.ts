import { createContext, use } from 'react'
import type { StartMove } from './types.ts'

/** How a move begins; nobody handed in means that moves are not offered here. */
export const MoveContext = createContext<StartMove | undefined>(undefined)

export function useMove(): StartMove | undefined {
  return use(MoveContext)
}
