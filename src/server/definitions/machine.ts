import { linkMachine, type LinkedMachine } from '#engine/machine/link.ts'
import type { ServerDefinitions } from '../app/definitions.ts'

/** A machine, linked as the portal links it; a broken one is missing and opens nothing. */
export const linkedMachine = (
  { library, rules }: Pick<ServerDefinitions, 'library' | 'rules'>,
  id: string,
): LinkedMachine | undefined => {
  const definition = library.machines[id]
  const linked = definition && linkMachine(definition, rules)
  return linked?.ok ? linked.machine : undefined
}
