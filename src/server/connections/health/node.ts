import type { Handlers } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { limitOf } from '../../definitions/limit.ts'
import { hostOf } from '../../quotes/legacy-request.ts'

/** The organisation's node: its identity in the network, and its settings (API-081, API-082). */
export const nodeHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'network.info': ({ session, tenant }) => {
    const { name, serverVersion } = session.organisation
    const { environment } = tenant
    return Promise.resolve({
      body: { organisation: name, address: hostOf(name), environment, serverVersion },
    })
  },
  'network.systemConfig': ({ session }) => {
    const { settings } = session.organisation
    const body = {
      paymentAuthorization: settings['payment_authorization'] === 'true',
      autoSettlement: settings['auto_settlement'] === 'true',
      contractSeconds: limitOf(definitions, 'approvalSeconds'),
      silenceSeconds: limitOf(definitions, 'networkSilence'),
    }
    return Promise.resolve({ body })
  },
})
