import type { Advance, Effect, FlowStore } from '#engine/flow/types.ts'
import type { Refusal } from '../../call/refusal.ts'
import { recordText } from '../../details/record-text.ts'
import { isRefusedFor } from './conflict-of.ts'
import { addressOf } from './outcome.ts'
import { listOf, objectOf } from '#values/object.ts'

type CallEffect = Extract<Effect, { kind: 'call' }>

/** A refusal that a person may overrule: the records to look at, and the confirmation in the next body. */
export interface Overrule {
  readonly records: readonly {
    readonly id: string
    readonly address: string | undefined
    readonly text: string
  }[]
  readonly seen: Readonly<Record<string, readonly string[]>>
}

/**
 * Returns how a person may overrule a refusal of the submission; undefined if the refusal names no record.
 */
export function overruleOf(store: FlowStore, effect: CallEffect, refusal: Refusal): Overrule | undefined {
  const { overrule } = store.flow.definition.submit
  if (!overrule || effect.then !== 'submit' || !isRefusedFor(store, overrule.fault, refusal)) return undefined
  const records = listOf(objectOf(refusal.current)[overrule.records]).flatMap((record) => {
    const id = objectOf(record)[overrule.sends]
    const [address] = overrule.opens.flatMap((opens) => addressOf(opens, record) ?? [])
    return typeof id === 'string' ? [{ id, address, text: recordText(overrule.link, record) }] : []
  })
  if (records.length === 0) return undefined
  return { records, seen: { [overrule.as]: records.map(({ id }) => id) } }
}

/** Returns the present ending of the flow, with the confirmation that the records were seen. */
export function overruled(advance: Advance, { seen }: Overrule): Advance {
  if (!advance.ok) return advance
  const effects = advance.effects.map((effect) =>
    effect.kind === 'call' && effect.then === 'submit'
      ? { ...effect, body: { ...objectOf(effect.body), ...seen } }
      : effect,
  )
  return { ...advance, effects }
}
