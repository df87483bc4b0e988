import { beforeAll, expect, it } from 'vitest'
import type { HandlersById } from '#server/app/call.ts'
import { toServerDefinitions } from '#server/app/definitions.ts'
import type { Published } from '#server/app/publication/published.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import type { Store } from '#server/store/store.ts'
import { linkRules } from '#engine/rule/link.ts'
import { describeEachEngineAtLength } from './engines.ts'
import type { Caller } from './paying.ts'
import { createTestServer, realWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'

const rules = {
  isRewarded: { says: 'Rewards are on.', when: { '==': [{ var: 'flags.rewards' }, true] } },
  isSettlingAlone: { says: 'Payments settle alone.', when: { '==': [{ var: 'flags.autoSettle' }, true] } },
  canPayForOthers: {
    says: 'Payments for others are allowed.',
    when: { '==': [{ var: 'configuration.thirdPartyPaymentAllowed' }, true] },
  },
}

const definition = (path: string, json: object) => ({ path, text: JSON.stringify(json) })

/** A call per rule that does nothing but be validated by it. */
const verdictsBy = (name: string) =>
  definition(`calls/judged.${name}.call.json`, {
    $schema: '../../schemas/definitions/call.schema.json',
    id: `judged.${name}`,
    purpose: `Is judged by ${name}.`,
    permission: 'self.read',
    method: 'GET',
    path: `/judged/${name}`,
    answer: 'flag-list',
    checks: [{ must: name, fault: 'liquidity-off' }],
    faults: ['liquidity-off'],
  })

describeEachEngineAtLength('facts', (makeStore) => {
  let store: Store
  let maker: Caller
  let screen: ReturnType<typeof linkRules>['rules']

  beforeAll(async () => {
    store = await makeStore('seeded')
    const definitions = toServerDefinitions([
      ...readDefinitions(definitionsRoot),
      definition('rules/judged.rules.json', {
        $schema: '../../schemas/definitions/rules.schema.json',
        id: 'judged',
        purpose: 'Rules to judge.',
        rules,
      }),
      ...Object.keys(rules).map(verdictsBy),
    ])
    const world = realWorld(store)
    const byId: HandlersById = Object.fromEntries(
      Object.keys(rules).map((name) => [`judged.${name}`, async () => ({ body: { flags: {} } })]),
    )
    const handlers = { ...world.handlers, ...byId }
    const app = await createTestServer(store, { ...world, definitions, handlers })
    const served = (await app.inject('/definitions.json')).json<Published>()
    screen = linkRules(served.definitions.rules.judged!.rules).rules
    maker = await signIn(app, 'maker@lumen.example')
  })

  const setFlags = (flags: Record<string, boolean>) =>
    asSystem(store, async (trx) => {
      const { id } = await trx
        .selectFrom('organisations')
        .select('id')
        .where('name', 'like', 'Lumen%')
        .executeTakeFirstOrThrow()
      await trx.deleteFrom('organisation_flags').where('org_id', '=', id).execute()
      const rows = Object.entries(flags).map(([flag, active]) => ({ org_id: id, flag, active }))
      if (rows.length > 0) await trx.insertInto('organisation_flags').values(rows).execute()
    })

  const verdictsHere = async () => {
    const answers = Object.keys(rules).map(async (name) => {
      const { status } = await maker.call('GET', `/judged/${name}`)
      return [name, status === 200 ? 'yes' : 'no'] as const
    })
    return Object.fromEntries(await Promise.all(answers))
  }

  const verdictsThere = async () => {
    const { flags } = (await maker.call('GET', '/feature_flags')).body as { flags: object }
    const configuration = (await maker.call('GET', '/configuration')).body
    return Object.fromEntries(
      [...screen].map(([name, rule]) => [name, rule.evaluate({ flags, configuration })]),
    )
  }

  it.each([
    [{}, { isRewarded: 'no', isSettlingAlone: 'yes' }],
    [{ rewards: true }, { isRewarded: 'yes', isSettlingAlone: 'yes' }],
    [
      { rewards: true, autoSettle: false },
      { isRewarded: 'yes', isSettlingAlone: 'no' },
    ],
    [
      { rewards: false, autoSettle: true },
      { isRewarded: 'no', isSettlingAlone: 'yes' },
    ],
  ])('judges as the screen does where %o are set for the organisation', async (flags, verdicts) => {
    await setFlags(flags)
    const here = await verdictsHere()
    expect(here).toMatchObject(verdicts)
    expect(here).toEqual(await verdictsThere())
  })
})
