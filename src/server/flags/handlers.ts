import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { activeFlags } from './active.ts'

export const flagHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'flags.list': async ({ session }) => ({
    body: { flags: activeFlags(definitions.library.flags, session.organisation.flags) },
  }),
})
