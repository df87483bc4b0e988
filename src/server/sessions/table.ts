import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export type SignInOutcome = 'SIGNED_IN' | 'WRONG_PASSWORD' | 'KEPT_OUT'

export interface SignInsTable {
  org_id: string
  id: Generated<string>
  user_id: string
  at: Moment
  outcome: SignInOutcome
  ip: string | null
  user_agent: string | null
}

declare module '../store/database.ts' {
  interface Database {
    sign_ins: SignInsTable
  }
}
