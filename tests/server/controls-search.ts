import { sql } from 'kysely'
import type { ServerDefinitions } from '#server/app/definitions.ts'
import { findLeak, type SearchWorld } from './controls-leak.ts'
import { openStage, type Deed, type Stage } from './controls-stage.ts'

export const DOMAIN = 'northwind.example'
const ADMINISTRATOR = 'Organization Administrator'
const READ = 'direct.payments.read'
const MOST_PUPPETS = 2
const DEPTH = 5
/** Longer than a change waits that nobody else may decide. */
const WAIT_SECONDS = 200_000
const WAITING = 'waiting until the time of a change has come'

/** Function that reads a whole state in one statement and bypasses row-level security. */
const LOOK = `create function look(org uuid, attacker uuid, honest uuid, honest_client uuid) returns jsonb
  language plpgsql security definer as $$
  begin
    return jsonb_build_object(
      'people', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'status', u.status, 'version', u.version,
          'roles', array(select role from user_roles where user_id = u.id order by 1),
          'environments', array(select environment from user_environments where user_id = u.id order by 1))
          order by u.created_at), '[]') from users u
        where u.org_id = org and (u.id in (attacker, honest) or u.email like 'puppet%')),
      'changes', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'call', c.call, 'parameters', c.parameters,
          'body', c.body, 'requested_by', c.requested_by, 'becomes', c.becomes, 'takes_effect_at', c.takes_effect_at,
          'older', array(select u.id from users u where u.email like 'puppet%' and greatest(u.active_since,
            (select max(granted_at) from user_roles where user_id = u.id)) <= c.requested_at order by u.created_at))
          order by c.requested_at), '[]') from control_changes c where c.state = 'waiting'),
      'isOn', exists (select from organisation_settings where org_id = org
        and setting_name = 'payment_authorization' and setting_value = 'true'),
      'keys', (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'isTaken', k.secret_hash is not null)
          order by k.created_at), '[]') from api_credentials k
        where k.org_id = org and k.deleted_at is null and k.id <> honest_client));
  end $$`

/** Moves that each status allows. A disabled person is not deleted: that would only remove rights. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  CREATED: ['users.approve', 'users.reject'],
  ACTIVE: ['users.disable', 'users.delete'],
  DISABLED: ['users.enable'],
}

interface State {
  people: { id: string; status: string; roles: string[]; environments: string[]; version: number }[]
  puppets: string[]
  /** API credentials that came about meanwhile. */
  keys: { id: string; isTaken: boolean }[]
  changes: {
    id: string
    call: string
    parameters: Record<string, string>
    body: object
    requested_by: string
    becomes: string
    takes_effect_at: string | null
    /** Puppets with rights that are older than the change. */
    older: string[]
  }[]
  isOn: boolean
  isStolen: boolean
}

interface Found {
  deeds: Deed[]
  how: string
}

