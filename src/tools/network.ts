import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadVariables, readVariables } from '#server/deployment/variables-reader.ts'
import { narrowCorridors } from '#server/network/corridor/narrowing.ts'
import { askCorridors } from '#server/network/corridor/served.ts'
import { askCalendars, joinCalendars } from '#server/network/calendar/served-calendars.ts'
import { createAsking } from '#server/network/http/asking.ts'
import { createCapabilities } from '#server/network/http/capabilities.ts'
import { createRequests, type SendRequest } from '#server/network/http/request.ts'
import { networkData } from '#server/network/data.ts'
import { askToCancel, listStuck, OrderRefused, resumeOrder, sayStuck } from '#server/network/order/stuck.ts'
import { FolderInUse } from '#server/store/engines/directory-lock.ts'
import { openStore } from '#server/store/store.ts'
import { forAllTenants, type Trx } from '#server/store/tenant.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const USAGE = `Shows the payouts and orders that a person has to look at, and lets them go on. corridors says which of the definitions the network
serves, and why it does not serve the others; calendar says by which days of banks arrival is told.

  npm run network -- stuck
  npm run network -- resume ID
  npm run network -- cancel ID
  npm run network -- corridors
  npm run network -- calendar

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

/** Returns the corridors of the definitions that this network offers, one per line. */
const sayCorridors = async (send: SendRequest): Promise<string> => {
  const data = networkData()
  const answer = await askCorridors(createAsking(send, createCapabilities(send).has, data.payouts))
  if (answer.kind === 'unserved')
    return 'The network does not say which corridors it serves: all of the definitions are offered.'
  if (answer.kind !== 'answer')
    return `The network said nothing of use, and offers none before it does: ${answer.why}`
  return narrowCorridors(data, answer.content)
    .map(({ id, outcome }) => `${id}  ${'why' in outcome ? `not offered: ${outcome.why}` : 'offered'}`)
    .join('\n')
}

/** Returns the calendars used for arrival days, one per line. */
const sayCalendars = async (send: SendRequest): Promise<string> => {
  const { calendars: own, payouts } = networkData()
  const answer = await askCalendars(createAsking(send, createCapabilities(send).has, payouts))
  const all = answer.kind === 'answer' ? joinCalendars(own, answer.content) : own
  const lines = all.map(
    ({ currency, country, cutOff, zone, through }) =>
      `${currency}${country === undefined ? '' : ` in ${country}`}  until ${cutOff} in ${zone}, known through ${through}`,
  )
  if (answer.kind === 'answer') return lines.join('\n')
  const why = answer.kind === 'unserved' ? 'The network says none.' : answer.why
  return [`Those of the definitions count: ${why}`, ...lines].join('\n')
}

const QUESTIONS: Readonly<Record<string, (send: SendRequest) => Promise<string>>> = {
  corridors: sayCorridors,
  calendar: sayCalendars,
}

try {
  const given = readVariables(process.env)
  const question = QUESTIONS[process.argv[2] ?? '']
  if (question) {
    const { PORTOLAN_NETWORK: url, PORTOLAN_NETWORK_SECRET: secret } = given
    console.log(
      url === undefined || secret === undefined
        ? 'Set PORTOLAN_NETWORK and PORTOLAN_NETWORK_SECRET: they say which network is asked.'
        : await question(createRequests({ url, secret })(networkData().payouts.waits.answer)),
    )
    process.exit(0)
  }
  const { DATABASE_URL: url, PORTOLAN_DATA: folder } = given
  const store = await openStore({ url, folder: resolve(root, folder) })
  console.log(await forAllTenants(store, 'network.console', run).finally(() => store.close()))
} catch (error) {
  if (error instanceof BadVariables || error instanceof OrderRefused) console.error(error.message)
  else if (error instanceof FolderInUse)
    console.error(
      `${error.message} An embedded database is written to by one process: stop the server first.`,
    )
  else throw error
  process.exitCode = 2
}
