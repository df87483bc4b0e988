// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * What nobody weakens alone: the calls that can, when they do, and who decides it. A call that weakens it is kept as a change another person decides.
 */
export interface Control {
  $schema: string
  /**
   * Its name, in kebab-case.
   */
  id: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * What people read it is called.
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
   * The change in words, for the person who decides it; it prints the same facts.
   */
  says: string
  /**
   * What stands before, in words.
   */
  was: string
  /**
   * What stands afterwards, in words.
   */
  becomes: string
  /**
   * The lists of options whose values its texts print: each is said by its label.
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
   * Where among the same facts the ID of the person stands whose right to decide it takes away. They may decide it; where only they could, it does not wait for them alone, but takes effect in time.
   */
  about?: string
  /**
   * The record stands in one environment alone: only people who may work there see such a change, hear of it and decide it.
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
 * When a call weakens it. It reads `before`, `request` (what was sent), `after` (what the call would answer), `added` (by the name of a list: what `after` holds and `before` does not), `changed` (the places at which `after` differs from `before`, such as `piiData.CdtrAcct.Id.IBAN`, and those above them) `gained` (the permissions a person would have and has not) and `lost` (those they have and would have no more), `vacant` (the permissions to decide that nobody but the person who asks would have any more), and `waits` (whether a change of the same record waits already). What is unknown weakens.
 */
export interface Weakening {
  /**
   * What it means, as a sentence.
   */
  says: string
  /**
   * JSON Logic over facts.
   */
  when: {
    [k: string]: unknown
  }
}
