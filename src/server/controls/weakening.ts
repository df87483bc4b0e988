import type { Control } from '#definition/generated/control.ts'
import { changeFacts } from '#engine/control/change-facts.ts'
import { textsOfChange, type ChangeTexts } from '#engine/control/change-texts.ts'
import { linkRule } from '#engine/rule/link.ts'
import { keysOf, readPath } from '#engine/rule/path.ts'
import type { Facts, LinkedRule } from '#engine/rule/types.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import { listOf } from '../languages/lists.ts'
import { inEnglish } from '../languages/reader.ts'

export interface LinkedControl {
  definition: Control
  weakens: LinkedRule | undefined
}

/** Links the controls by their calls; a condition that does not link always counts as weakening. */
export const linkControls = ({ library, rules }: ServerDefinitions): ReadonlyMap<string, LinkedControl> =>
  new Map(
    Object.values(library.controls).flatMap((definition) => {
      const linked = linkRule('weakens', definition.weakens, rules)
      const control = { definition, weakens: linked.ok ? linked.rule : undefined }
      return definition.calls.map((call) => [call, control] as const)
    }),
  )

/**
 * Returns the facts for the condition and the sentences of a control
 * (schemas/definitions/control.schema.json).
 */
export const factsOfChange = (
  { permissions }: ServerDefinitions,
  readFacts: ReadFacts,
  { session, tenant, body, params }: Pick<CallRequest, 'session' | 'tenant' | 'body' | 'params'>,
  states: { before: unknown; after: unknown; waits: boolean; vacant: readonly string[] },
): Facts => ({
  ...readFacts(session, tenant.environment),
  ...states,
  request: { ...body, ...params },
  ...changeFacts(permissions, states),
})

/** Returns false only if the condition is clearly not met; an error counts as weakening. */
export const isWeakened = ({ weakens }: LinkedControl, facts: Facts): boolean =>
  weakens?.evaluate(facts) !== 'no'

/** Returns the person who loses the right to decide; the change waits for them, but not for them alone. */
export const personAbout = ({ definition }: LinkedControl, facts: Facts): string | undefined => {
  const id = definition.about === undefined ? undefined : readPath(facts, keysOf(definition.about))
  return typeof id === 'string' ? id : undefined
}

/** Describes a change for its decider: the current and the new state. */
export const wordsOfChange = (
  definitions: ServerDefinitions,
  { definition }: LinkedControl,
  facts: Facts,
): ChangeTexts =>
  inEnglish(() => {
    const options = (definition.lists ?? []).flatMap((list) => listOf(definitions, list))
    return textsOfChange(definition, facts, { roles: definitions.roles, options })
  })
