import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inviteAgain, mailLink } from '#server/organisations/manage.ts'
import { disablePerson } from '#server/identity-providers/manage-people.ts'
import { createPasswordLink } from '#server/users/password/password-token.ts'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { managing, placeOf, type UserRecord } from './peopling.ts'
import { callingScim, placeDirectory } from './scim.ts'
import { shippedWorld } from './server.ts'
import { createBrowser, signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const ADMIN = 'admin@northwind.example'
const REVOKED = 'An administrator revoked this link, or ended the access it was for.'
const terms = { by: 'operator', linkHours: 72 }

describe('the link of a person who is shut out', () => {
  let store: Store
  let world: World
  let people: ReturnType<typeof managing>
  let directory: ReturnType<typeof callingScim>

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    const { org_id: orgId } = await placeOf(store, ADMIN)
    people = managing(store, await signIn(world.app, ADMIN), orgId)
    const { token } = await placeDirectory(store, orgId, { domains: ['northwind.example'] })
    directory = callingScim(world.app, token)
  })

  const linkFor = ({ id, orgId }: UserRecord) =>
    asSystem(store, (trx) => createPasswordLink(trx, { orgId, userId: id }, 'test', 72))
  const open = async (token: string) => {
    const { statusCode, body } = await createBrowser(world.app).visit(`/password/${token}`)
    return { statusCode, isRevoked: body.includes(REVOKED) }
  }

  const byCommand = ({ email }: UserRecord) =>
    asSystem(store, (trx) => disablePerson(trx, email, terms, shippedWorld().definitions))
  const byAdministrator = (verb: string) => async (user: UserRecord) => {
    expect((await people.move(user, verb)).status).toBe(200)
  }
  const byDirectory = async ({ id }: UserRecord) => {
    const answer = await directory('PATCH', `/Users/${id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', path: 'active', value: false }],
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const takenFromDirectory = async ({ id }: UserRecord) => {
    expect((await directory('DELETE', `/Users/${id}`)).status).toBe(204)
  }

  it.each([
    ['a new person by the command', 'invited', byCommand, 'DISABLED'],
    ['a new person by an administrator', 'invited', byAdministrator('reject'), 'REJECTED'],
    ['a new person by a directory', 'invited', byDirectory, 'DISABLED'],
    ['a new person whom a directory removes', 'invited', takenFromDirectory, 'DISABLED'],
    ['somebody by the command', 'active', byCommand, 'DISABLED'],
    ['somebody by an administrator', 'active', byAdministrator('disable'), 'DISABLED'],
    ['somebody by a directory', 'active', byDirectory, 'DISABLED'],
  ] as const)(
    'says that it was revoked, and opens nothing once they are let in again: %s (TRU-657)',
    async (_, kind, shutOut, status) => {
      const user = await people[kind]()
      const token = await linkFor(user)
      expect(await open(token)).toEqual({ statusCode: 200, isRevoked: false })
      await shutOut(user)
      expect((await people.read(user.id)).status).toBe(status)
      expect(await open(token)).toEqual({ statusCode: 410, isRevoked: true })
      await asSystem(store, (trx) =>
        sql`update users set status = 'ACTIVE' where id = ${user.id}`.execute(trx),
      )
      expect(await open(token)).toEqual({ statusCode: 410, isRevoked: true })
      expect((await open(await linkFor(user))).statusCode).toBe(200)
    },
  )

  it('is given to nobody before an administrator lets them in, whom no directory lets in instead (TRU-657)', async () => {
    const user = await people.invited()
    await byDirectory(user)
    const answer = await directory('PUT', `/Users/${user.id}`, { userName: user.email, active: true })
    expect(answer.status).toBe(409)
    for (const give of [inviteAgain, mailLink])
      await expect(asSystem<unknown>(store, (trx) => give(trx, user.email, terms))).rejects.toThrow(
        'is stopped',
      )
  })
})
