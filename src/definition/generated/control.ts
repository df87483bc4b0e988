// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * A control that nobody weakens alone: the calls that can weaken it, the condition, and the right to decide. A call that weakens it becomes a change that another person decides.
 */
export interface Control {
  $schema: string
  /**
   * Its name, in kebab-case.
   */
  id: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * Its name, as people read it.
   */
  label: string
  /**
   * The calls that can weaken it.
   *
   * @minItems 1
   *
   * Items: A call: noun.verb.
   */
  calls: string[]
  /**
   * A call: noun.verb.
   */
  before?: string
  weakens: Weakening
  /**
   * The text of the change for the person who decides it; it prints the same facts.
   */
  says: string
  /**
   * A description of the present state.
   */
  was: string
  /**
   * A description of the state after the change.
   */
  becomes: string
  /**
   * Lists of options whose values its texts print, each by its label.
   *
   * @minItems 1
   *
   * Items: A name in kebab-case; the file is called after it.
   */
  lists?: string[]
  /**
   * The permission of the person who decides it; never the person who asked.
   */
  decides: string
  /**
   * The path, in the same facts, to the ID of a person who would lose the right to decide. That person may decide. If nobody else can, the change takes effect after its time instead of waiting for them.
   */
  about?: string
  /**
   * The record belongs to one environment. Only people assigned to it see the change, are notified and decide it.
   */
  ofEnvironment?: true
  /**
   * The limit that says how long it waits where nobody else may decide it.
   */
  waits: string
  /**
   * Calls of the same permissions that weaken nothing, each with the reason.
   */
  open?: {
    /**
     * Words for a person, in the source language.
     */
    [k: string]: string
  }
}
/**
 * The condition under which a call weakens it. The rule reads these facts. `before` is the present state, `request` the body, `after` the answer that the call would give. `added` lists, by the name of a list, the entries that only `after` has. `changed` lists the paths at which `after` differs from `before`, such as `piiData.CdtrAcct.Id.IBAN`, with their parents. `gained` and `lost` are the permissions that a person would gain or lose. `vacant` are the permissions to decide that only the requester would still have. `waits` says that a change of the same record waits already. A rule that is unknown weakens.
 */
export interface Weakening {
  /**
   * Its meaning, as a sentence.
   */
  says: string
  /**
   * JSON Logic over facts.
   */
  when: {
    [k: string]: unknown
  }
}
