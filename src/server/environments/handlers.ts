import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { listedAmong } from '../definitions/lists.ts'

/** The environments assigned to the person, in the order of the list (USR-002..004). */
export const environmentHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'environments.list': async ({ session }) => {
    const assigned = listedAmong(definitions, 'environments', session.environments)
    const environments = assigned.map(({ value, label }) => ({
      code: value,
      label,
      production: value === 'prod',
    }))
    return { body: { environments } }
  },
})
