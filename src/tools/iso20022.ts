import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { objectOf } from '#values/object.ts'
import { BadVariables, readVariables } from '#server/deployment/variables-reader.ts'
import { readHolder } from '#server/network/credit/contract.ts'
import type { OwnedAccount } from '#server/network/iso20022/account-book.ts'
import { createIsoAdapter } from '#server/network/iso20022/adapter.ts'

const USAGE = `Stands between the portal and a bank that takes files of ISO 20022: it writes pain.001 into FOLDER/out, and reads pain.002,
camt.052, camt.053 and camt.054 from FOLDER/in. PORTOLAN_NETWORK_SECRET is the secret it shares with the portal. --accounts is a file that
says whose the accounts of statements are: [{ "account": "IBAN", "organisationId": "ID", "environment": "prod" }].

  npm run iso20022 -- --folder FOLDER --name "Provider Ltd" --iban IBAN --bic BIC [--accounts FILE] [--port 4600] [--callbacks https://portal.example/network/callbacks]`

const EVERY_MS = 1000
const word = { type: 'string', default: '' } as const

/** Reads the owners of accounts. Throws an error with a sentence if the file is wrong. */
const readAccounts = (file: string): OwnedAccount[] => {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (Array.isArray(given) ? given : [undefined]).map((one: unknown) => {
    const { account } = objectOf(one)
    const holder = readHolder(one)
    if (typeof account === 'string' && account !== '' && holder) return { account, ...holder }
    throw new BadVariables(
      `--accounts: each entry of ${file} has an account, an organisationId and an environment.`,
    )
  })
}

const serve = async (): Promise<void> => {
  const options = {
    folder: word,
    name: word,
    iban: word,
    bic: word,
    callbacks: word,
    accounts: word,
    port: { ...word, default: '4600' },
  }
  const { values } = parseArgs({ options })
  const { PORTOLAN_NETWORK_SECRET: secret, HOST: host } = readVariables(process.env)
  const { folder, name, iban, bic, callbacks, accounts } = values
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
    ...(accounts !== '' && { accounts: readAccounts(accounts) }),
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
