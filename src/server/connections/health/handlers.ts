import { sql } from 'kysely'
import type { CallRequest, Handlers } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { NetworkPulse } from '../../network/pulse.ts'
import { healthOfAnswer, healthOfPulse } from './health-status.ts'

export interface HealthDependencies {
  definitions: ServerDefinitions
  pulse: NetworkPulse
}

const databaseHealth = async ({ trx }: CallRequest, slow: number) => {
  const begun = performance.now()
  await sql`select 1`.execute(trx)
  return healthOfAnswer(performance.now() - begun, slow)
}

/** The health of each part that payments need, and the network's heartbeat (API-069, API-070). */
export const healthHandlers = ({ definitions, pulse }: HealthDependencies): Handlers => {
  const heartbeat = async ({ now }: CallRequest) => {
    const last = await pulse.lastHeard(now)
    const status = healthOfPulse(last, now, limitOf(definitions, 'networkSilence'))
    return { status, ...(last && { lastHeardAt: last.toISOString() }) }
  }
  return {
    'network.heartbeat': async (request) => ({ body: await heartbeat(request) }),
    'network.health': async (request) => {
      const checkedAt = request.now.toISOString()
      const network = await heartbeat(request)
      const database = await databaseHealth(request, limitOf(definitions, 'databaseSlow'))
      return {
        body: {
          content: [
            { id: 'server', status: 'UP', checkedAt, lastHeardAt: checkedAt },
            { id: 'database', status: database, checkedAt, lastHeardAt: checkedAt },
            { id: 'network', checkedAt, ...network },
          ],
        },
      }
    },
  }
}
