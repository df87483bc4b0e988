import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadVariables, readVariables } from '#server/deployment/read.ts'
import { narrowCorridors } from '#server/network/corridor/narrowing.ts'
import { askCorridors } from '#server/network/corridor/served.ts'
import { createAsking } from '#server/network/http/asking.ts'
import { createCapabilities } from '#server/network/http/capabilities.ts'
import { createRequests } from '#server/network/http/request.ts'
import { networkData } from '#server/network/data.ts'
import { askToCancel, listStuck, OrderRefused, resumeOrder, sayStuck } from '#server/network/order/stuck.ts'
import { FolderInUse } from '#server/store/directory-lock.ts'
import { openStore } from '#server/store/store.ts'
import { asSystem, type Trx } from '#server/store/tenant.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const USAGE = `Shows the payouts and orders that a person has to look at, and lets them go on. corridors says which of the definitions the network
serves, and why it does not serve the others.

  npm run network -- stuck
  npm run network -- resume ID
  npm run network -- cancel ID
  npm run network -- corridors

resume asks the network anew. cancel asks it to take the payout back: the payment fails only where the network grants that.`

const run = async (trx: Trx): Promise<string> => {
  const [verb, id = ''] = process.argv.slice(2)
  const by = userInfo().username
  switch (verb) {
    case 'stuck':
      return (
        (await listStuck(trx)).map((one) => sayStuck(networkData().payouts, one)).join('\n') ||
        'Nothing is stuck.'
      )
    case 'resume':
      await resumeOrder(trx, id, by)
      return `The network is asked about ${id} within some seconds while the server runs, or as soon as it starts.`
    case 'cancel':
      await askToCancel(trx, id, by)
      return `The network is asked to take ${id} back. The payment fails only where it grants that.`
    default:
      return USAGE
  }
}

/** Which corridors of the definitions are offered at this network, one a line. */
const sayCorridors = async (url: string | undefined, secret: string | undefined): Promise<string> => {
  if (url === undefined || secret === undefined)
    return 'Set PORTOLAN_NETWORK and PORTOLAN_NETWORK_SECRET: they say which network is asked.'
  const data = networkData()
  const send = createRequests({ url, secret, answer: data.payouts.waits.answer })
  const answer = await askCorridors(createAsking(send, createCapabilities(send).has, data.payouts))
  if (answer.kind === 'unserved')
    return 'The network does not say which corridors it serves: all of the definitions are offered.'
  if (answer.kind !== 'answer')
    return `The network said nothing of use, and offers none before it does: ${answer.why}`
  return narrowCorridors(data, answer.content)
    .map(({ id, outcome }) => `${id}  ${'why' in outcome ? `not offered: ${outcome.why}` : 'offered'}`)
    .join('\n')
}

try {
  const given = readVariables(process.env)
  if (process.argv[2] === 'corridors') {
    console.log(await sayCorridors(given.PORTOLAN_NETWORK, given.PORTOLAN_NETWORK_SECRET))
    process.exit(0)
  }
  const { DATABASE_URL: url, PORTOLAN_DATA: folder } = given
  const store = await openStore({ url, folder: resolve(root, folder) })
  console.log(await asSystem(store, run).finally(() => store.close()))
} catch (error) {
  if (error instanceof BadVariables || error instanceof OrderRefused) console.error(error.message)
  else if (error instanceof FolderInUse)
    console.error(
      `${error.message} An embedded database is written to by one process: stop the server first.`,
    )
  else throw error
  process.exitCode = 2
}
