import type { HandlersById } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'

/** Why no record of these machines can be made: one of them is broken, so nobody can say what may become of it. */
export const refuseBrokenMachine = (
  { library }: Pick<ServerDefinitions, 'library'>,
  ...machines: readonly string[]
) => (machines.every((id) => Object.hasOwn(library.machines, id)) ? undefined : refused('definition-broken'))

/** The same handlers; calls that change a record whose machine is broken are refused, reading it goes on. */
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
