import { createContext } from 'react'
import type { Verdict } from '#engine/rule/types.ts'

export interface Right {
  readonly verdict: Verdict
  /** Refusal text of the permission. */
  readonly refusal?: string
}

/** Permissions of the person. The caller that starts the runtime knows the roles and provides this. */
export type Rights = (permission: string) => Right

/** Without a provider, nothing is permitted. */
export const RightsContext = createContext<Rights>(() => ({ verdict: 'unknown' }))
