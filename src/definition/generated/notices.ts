// Generated from schemas/definitions by `npm run types`; do not edit.

import type { Banner } from './grammar.ts'

export type { Banner, BannerLink } from './grammar.ts'

/**
 * Notices for everybody, on every page. All whose rule is yes show at the top.
 */
export interface Notices {
  $schema: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * The notices, from top to bottom.
   */
  notices: Banner[]
}
