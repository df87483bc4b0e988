import type { HandlersById } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'

/**
 * Returns a refusal if one of these machines is broken, since the states of a new record would be unknown.
 */
export const refuseBrokenMachine = (
  { library }: Pick<ServerDefinitions, 'library'>,
  ...machines: readonly string[]
) => (machines.every((id) => Object.hasOwn(library.machines, id)) ? undefined : refused('definition-broken'))

/**
 * Returns the handlers with calls refused that change a record whose machine is broken; reading still works.
 */
export const closeBrokenMachines = (
  handlers: HandlersById,
  { library, calls, published }: Pick<ServerDefinitions, 'library' | 'calls' | 'published'>,
): HandlersById => {
  const isBroken = (machine: string | undefined) => Object.hasOwn(published.broken, `machines/${machine}`)
  const shown = Object.values(library.details).filter(({ machine }) => isBroken(machine))
  const entities = new Set(
    shown.map(({ record, entity }) => (record ? library.calls[record.call]?.answer : entity)),
  )
  const closed = calls.filter(({ method, answer }) => method !== 'GET' && entities.has(answer))
  const refuse = async () => refused('definition-broken')
  return { ...handlers, ...Object.fromEntries(closed.map(({ id }) => [id, refuse])) }
}
