import { linkMachine, type LinkedMachine } from '#engine/machine/link.ts'
import type { ServerDefinitions } from '../app/definitions.ts'

/** Returns a machine linked as in the portal; a broken one is undefined and permits no move. */
export const linkedMachine = (
  { library, rules }: Pick<ServerDefinitions, 'library' | 'rules'>,
  id: string,
): LinkedMachine | undefined => {
  const definition = library.machines[id]
  const linked = definition && linkMachine(definition, rules)
  return linked?.ok ? linked.machine : undefined
}
