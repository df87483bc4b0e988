import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { BadVariables, readVariables } from '#server/deployment/read.ts'
import { createIsoAdapter } from '#server/network/iso20022/adapter.ts'

const USAGE = `Stands between the portal and a bank that takes files of ISO 20022: it writes pain.001 into FOLDER/out, and reads pain.002,
camt.053 and camt.054 from FOLDER/in. PORTOLAN_NETWORK_SECRET is the secret it shares with the portal.

  npm run iso20022 -- --folder FOLDER --name "Provider Ltd" --iban IBAN --bic BIC [--port 4600] [--callbacks https://portal.example/network/callbacks]`

const EVERY_MS = 1000
const word = { type: 'string', default: '' } as const

const serve = async (): Promise<void> => {
  const options = {
    folder: word,
    name: word,
    iban: word,
    bic: word,
    callbacks: word,
    port: { ...word, default: '4600' },
  }
  const { values } = parseArgs({ options })
  const { PORTOLAN_NETWORK_SECRET: secret, HOST: host } = readVariables(process.env)
  const { folder, name, iban, bic, callbacks } = values
  if (secret === undefined || [folder, name, iban, bic].includes('')) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  const adapter = createIsoAdapter({
    folder: resolve(folder),
    secret,
    debtor: { name, iban, bic },
    ...(callbacks !== '' && { callbacks }),
  })
  const address = await adapter.app.listen({ port: Number(values.port), host })
  console.log(`Payouts are taken at ${address}, and written to ${resolve(folder)}.`)
  for (;;) {
    await adapter.turn()
    await wait(EVERY_MS)
  }
}

await serve().catch((error: unknown) => {
  if (!(error instanceof BadVariables)) throw error
  console.error(error.message)
  process.exitCode = 2
})
