import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { askForCredit, CreditRefused, decideCredit, listCredits } from '#server/balances/credit.ts'
import { forAllTenants, type Trx } from '#server/store/tenant.ts'
import { runStoreCommand } from './command/store-command.ts'

const USAGE = `Books what came in for an account of an organisation, by two persons with accounts of their own on this machine.

  npm run credit -- ask --organisation NAME --environment uat --currency USD --amount 25000.00 --reference REFERENCE
  npm run credit -- list
  npm run credit -- book ID
  npm run credit -- reject ID

With --credit-line the amount is the credit line the account shall have. With --reversal it is money that the bank took back: it is set aside
at once. What was asked for is booked by another person; rejecting a reversal sets the money free.`

const word = { type: 'string', default: '' } as const
const options = {
  organisation: word,
  environment: word,
  currency: word,
  amount: word,
  reference: word,
  'credit-line': { type: 'boolean', default: false },
  reversal: { type: 'boolean', default: false },
} as const

const run = async (trx: Trx): Promise<string> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [verb, id = ''] = positionals
  const who = userInfo().username
  switch (verb) {
    case 'ask': {
      const kind = values.reversal ? 'REVERSAL' : values['credit-line'] ? 'CREDIT_LINE' : 'CREDIT'
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

await runStoreCommand({
  usage: USAGE,
  work: (store) => forAllTenants(store, 'credit.console', run),
  isRefusal: (thrown) => thrown instanceof CreditRefused,
})
