// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * Named sets of permissions; a permission says which roles hold it.
 */
export interface Roles {
  $schema: string
  /**
   * Purpose of the definition, for the next person who changes it.
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
   * Its label.
   */
  label: string
  /**
   * The part of the portal it belongs to: a value of the list role-areas.
   */
  area: string
  /**
   * The group it is shown in: a value of the list role-groups.
   */
  group: string
  /**
   * Access: read, or read and edit.
   */
  access: 'read' | 'edit'
  /**
   * A rule about the organisation or the environment: the role is offered only where the answer is yes.
   */
  showWhen?: string
  /**
   * The warning for an administrator before giving it.
   */
  warning?: string
  /**
   * Its holders administer the organisation. The last administrator stays; only another one changes an administrator.
   */
  administrator?: true
  /**
   * A name in limits.json: how many people of an organisation may hold it.
   */
  most?: string
  /**
   * Reason why it has no permission yet, though it can be granted.
   */
  reserved?: string
  /**
   * Only the provider's own staff hold it: no customer can be given it.
   */
  provider?: true
  /**
   * The kinds of work that need it: values of the list `role-templates`. People get all roles of a kind at once.
   *
   * @minItems 1
   */
  jobs?: string[]
  /**
   * Roles that it includes.
   *
   * @minItems 1
   */
  includes?: string[]
}
