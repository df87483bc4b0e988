// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * What everybody must know, whichever page is open; all that fit show, at the top.
 */
export interface Notices {
  $schema: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * The notices, from top to bottom.
   */
  notices: Banner[]
}
/**
 * Something a person must know before anything else here.
 */
export interface Banner {
  /**
   * A rule: it shows only while the answer is yes.
   */
  when: string
  /**
   * How urgent it is.
   */
  tone: 'danger' | 'warning' | 'success' | 'none'
  /**
   * The heading people read.
   */
  title: string
  /**
   * What it means and what to do.
   */
  says?: string
  link?: BannerLink
}
/**
 * Where to do it, for those who may open the page.
 */
export interface BannerLink {
  /**
   * What people read on it.
   */
  label: string
  /**
   * The page it opens.
   */
  page: string
}
