import { parseArgs } from 'node:util'
import { BadVariables, readVariables } from '#server/deployment/variables-reader.ts'
import { conform } from './conform/checklist.ts'

const USAGE = `Tests an adapter from outside against the contract of src/server/network/README.md. It orders payouts of the environment 'test', which
move no money. PORTOLAN_NETWORK_SECRET is the secret the adapter knows.

  npm run conform -- URL [--listen 4700] [--iban IBAN] [--currency EUR]

With --listen the adapter has to send its messages to http://localhost:PORT/network/callbacks.`

const word = { type: 'string', default: '' } as const
const MARKS = { passed: '✓', broken: '✗', untried: '–' } as const

const run = async (): Promise<number> => {
  const options = {
    listen: word,
    iban: { ...word, default: 'DE89370400440532013000' },
    currency: { ...word, default: 'EUR' },
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [url = ''] = positionals
  const { PORTOLAN_NETWORK_SECRET: secret } = readVariables(process.env)
  if (!URL.canParse(url) || secret === undefined) {
    console.error(USAGE)
    return 2
  }
  const { listen, iban, currency } = values
  const terms = {
    url: url.replace(/\/+$/, ''),
    secret,
    iban,
    currency,
    ...(listen !== '' && { listen: Number(listen) }),
  }
  const counts = { passed: 0, broken: 0, untried: 0 }
  for await (const { promise, outcome, why } of conform(terms)) {
    counts[outcome] += 1
    console.log(`${MARKS[outcome]} ${promise}${why === undefined ? '' : `\n    ${why}`}`)
  }
  console.log(`\n${counts.passed} passed, ${counts.broken} broken, ${counts.untried} not tried`)
  return counts.broken > 0 ? 1 : 0
}

process.exitCode = await run().catch((error: unknown) => {
  if (!(error instanceof BadVariables)) throw error
  console.error(error.message)
  return 2
})
