import { parseArgs } from 'node:util'
import { BadVariables, readVariables } from '#server/deployment/read.ts'
import { createAdapterServer } from '#server/network/adapter/adapter-server.ts'
import { networkData } from '#server/network/data.ts'
import { createSimulator } from '#server/network/simulator/simulator.ts'

const USAGE = `A network that pays nobody, in a process of its own: it prices and moves payouts as definitions/network says, and forgets them when it
ends. PORTOLAN_NETWORK_SECRET is the secret it shares with the portal.

  npm run simulator -- [--port 4650]`

const serve = async (): Promise<void> => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4650' } } })
  const { PORTOLAN_NETWORK_SECRET: secret, HOST: host } = readVariables(process.env)
  if (secret === undefined) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  const now = () => new Date()
  const app = createAdapterServer(createSimulator(networkData(), now), { secret, now })
  console.log(`Nobody is paid at ${await app.listen({ port: Number(values.port), host })}.`)
}

await serve().catch((error: unknown) => {
  if (!(error instanceof BadVariables)) throw error
  console.error(error.message)
  process.exitCode = 2
})
