import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const USAGE = `Plays sequences of faults between a network and the portal, through its job, its route and its database.

  npm run faults             the first 10,000
  npm run faults -- 1 500    those from the first number to the second`

const EACH = 1000
const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const file = 'tests/server/network-adapter.test.ts'
const args = [
  vitest,
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--project',
  'server',
  file,
  '-t',
  'TRU-282',
]

/** A database of its own for each thousand: a client that pays longer runs out of money. */
const play = (from: number, to: number): boolean => {
  const env = { ...process.env, PORTOLAN_SEQUENCES: `${from}-${to}` }
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) console.error(stdout)
  return status === 0
}

const [from = 1, to = 10_000] = process.argv.slice(2).map(Number)
if (!(from >= 1 && to >= from)) {
  console.error(USAGE)
  process.exit(2)
}
const begun = Date.now()
let failed = 0
for (let first = from; first <= to; first += EACH) {
  const last = Math.min(to, first + EACH - 1)
  const isWhole = play(first, last)
  if (!isWhole) failed += 1
  console.log(
    `${isWhole ? '✓' : '✗'} ${first} to ${last}, after ${Math.round((Date.now() - begun) / 1000)} s`,
  )
}
console.log(
  failed === 0
    ? `${to - from + 1} sequences: no payment lost, doubled, or settled with another amount`
    : `Something went wrong in ${failed} of the parts.`,
)
process.exitCode = failed === 0 ? 0 : 1
