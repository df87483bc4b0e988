// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Named sets of permissions; a permission says which roles hold it.
 */
export interface Roles {
  $schema: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * Every role, by name.
   */
  roles: {
    [k: string]: Role
  }
}
export interface Role {
  /**
   * What people read beside or on it.
   */
  label: string
  /**
   * The part of the portal it belongs to.
   */
  area: string
  /**
   * What an administrator reads before giving it.
   */
  warning?: string
  /**
   * Roles it stands for as well.
   *
   * @minItems 1
   */
  includes?: string[]
}
