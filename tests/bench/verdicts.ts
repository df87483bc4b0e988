import jsonLogic from 'json-logic-js'
import { createSecondEvaluator } from '../../src/engine/rule/json-logic.ts'
import { linkRules } from '../../src/engine/rule/link.ts'
import { openMemory } from '../../src/server/store/engines/embedded.ts'
import { createStore } from '../../src/server/store/store.ts'
import { identityNamed, pay, quoteOf } from '../server/paying.ts'
import { signIn } from '../server/sign-in.ts'
import { fill } from '../server/snapshot.ts'
import { facts, typical } from '../volume/typical-rules.ts'
import { median, say, tableOf, type Part } from './figures.ts'
import { serverOf } from './lists.ts'

const TIMES = 20_000
const ROUNDS = 30
const CALLS = 40

/** Microseconds of one verdict, evaluated once or twice, the mean of the typical rules. */
function microsecondsOfVerdict(isTwice: boolean): number {
  const second = isTwice ? createSecondEvaluator(failOn) : undefined
  const { rules } = linkRules(
    Object.fromEntries(Object.entries(typical).map(([id, when]) => [id, { says: id, when }])),
    new Map(),
    second,
  )
  const from = performance.now()
  for (let time = 0; time < TIMES; time += 1) for (const rule of rules.values()) rule.evaluate(facts)
  return ((performance.now() - from) * 1_000) / (TIMES * rules.size)
}

function failOn(difference: unknown): never {
  throw new Error(JSON.stringify(difference))
}

/** Counts and times the outer calls of json-logic-js; its recursive calls are part of them. */
function watchJsonLogic() {
  const spent = { verdicts: 0, milliseconds: 0 }
  const { apply } = jsonLogic
  let depth = 0
  jsonLogic.apply = ((...asked: Parameters<typeof apply>) => {
    if (depth > 0) return apply(...asked)
    depth += 1
    const from = performance.now()
    try {
      return apply(...asked)
    } finally {
      depth -= 1
      spent.milliseconds += performance.now() - from
      spent.verdicts += 1
    }
  }) as typeof apply
  return { spent, stop: () => (jsonLogic.apply = apply) }
}

/** Measures the second evaluation of rules: per verdict, and per call on the embedded database. */
export async function measureVerdicts(): Promise<Part> {
  const [once, twice]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    once.push(microsecondsOfVerdict(false))
    twice.push(microsecondsOfVerdict(true))
  }
  const store = createStore('embedded', (await openMemory()).pool)
  await fill(store, 'seeded')
  const app = await serverOf(store)
  const maker = await signIn(app, 'maker@northwind.example')
  const to = await identityNamed(maker, 'Taller Azul')
  let place = 0
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'a list of payments': () => maker.call('POST', '/payout_proxy/payments/filter', { body: {} }),
    'a quote': () => quoteOf(maker, to),
    'a quote and its payment': () =>
      pay(maker, to, { internalId: `T-${(place += 1)}`, duplicatesConfirmed: [] }),
  }
  const rows: string[][] = []
  for (const [name, make] of Object.entries(calls)) {
    await make()
    const took: number[] = []
    const { spent, stop } = watchJsonLogic()
    for (let time = 0; time < CALLS; time += 1) {
      const from = performance.now()
      await make()
      took.push(performance.now() - from)
    }
    stop()
    const [each, whole] = [spent.milliseconds / CALLS, median(took)]
    rows.push([
      name,
      say(spent.verdicts / CALLS, 0),
      say(each * 1_000, 0),
      say(whole),
      `${say((each / whole) * 100, 2)} %`,
    ])
  }
  await app.close()
  await store.close()
  return {
    title: 'Rules evaluated twice',
    says: `By \`npm run bench verdicts\`. A verdict takes ${say(median(once), 2)} µs compiled and ${say(median(twice), 2)} µs with json-logic-js beside it, the mean of the rules above, medians of ${ROUNDS} interleaved rounds. Below: verdicts of json-logic-js in one call, the microseconds they take, the median milliseconds of the call on PGlite, and their share; ${CALLS} calls each.`,
    table: tableOf([['call', 'verdicts', 'µs', 'ms of the call', 'share'], ...rows]),
  }
}
