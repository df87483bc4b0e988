import { randomUUID } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { sql } from 'kysely'
import type { ServerConfig } from '#server/app/config.ts'
import { isPasswordOf } from '#server/login/password/password-of.ts'
import { claimsOf, findPersonByEmail, type Person } from '#server/users/people.ts'
import { issuerOf } from '#server/login/provider.ts'
import { loadSecrets } from '#server/secrets/secrets.ts'
import { createSessionStore, type NewSession } from '#server/login/session-store.ts'
import { sessionCookieOf } from '#server/login/bff.ts'
import { exclusionOf } from '#server/login/sign-in/exclusion.ts'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import type { Store } from '#server/store/store.ts'
import { asSystem } from './system.ts'

/** A session as its person's browser and its calls have it. */
interface Admitted {
  cookie: readonly [name: string, value: string]
  accessToken: string
}

type Admit = (email: string) => Promise<Admitted | undefined>

const doors = new WeakMap<object, Admit>()

/** Returns true if the login would ask this person only for a password. */
const isPlain = async (store: Store, person: Person): Promise<boolean> => {
  const query = sql<{ more: boolean }>`select is_second_factor_required
    or exists (select from second_factors where user_id = ${person.id})
    or exists (select from identity_providers where org_id = ${person.org_id})
    or exists (select from sign_in_brakes) as more
    from organisations where id = ${person.org_id}`
  const { rows } = await asSystem(store, (trx) => query.execute(trx))
  return rows[0]?.more === false
}

const admit = async (store: Store, config: ServerConfig, email: string): Promise<Admitted | undefined> => {
  const person = await findPersonByEmail(store, email)
  if (!person || exclusionOf(person) !== undefined) return undefined
  if (!(await isPasswordOf(person, DEMO_PASSWORD, config)) || !(await isPlain(store, person)))
    return undefined
  const { login } = config
  const { signingKey } = await loadSecrets(store)
  const seconds = login.absoluteHours * 3600
  const names = { ...claimsOf(person, login.claims), sub: person.id }
  const accessToken = await new SignJWT({ ...names, jti: randomUUID() })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: signingKey.kid })
    .setIssuer(issuerOf(config))
    .setAudience(login.audience)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(await importJWK(signingKey, 'ES256'))
  const claims = { ...names, amr: ['pwd'], auth_time: Math.floor(Date.now() / 1000) }
  const session: NewSession = {
    orgId: person.org_id,
    userId: person.id,
    fault: null,
    tokens: { accessToken, claims, expiresIn: seconds },
    from: { ip: '127.0.0.1', userAgent: 'lightMyRequest' },
    providerSession: null,
  }
  const id = await createSessionStore(store, login, { signInDays: 90 }).open(session)
  return { cookie: [sessionCookieOf(config), id], accessToken }
}

/** Registers a way to sign in without the form on a server of this process. */
export const openDoor = (app: object, store: Store, config: ServerConfig): void => {
  if (!config.login.issuer && !config.production) doors.set(app, (email) => admit(store, config, email))
}

/** Opens a session without the walk through the pages of the login, which takes ten times as long and has tests of its own. */
export const admitTo = async (app: object, email: string): Promise<Admitted | undefined> =>
  doors.get(app)?.(email)
