import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { askForCredit, CreditRefused, decideCredit, listCredits } from '#server/balances/credit.ts'
import { BadVariables, readVariables } from '#server/deployment/read.ts'
import { FolderInUse } from '#server/store/directory-lock.ts'
import { openStore } from '#server/store/store.ts'
import { asSystem, type Trx } from '#server/store/tenant.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const USAGE = `Books what came in for an account of an organisation, by two persons with accounts of their own on this machine.

  npm run credit -- ask --organisation NAME --environment uat --currency USD --amount 25000.00 --reference REFERENCE
  npm run credit -- list
  npm run credit -- book ID
  npm run credit -- reject ID

With --credit-line the amount is the credit line the account shall have. What was asked for is booked by another person.`

const word = { type: 'string', default: '' } as const
const options = {
  organisation: word,
  environment: word,
  currency: word,
  amount: word,
  reference: word,
  'credit-line': { type: 'boolean', default: false },
} as const

const isMisused = (thrown: unknown): boolean =>
  thrown instanceof TypeError && String(Object(thrown).code).startsWith('ERR_PARSE_ARGS')

const run = async (trx: Trx): Promise<string> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [verb, id = ''] = positionals
  const who = userInfo().username
  switch (verb) {
    case 'ask': {
      const kind = values['credit-line'] ? ('CREDIT_LINE' as const) : ('CREDIT' as const)
      const requested = await askForCredit(trx, { ...values, kind }, who)
      return `Nothing is booked yet. Another person books it: npm run credit -- book ${requested}`
    }
    case 'list':
      return (await listCredits(trx)).join('\n') || 'No credit waits.'
    case 'book':
      return decideCredit(trx, id, 'booked', who)
    case 'reject':
      return decideCredit(trx, id, 'rejected', who)
    default:
      return USAGE
  }
}

try {
  const { DATABASE_URL: url, PORTOLAN_DATA: folder } = readVariables(process.env)
  const store = await openStore({ url, folder: resolve(root, folder) })
  console.log(await asSystem(store, run).finally(() => store.close()))
} catch (error) {
  if (error instanceof BadVariables || error instanceof CreditRefused) console.error(error.message)
  else if (error instanceof FolderInUse)
    console.error(
      `${error.message} An embedded database is written to by one process: stop the server first.`,
    )
  else if (isMisused(error)) console.error(USAGE)
  else throw error
  process.exitCode = 2
}
