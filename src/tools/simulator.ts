import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { definitionsRoot } from '#server/definitions/definition-files.ts'
import { BadVariables, readVariables } from '#server/deployment/variables-reader.ts'
import { createAdapterServer } from '#server/network/adapter/adapter-server.ts'
import { createMessenger } from '#server/network/adapter/messenger.ts'
import { readCredit, readHolder, readReversal } from '#server/network/credit/contract.ts'
import { readNetwork } from '#server/network/data.ts'
import { fileJournal } from '#server/network/simulator/journal.ts'
import { createSimulator } from '#server/network/simulator/simulator.ts'
import { watchFolder } from './start/folder-watch.ts'

const USAGE = `A network that pays nobody, in a process of its own: it prices and moves payouts as definitions/network says. PORTOLAN_NETWORK_SECRET is
the secret it shares with the portal. Without --journal it forgets everything when it ends; without --callbacks the portal has to ask.
With --credit it only says to the journal of another one that money came in for an organisation, and with --reversal that the bank takes
money back; --of names the credit that is taken back.

  npm run simulator -- [--port 4650] [--journal FILE] [--callbacks http://localhost:4000/network/callbacks]
  npm run simulator -- --journal FILE --credit AMOUNT --currency USD --organisation ID --environment uat --reference REFERENCE
  npm run simulator -- --journal FILE --reversal AMOUNT --currency USD --organisation ID --environment uat --reference REFERENCE [--of REFERENCE]`

const EVERY_MS = 500
const SETTLED_MS = 300
const word = { type: 'string', default: '' } as const

/** Watches the network definitions; an invalid save changes nothing. */
const followNetwork = (folder: string) => {
  let data = readNetwork(folder)
  let timer: NodeJS.Timeout | undefined
  const read = () => {
    try {
      data = readNetwork(folder)
    } catch (error) {
      console.error(String(Object(error).message))
    }
  }
  const readSettled = () => {
    clearTimeout(timer)
    timer = setTimeout(read, SETTLED_MS)
  }
  watchFolder(join(folder, 'network'), readSettled, (error) => console.error(error.message))
  return () => data
}

/** Ends with its parent; signals to the whole terminal are handled by the parent. */
const endWithParent = (): void => {
  process.on('disconnect', () => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}

interface Announced {
  journal: string
  credit: string
  reversal: string
  of: string
  currency: string
  organisation: string
  environment: string
  reference: string
}

/** Writes an incoming credit or a reversal to a journal; the simulator that reads it notifies the portal. */
const announce = ({ journal, credit, reversal, currency, organisation, reference, ...more }: Announced) => {
  const clock = { now: Date.now(), tolerance: 0 }
  const holder = readHolder({ organisationId: organisation, environment: more.environment })
  const amount = credit === '' ? reversal : credit
  const given = { amount, currency, bookedAt: new Date(clock.now).toISOString() }
  const ofCredit = { ...given, ...(more.of !== '' && { creditId: more.of }) }
  const came = readCredit({ ...given, creditId: reference }, clock)
  const back = readReversal({ ...ofCredit, reversalId: reference }, clock)
  if (journal === '' || !holder || 'wrong' in came || 'wrong' in back) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  fileJournal(journal).append(
    credit === '' ? { kind: 'reversal', holder, reversal: back } : { kind: 'credit', holder, credit: came },
  )
  console.log(`${amount} ${currency} ${credit === '' ? 'were taken back' : 'came in'}.`)
}

const serve = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      port: { ...word, default: '4650' },
      journal: word,
      callbacks: word,
      credit: word,
      reversal: word,
      of: word,
      currency: word,
      organisation: word,
      environment: word,
      reference: word,
    },
  })
  if (values.credit !== '' || values.reversal !== '') return announce(values)
  const given = readVariables(process.env)
  const { PORTOLAN_NETWORK_SECRET: secret, HOST: host } = given
  if (secret === undefined) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  if (process.send) endWithParent()
  const now = () => new Date()
  const journal = values.journal === '' ? undefined : fileJournal(values.journal)
  const simulator = createSimulator(
    followNetwork(given.PORTOLAN_DEFINITIONS ?? definitionsRoot),
    now,
    journal,
  )
  const app = createAdapterServer(simulator, { secret, now })
  console.log(`Nobody is paid at ${await app.listen({ port: Number(values.port), host })}.`)
  process.send?.({ port: (app.server.address() as AddressInfo).port })
  if (values.callbacks === '') return
  const post = createMessenger({ secret, callbacks: values.callbacks, now })
  for (;;) {
    await simulator.turn(post)
    await wait(EVERY_MS)
  }
}

await serve().catch((error: unknown) => {
  // The parent prints why it does not start.
  if (process.send) return process.send({ why: String(Object(error).message) }, () => process.exit(1))
  if (!(error instanceof BadVariables)) throw error
  console.error(error.message)
  process.exitCode = 2
})
