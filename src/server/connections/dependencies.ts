import { linkMachine, type LinkedMachine } from '#engine/machine/link.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'

/** The dependencies of schemas and access requests; the portal uses the same machines. */
export interface ConnectionDependencies {
  definitions: ServerDefinitions
  machines: { schema: LinkedMachine | undefined; access: LinkedMachine | undefined }
  permissionsOf(request: CallRequest): ReadonlySet<string>
}

/** Links a machine; a faulty one allows nothing. */
const linked = ({ library, rules }: ServerDefinitions, id: string): LinkedMachine | undefined => {
  const definition = library.machines[id]
  const result = definition && linkMachine(definition, rules)
  return result?.ok ? result.machine : undefined
}

export const connectionDependencies = (
  definitions: ServerDefinitions,
  readFacts: ReadFacts,
): ConnectionDependencies => ({
  definitions,
  machines: { schema: linked(definitions, 'rpo-schema'), access: linked(definitions, 'schema-access') },
  permissionsOf: ({ session, tenant }) => {
    const facts = readFacts(session, tenant.environment) as { session: { permissions: string[] } }
    return new Set(facts.session.permissions)
  },
})
