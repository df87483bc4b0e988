import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { letDecide } from './controlling.ts'
import type { Caller } from './paying.ts'
import { asSystem } from './system.ts'

export const READ = 'direct.payments.read'
export const WRITE = 'direct.payments.write'
export const ADMINISTRATOR = 'Organization Administrator'

export interface UserRecord {
  id: string
  orgId: string
  email: string
  name: string
  status: string
  scopes: string[]
  environments: string[]
  userType: string
  version: number
}

interface Place {
  id: string
  org_id: string
}

/** Calls of a person who manages people. The second administrator decides changes that weaken a control. */
export const managing = (store: Store, person: Caller, orgId: string, second?: Caller) => {
  const base = `/organizations/${orgId}/users`
  const createBody = (changes: object = {}) => ({
    email: `${randomUUID()}@northwind.example`,
    first_name: 'Invited',
    last_name: '(invited)',
    roles: [READ],
    environments: ['uat'],
    ...changes,
  })
  const invite = (changes: object = {}, key: string = randomUUID()) =>
    person.call('POST', base, { body: createBody(changes), key })
  const invited = async (changes: object = {}): Promise<UserRecord> => {
    const { status, body } = await invite(changes)
    if (status !== 200) throw new Error(`Not invited: ${JSON.stringify(body)}`)
    return body as UserRecord
  }
  const read = async (id: string) => (await person.call('GET', `${base}/${id}`)).body as UserRecord
  const change = (user: UserRecord, changes: object = {}) =>
    person.call('PUT', `${base}/${user.id}`, {
      body: {
        version: user.version,
        first_name: 'Invited',
        last_name: '(invited)',
        roles: user.scopes,
        environments: user.environments,
        ...changes,
      },
    })
  const move = (user: { id: string }, verb: string) =>
    person.call('POST', `${base}/${user.id}/${verb}`, { body: {} })
  const remove = (user: { id: string }) => person.call('DELETE', `${base}/${user.id}`)
  const active = async (changes: object = {}): Promise<UserRecord> => {
    const user = await invited(changes)
    const answer = await move(user, 'approve')
    if (answer.status === 202 && second) {
      await letDecide(second, answer)
      return read(user.id)
    }
    if (answer.status !== 200) throw new Error(`Not approved: ${JSON.stringify(answer.body)}`)
    return answer.body as UserRecord
  }
  /**
   * Reads the audit entries about a person. Entries of the job that mails invitations are excluded: their time
   * varies.
   */
  const trail = async (id: string) => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{ action: string; details: { before?: object; after?: object } }>`
        select action, details from audit_trail
        where object_id = ${id} and details ->> 'createdBy' is distinct from 'mail invitation'
        order by seq`.execute(trx),
    )
    return rows
  }
  /** Returns the events that are mailed to a person alone, in their order. */
  const mailed = async ({ id }: { readonly id: string }) => {
    const events = await asSystem(store, (trx) =>
      trx.selectFrom('outbox').select(['event_type', 'people']).orderBy('seq').execute(),
    )
    return events.filter(({ people }) => people.join() === id).map(({ event_type }) => event_type)
  }
  return { active, base, change, invite, invited, mailed, move, read, remove, trail, bodyWith: createBody }
}

export const placeOf = (store: Store, email: string): Promise<Place> =>
  asSystem(store, (trx) =>
    trx.selectFrom('users').select(['id', 'org_id']).where('email', '=', email).executeTakeFirstOrThrow(),
  )

/** One right of a person, and its reason. */
export interface Right {
  id: string
  permission: string
  verdict: string
  why: string
  pages: string
  calls: string
}

export interface Line {
  label: string
  value: string
}

export interface Rights {
  environment: string
  areas: Line[]
  conflicts: Line[]
  content: Right[]
  page: { totalElements: number }
}