/** Looks through everything one administrator and the people they invite can do, for a way to send money alone. */
export const search = async (world: SearchWorld, definitions: ServerDefinitions) => {
  const { store, orgId, attacker, honest, honestClient } = world
  const count = { calls: 0, states: 0 }
  const called = new Set<string>()

  const look = async ({ trx }: Stage, isStolen: boolean): Promise<State> => {
    const { rows } = await sql<{
      seen: Omit<State, 'puppets' | 'isStolen'>
    }>`select look(${orgId}, ${attacker}, ${honest}, ${honestClient}) as seen`.execute(trx)
    const { seen } = rows[0]!
    const puppets = seen.people.map(({ id }) => id).filter((id) => id !== attacker && id !== honest)
    return { ...seen, puppets, isStolen }
  }

  const deciders = ({ people }: State): string[] =>
    people
      .filter(
        ({ id, status, roles }) => id !== attacker && status === 'ACTIVE' && roles.includes(ADMINISTRATOR),
      )
      .map(({ id }) => id)

  /** Excludes changes that only the honest administrator can decide: they end in the state before the request. */
  const live = (state: State): State['changes'] => {
    const others = deciders(state)
    if (others.some((id) => id !== honest)) return state.changes
    return others.includes(honest) ? [] : state.changes.filter((one) => one.takes_effect_at !== null)
  }

  /** The same for two puppets that only change places; and how a text about the state reads then. */
  const keyOf = (state: State): { key: string; name: (text: string) => string } => {
    const { people, puppets, keys, isOn, isStolen } = state
    const named = [puppets, puppets.toReversed()].map((order) => {
      const name = (text: string) =>
        order.reduce((message, id, place) => message.replaceAll(id, `puppet-${place}`), text)
      const changes = live(state).map((change) => ({
        ...change,
        id: '',
        takes_effect_at: change.takes_effect_at !== null,
        body: { ...change.body, version: 0 },
      }))
      const text = JSON.stringify([
        people.map((one) => name(JSON.stringify({ ...one, version: 0 }))).toSorted(),
        changes.map((change) => name(JSON.stringify(change))).toSorted(),
        keys.map(({ isTaken }) => isTaken),
        isOn,
        isStolen,
      ])
      return { key: text, name }
    })
    return named.toSorted((a, b) => (a.key < b.key ? -1 : 1))[0]!
  }

  const users = { id: orgId }
  const invite = (by: string, role: string, place: number): Deed => ({
    by,
    call: 'users.create',
    params: users,
    body: {
      email: `puppet${place}@${DOMAIN}`,
      first_name: 'Puppet',
      last_name: String(place),
      roles: [role],
      environments: ['uat'],
    },
  })
  const ofPerson = (by: string, one: State['people'][number]): Deed[] => {
    const params = { ...users, userId: one.id }
    const roles = one.roles.includes(ADMINISTRATOR) ? [READ] : [ADMINISTRATOR]
    const names = { first_name: 'Puppet', last_name: 'Changed', version: one.version }
    const moves = (MOVES[one.status] ?? []).map((call): Deed => ({ by, call, params, body: {} }))
    const assign = { by, call: 'users.assign', params, body: { environments: ['uat'] } }
    const update = { ...names, roles, environments: ['uat'] }
    return [...moves, assign, { by, call: 'users.update', params, body: update }]
  }
  /**
   * Lists the calls a person may try. Withdrawing and rejecting a change are excluded: both restore the state before
   * it.
   */
  const deedsBy = (by: string, { people, changes, puppets, keys, isOn }: State): Deed[] => [
    {
      by,
      call: 'organisations.changeSettings',
      params: users,
      body: { settings: [{ setting_name: 'payment_authorization', setting_value: String(!isOn) }] },
    },
    { by, call: 'clients.rotate', params: { ...users, clientId: honestClient } },
    { by, call: 'clients.takeOver', params: { ...users, clientId: honestClient } },
    { by, call: 'clients.create', params: users, body: { name: 'Key', scopes: ['payments.write'] } },
    ...keys.map(({ id: clientId }) => ({ by, call: 'clients.takeSecret', params: { ...users, clientId } })),
    { by, call: 'allowlist.save', params: users, body: { entries: [], version: 0 } },
    ...(puppets.length < MOST_PUPPETS
      ? [READ, ADMINISTRATOR].map((role) => invite(by, role, puppets.length))
      : []),
    ...people.filter(({ id }) => id !== by && id !== attacker).flatMap((one) => ofPerson(by, one)),
    ...changes
      .filter(({ requested_by }) => requested_by !== by)
      .map(({ id }) => ({ by, call: 'controlChanges.approve', params: { id } })),
  ]

  /** Rejects every pending change as the honest administrator, then lets the waiting time end. */
  const wait = async (stage: Stage, { changes }: State): Promise<void> => {
    for (const { id } of changes)
      await stage.make({ by: honest, call: 'controlChanges.reject', params: { id }, body: { reason: 'No.' } })
    await stage.pass(WAIT_SECONDS)
  }

  /** Returns true if the same person has already requested this change: the server would refuse it. */
  const isRequested = ({ by, call, params }: Deed, { changes }: State): boolean =>
    changes.some(
      (one) =>
        one.requested_by === by &&
        one.call === call &&
        JSON.stringify(one.parameters) === JSON.stringify(params) &&
        call !== 'users.update',
    )

  const actorsOf = ({ people, puppets, isStolen }: State): string[] => [
    attacker,
    ...people.filter(({ id, status }) => puppets.includes(id) && status === 'ACTIVE').map(({ id }) => id),
    ...(isStolen ? [honest] : []),
  ]

  const seen = new Map<string, number>()
  /** The state each call led to, by the state and the call; no state where the server refused. */
  const led = new Map<string, string | undefined>()
  const lateSeen = new Set<string>()

  /**
   * Explores the state after the waiting time of the newest change. One exploration is enough for each change and set
   * of people who can decide.
   */
  const waitOnce = async (stage: Stage, state: State, deeds: Deed[]): Promise<Found | undefined> => {
    const newest = state.changes.at(-1)
    const { name } = keyOf(state)
    const place = name(
      JSON.stringify([newest?.call, newest?.parameters, deciders(state), state.changes.length]),
    )
    if (lateSeen.has(place)) return undefined
    lateSeen.add(place)
    return stage.tried(async () => {
      await wait(stage, state)
      return explore(stage, await look(stage, state.isStolen), [...deeds, { by: honest, call: WAITING }])
    })
  }

  const go = async (stage: Stage, deeds: Deed[], deed: Deed, isStolen: boolean) => {
    count.calls += 1
    called.add(deed.call)
    const made = await stage.make(deed)
    if (!made) return { key: undefined, found: undefined }
    const hasSecret = isStolen || (deed.call === 'clients.rotate' && made.status === 200)
    const after = await look(stage, hasSecret)
    const late = made.status === 202 ? await waitOnce(stage, after, [...deeds, deed]) : undefined
    return { key: keyOf(after).key, found: late ?? (await explore(stage, after, [...deeds, deed])) }
  }

  const explore = async (stage: Stage, state: State, deeds: Deed[]): Promise<Found | undefined> => {
    const { key, name } = keyOf(state)
    const left = DEPTH - deeds.length
    const before = seen.get(key)
    if (before !== undefined && before >= left) return undefined
    seen.set(key, left)
    if (before === undefined) {
      count.states += 1
      const how = await findLeak(stage, world, {
        actors: actorsOf(state),
        isOn: state.isOn,
        hasKey: state.keys.some(({ isTaken }) => isTaken),
      })
      if (how) return { deeds, how }
    }
    if (left <= 0) return undefined
    for (const by of actorsOf(state)) {
      if (!(await stage.may(by, 'users.write'))) continue
      for (const deed of deedsBy(by, state).filter((one) => !isRequested(one, state))) {
        const step = `${key} ${name(JSON.stringify({ ...deed, body: { ...deed.body, version: 0 } }))}`
        const next = led.get(step)
        if (led.has(step) && (next === undefined || (seen.get(next) ?? -1) >= left - 1)) continue
        const { key: reached, found } = await stage.tried(() => go(stage, deeds, deed, state.isStolen))
        if (found) return found
        led.set(step, reached)
      }
    }
    return undefined
  }

  let found: Found | undefined
  const over = new Error('over')
  await store.db
    .transaction()
    .execute(async (trx) => {
      await sql.raw(LOOK).execute(trx)
      const stage = await openStage(store, trx, definitions, { orgId, userId: attacker })
      found = await explore(stage, await look(stage, false), [])
      throw over
    })
    .catch((thrown: unknown) => {
      if (thrown !== over) throw thrown
    })
  return { found, count, called }
}
