import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { decideChange, letDecide } from './controlling.ts'
import { codeOf, type Caller } from './paying.ts'
import { ADMINISTRATOR, managing, placeOf, READ, WRITE, type UserRecord } from './peopling.ts'
import { createBrowser, signIn, walkIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

describeAnyEngine('users', (makeStore) => {
  let store: Store
  let world: World
  let at: ReturnType<typeof managing>
  let helper: ReturnType<typeof managing>
  let decider: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    const { org_id } = await placeOf(store, 'admin@northwind.example')
    decider = await signIn(world.app, 'admin2@northwind.example')
    at = managing(store, await signIn(world.app, 'admin@northwind.example'), org_id, decider)
    helper = managing(store, await signIn(world.app, 'users@northwind.example'), org_id)
  })

  const says = (answer: { body: unknown }) => (answer.body as { clientMessage: string }).clientMessage
  const fields = (answer: { body: unknown }) =>
    (answer.body as { fields: { path: string; message: string }[] }).fields.map(({ path }) => path)

  it('invites somebody who waits for approval, with a trail of what they were given (API-043, API-044, PRM-007, USR-011)', async () => {
    const user = await at.invited({ roles: [READ, WRITE], environments: ['uat', 'prod'] })
    expect(user).toMatchObject({
      status: 'CREATED',
      scopes: [READ, WRITE],
      environments: ['prod', 'uat'],
      userType: 'Regular User',
    })
    expect(await at.read(user.id)).toEqual(user)
    expect(await at.trail(user.id)).toEqual([
      {
        action: 'user.create',
        details: {
          after: {
            firstName: 'Invited',
            lastName: '(invited)',
            roles: [READ, WRITE],
            environments: ['prod', 'uat'],
            status: 'CREATED',
          },
        },
      },
    ])
  })

  it('says the work whose roles somebody has, and custom where they are of none (TRU-196)', async () => {
    const readStored = async (name: string) => {
      const { id: userId, org_id: orgId } = await placeOf(store, `${name}@northwind.example`)
      const { body } = await decider.call('GET', `/organizations/${orgId}/roles`, { query: { userId } })
      return (body as { held?: string }).held
    }
    expect([await readStored('admin'), await readStored('viewer')]).toEqual(['administrator', 'custom'])
  })

  it('lists people by page, narrowed and in order; who was deleted only where asked for (API-042)', async () => {
    const { id } = await at.invited({ first_name: 'Zenith' })
    const list = async (query: Record<string, string>) => {
      const { body } = await (
        await signIn(world.app, 'users@northwind.example')
      ).call('GET', at.base, { query })
      return body as {
        content: { id: string; name: string; status: string }[]
        page: { totalElements: number }
      }
    }
    const first = await list({ page: '0', size: '2' })
    const second = await list({ page: '1', size: '2' })
    expect([first.content.length, second.content.length]).toEqual([2, 2])
    expect(first.content.map((one) => one.id)).not.toEqual(second.content.map((one) => one.id))
    const names = (await list({ size: '100' })).content.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect((await list({ size: '1', sort_field: 'name', sort_direction: 'desc' })).content[0]?.id).toBe(id)
    expect((await list({ search: 'zenith' })).content.map((one) => one.id)).toEqual([id])
    expect((await list({ status: 'DISABLED' })).content.every(({ status }) => status === 'DISABLED')).toBe(
      true,
    )
    expect((await list({ role: ADMINISTRATOR })).page.totalElements).toBe(2)
    await at.remove({ id })
    expect((await list({ search: 'zenith' })).content).toEqual([])
    expect((await list({ search: 'zenith', status: 'DELETED' })).content.map((one) => one.id)).toEqual([id])
  })

  it('refuses an address in use with the words of the contract, and gives that of a deleted person free (ERR-008)', async () => {
    const { id, email } = await at.invited()
    // An invitation to such an address could never be used (TRU-739).
    for (const copied of [
      'mailto:ana@elbe.example',
      'Ana <ana@elbe.example>',
      'ana@elbe.example.',
      'a,na@elbe.example',
    ])
      expect((await at.invite({ email: copied })).status).toBe(400)
    const again = await at.invite({ email: email.toUpperCase() })
    expect([again.status, says(again), fields(again)]).toEqual([
      409,
      'Failed to create new user. This email address is already in use.',
      ['email'],
    ])
    expect(codeOf(await at.invite({ email: 'maker@lumen.example' }))).toBe('EMAIL_IN_USE')
    await at.remove({ id })
    expect((await at.invited({ email })).id).not.toBe(id)
  })

  it('asks for at least one role and one environment, and invites once however often one sends (USR-013, USR-014)', async () => {
    expect([(await at.invite({ roles: [] })).status, (await at.invite({ environments: [] })).status]).toEqual(
      [400, 400],
    )
    const body = at.bodyWith()
    const key = randomUUID()
    const [one, two] = [await at.invite(body, key), await at.invite(body, key)]
    expect(two.body).toEqual(one.body)
  })

  it('lets in who is approved, and nobody who waits, was rejected, disabled or deleted; tells the person by mail (USR-011, USR-012, TRU-909)', async () => {
    const enter = async ({ email }: UserRecord) => (await walkIn(createBrowser(world.app), email)).place
    const user = await at.invited()
    expect([await at.mailed(user), await enter(user)]).toEqual([
      ['INVITATION'],
      expect.stringMatching(/user\+is\+blocked|user%20is%20blocked/),
    ])
    expect((await at.move(user, 'approve')).body).toMatchObject({ status: 'ACTIVE' })
    expect(await enter(user)).toMatch(/^\/login\/callback\?return_to/)
    expect(await at.mailed(user)).toEqual(['INVITATION', 'ADMITTED'])
    const late = await at.move(user, 'reject')
    expect([late.status, says(late)]).toEqual([
      409,
      'Invited (invited) is ‘Active’ now. Nothing was changed; look at the list again.',
    ])
    await at.move(user, 'disable')
    expect(await enter(user)).toMatch(/blocked/)
    await at.move(user, 'enable')
    expect(await enter(user)).toMatch(/^\/login\/callback\?return_to/)
    await at.remove(user)
    expect(await enter(user)).toMatch(/blocked/)
    const other = await at.invited()
    expect((await at.move(other, 'reject')).body).toMatchObject({ status: 'REJECTED' })
    expect(await enter(other)).toMatch(/blocked/)
    const changes = (await at.trail(user.id)).map(({ action }) => action)
    expect(changes.filter((action) => action !== 'sign-in.refuse')).toEqual([
      'user.create',
      'user.approve',
      'user.disable',
      'user.enable',
      'user.delete',
    ])
  })

  it('changes names, roles and environments from the version that was seen, and tells before and after (API-045, API-047)', async () => {
    const user = await at.invited()
    const changed = await at.change(user, { roles: [READ, WRITE], first_name: 'Renamed' })
    expect(changed.body).toMatchObject({ name: 'Renamed (invited)', scopes: [READ, WRITE], version: 2 })
    const late = await at.change(user, { roles: [READ] })
    expect([codeOf(late), late.body]).toMatchObject([
      'USER_CHANGED',
      { current: { version: 2, scopes: [READ, WRITE] } },
    ])
    const assigned = await (
      await signIn(world.app, 'admin@northwind.example')
    ).call('POST', `${at.base}/${user.id}/environments`, { body: { environments: ['prod', 'test'] } })
    expect(assigned.body).toMatchObject({ environments: ['prod', 'test'], scopes: [READ, WRITE], version: 3 })
    expect((await at.trail(user.id)).slice(1)).toEqual([
      {
        action: 'user.update',
        details: {
          before: { firstName: 'Invited', roles: [READ] },
          after: { firstName: 'Renamed', roles: [READ, WRITE] },
        },
      },
      {
        action: 'user.update',
        details: { before: { environments: ['uat'] }, after: { environments: ['prod', 'test'] } },
      },
    ])
  })

  it('gives rights over money or controls to somebody only once a second administrator decides (TRU-020)', async () => {
    const user = await at.invited({ roles: [READ, WRITE] })
    const requested = await at.move(user, 'approve')
    expect([requested.status, requested.body]).toMatchObject([
      202,
      {
        was: expect.stringContaining('may not sign in'),
        becomes: expect.stringContaining('Payments direct, edit'),
      },
    ])
    expect(await at.read(user.id)).toMatchObject({ status: 'CREATED' })
    await at.change(user, { roles: [ADMINISTRATOR] })
    const { body } = await decideChange(decider, (requested.body as { id: string }).id, 'approve')
    expect(body).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('was changed after this request'),
    })
    expect(await at.read(user.id)).toMatchObject({ status: 'CREATED' })
    await at.change(await at.read(user.id), { roles: [READ] })
    const reader = (await at.move(user, 'approve')).body as UserRecord
    expect(reader).toMatchObject({ status: 'ACTIVE', scopes: [READ] })
    const more = await at.change(reader, { roles: [READ, WRITE] })
    expect(more.status).toBe(202)
    await letDecide(decider, more)
    expect(await at.read(user.id)).toMatchObject({ scopes: [READ, WRITE] })
    expect((await at.trail(user.id)).map(({ action }) => action)).toContain('user.update')
  })

  it('deletes somebody once; nobody disables or deletes themselves (API-046)', async () => {
    const user = await at.active()
    expect((await at.remove(user)).body).toMatchObject({ status: 'DELETED' })
    expect(codeOf(await at.remove(user))).toBe('USER_STANDING')
    expect((await at.change(user)).status).toBe(404)
    expect(await at.read(user.id)).toMatchObject({ status: 404 })
    const self = await placeOf(store, 'admin@northwind.example')
    for (const answer of [await at.remove(self), await at.move(self, 'disable')])
      expect(codeOf(answer)).toBe('USER_OWN_STANDING')
  })

  it('keeps nobody from turning administrators away because there are too many of them (LIM-026, USR-015)', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => at.invited()))
    const granted = people.map(({ id, orgId }) => ({ org_id: orgId, user_id: id, role: ADMINISTRATOR }))
    await asSystem(store, (trx) => trx.insertInto('user_roles').values(granted).execute())
    expect(codeOf(await at.invite({ roles: [ADMINISTRATOR] }))).toBe('TOO_MANY_ADMINISTRATORS')
    for (const person of people)
      expect((await at.move(person, 'reject')).body).toMatchObject({ status: 'REJECTED' })
  })

  it('lets nobody give a role they do not hold, nor open the door to one (PRM-007, PRM-008)', async () => {
    for (const role of [ADMINISTRATOR, READ, 'Support']) {
      const answer = await helper.invite({ roles: [role] })
      expect([answer.status, codeOf(answer), fields(answer)]).toEqual([403, 'ROLE_NOT_HELD', ['roles']])
    }
    const user = await helper.invited({ roles: ['User Administrator', 'network.company-profiles.read'] })
    expect(codeOf(await helper.change(user, { roles: [...user.scopes, WRITE] }))).toBe('ROLE_NOT_HELD')
    await letDecide(decider, await helper.move(user, 'approve'))
    expect(await at.read(user.id)).toMatchObject({ status: 'ACTIVE' })
    expect(codeOf(await helper.move(await at.invited({ roles: [WRITE] }), 'approve'))).toBe('ROLE_NOT_HELD')
    expect(codeOf(await at.invite({ roles: ['made.up'] }))).toBe('ROLE_NOT_HELD')
    const record = await at.invited({ roles: [READ, WRITE] })
    expect((await helper.change(record, { last_name: '(kept)' })).body).toMatchObject({
      scopes: [READ, WRITE],
    })
  })

  it('gives roles of the provider to nobody: only its own staff holds them (PRM-002)', async () => {
    for (const role of ['Support', 'Provider Administrator'])
      expect(codeOf(await at.invite({ roles: [role] }))).toBe('ROLE_NOT_HELD')
    const provider = await signIn(world.app, 'provider@staff.example')
    const { org_id, id } = await placeOf(store, 'provider@staff.example')
    expect((await provider.call('GET', `/organizations/${org_id}/users/${id}`)).body).toMatchObject({
      scopes: ['Provider Administrator', 'Support'],
      userType: 'Regular User',
    })
  })

  it('lets nobody but an administrator assign an environment they do not work in', async () => {
    const roles = ['network.company-profiles.read']
    const answer = await helper.invite({ roles, environments: ['test'] })
    expect([codeOf(answer), fields(answer)]).toEqual(['ENVIRONMENT_NOT_HELD', ['environments']])
    expect((await at.invited({ roles, environments: ['test'] })).environments).toEqual(['test'])
  })

  it('leaves administrators to administrators (PRM-004)', async () => {
    const admin = await placeOf(store, 'admin2@northwind.example')
    const user = await at.read(admin.id)
    for (const answer of [
      await helper.change(user, { first_name: 'X' }),
      await helper.move(admin, 'disable'),
      await helper.remove(admin),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'ADMINISTRATOR_ONLY'])
    expect((await at.read(admin.id)).version).toBe(user.version)
  })

  it('keeps organisations apart: no list, nobody, no role of another one', async () => {
    const theirs = await placeOf(store, 'admin@lumen.example')
    const admin = await signIn(world.app, 'admin@northwind.example')
    const other = `/organizations/${theirs.org_id}`
    const { org_id } = await placeOf(store, 'admin@northwind.example')
    for (const [method, path, body] of [
      ['GET', `${other}/users`],
      ['GET', `${other}/users/${theirs.id}`],
      ['GET', `${other}/roles`],
      ['DELETE', `${other}/users/${theirs.id}`],
      ['DELETE', `/organizations/${org_id}/users/${theirs.id}`],
      ['GET', `/organizations/${org_id}/users/${theirs.id}/rights`],
      ['POST', `/organizations/${org_id}/users/${theirs.id}/disable`, {}],
    ] as const)
      expect((await admin.call(method, path, body && { body })).status).toBe(404)
    expect((await signIn(world.app, 'admin@lumen.example')).accessToken).toBeTruthy()
  })
})
