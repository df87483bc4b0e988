import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadVariables, readVariables } from '#server/deployment/read.ts'
import { networkData } from '#server/network/data.ts'
import { askToCancel, listStuck, OrderRefused, resumeOrder, sayStuck } from '#server/network/order/stuck.ts'
import { FolderInUse } from '#server/store/directory-lock.ts'
import { openStore } from '#server/store/store.ts'
import { asSystem, type Trx } from '#server/store/tenant.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const USAGE = `Shows the payouts that a person has to look at, and lets them go on.

  npm run network -- stuck
  npm run network -- resume ID
  npm run network -- cancel ID

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

try {
  const { DATABASE_URL: url, PORTOLAN_DATA: folder } = readVariables(process.env)
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
