import { randomUUID } from 'node:crypto'
import type { Store } from '#server/store/store.ts'
import { createAuthenticator } from './authenticator.ts'
import { codeNow } from './code-now.ts'
import type { Hear } from './hearing.ts'
import { managing, placeOf, READ, type UserRecord } from './peopling.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'

const ADMIN = 'admin@northwind.example'

/** Records every call about people, their sign-ins, notifications and activity. */
export const hearPeople = async (hear: Hear, world: World, store: Store) => {
  const admin = await signIn(world.app, ADMIN)
  const own = await placeOf(store, ADMIN)
  const organisation = `/organizations/${own.org_id}`
  const base = `${organisation}/users`
  const { bodyWith } = managing(store, admin, own.org_id)
  const invite = async () =>
    (await hear('users.create', base, { body: bodyWith(), key: randomUUID() }, admin)) as UserRecord

  const { id, version } = await invite()
  const { email: _, ...named } = bodyWith({ roles: [READ, 'network.company-profiles.read'] })
  await hear('users.update', `${base}/${id}`, { body: { ...named, version } }, admin)
  await hear('users.assign', `${base}/${id}/environments`, { body: { environments: ['prod'] } }, admin)
  await hear('users.changeLink', `${base}/${id}/password_link`, { body: { link: 'SEND' } }, admin)
  for (const move of ['approve', 'disable', 'enable'])
    await hear(`users.${move}`, `${base}/${id}/${move}`, { body: {} }, admin)
  await hear('users.rights', `${base}/${id}/rights`, { query: { size: '100' } }, admin)
  await hear('users.grants', `${organisation}/roles`, { query: { userId: id } }, admin)
  const rights = { userId: id, roles: [READ], environments: ['uat', 'prod'] }
  await hear('users.difference', `${organisation}/rights/difference`, { body: rights }, admin)
  await hear('users.delete', `${base}/${id}`, {}, admin)
  await hear('users.reject', `${base}/${(await invite()).id}/reject`, { body: {} }, admin)
  await hear('users.list', base, { query: { size: '100' } }, admin)

  await signIn(world.app, ADMIN)
  const mine = `${base}/${own.id}`
  const { content: live } = (await hear('sessions.list', `${mine}/sessions`, {}, admin)) as {
    content: { sessionId: string; isThis: boolean }[]
  }
  const other = live.find(({ isThis }) => !isThis)!
  await hear('sessions.end', `${mine}/sessions/${other.sessionId}`, {}, admin)
  await hear('sessions.signIns', `${mine}/sign_ins`, {}, admin)

  const checker = await signIn(world.app, 'checker@northwind.example')
  const inbox = `/users/${(await placeOf(store, 'checker@northwind.example')).id}/notifications`
  const { notifications } = (await hear('notifications.list', inbox, { body: {} }, checker)) as {
    notifications: { id: string }[]
  }
  const mailed = {
    mail: 'DECISIONS',
    digest: 'DAILY',
    digestAt: '17:00',
    quiet: 'HOURS',
    quietFrom: '22:00',
    quietUntil: '07:00',
    zone: 'Europe/Berlin',
  }
  await hear('mailPreferences.save', '/mail_preferences', { body: mailed }, checker)
  await hear(
    'views.saveLayout',
    '/list_layouts',
    { body: { table: 'users', isCompact: true, columns: ['name'] } },
    checker,
  )
  await hear('mailPreferences.read', '/mail_preferences', {}, checker)
  await hear('languages.save', '/language', { body: { language: 'browser' } }, checker)
  await hear('languages.read', '/language', {}, checker)
  const preferred = {
    zoneFrom: 'CHOSEN',
    zone: 'Europe/Berlin',
    begins: 'CHOSEN',
    environment: 'uat',
    density: 'COMPACT',
    singleKeys: 'OFF',
  }
  await hear('preferences.save', '/preferences', { body: preferred }, checker)
  await hear('preferences.read', '/preferences', {}, checker)
  const change = { ids: notifications.slice(0, 1).map((one) => one.id), change: 'read' }
  await hear('notifications.change', inbox, { body: change }, checker)

  const { content: acts } = (await hear('activity.list', '/activity_log', {}, admin)) as {
    content: { id: string }[]
  }
  for (const act of acts) await hear('activity.read', `/activity_log/${act.id}`, {}, admin)
  await hear('activity.count', '/activity_log/download/total_elements', {}, admin)

  const keys = `${mine}/passkeys`
  const { options } = (await hear('passkeys.begin', `${keys}/challenge`, {}, admin)) as { options: string }
  const made = { body: { ...createAuthenticator().make(options), name: 'Laptop' } }
  const { passkeyId } = (await hear('passkeys.add', keys, made, admin)) as { passkeyId: string }
  await hear('passkeys.list', keys, {}, admin)
  await hear('passkeys.rename', `${keys}/${passkeyId}`, { body: { name: 'Office' } }, admin)
  await hear('passkeys.read', `${keys}/${passkeyId}`, {}, admin)
  await hear('passkeys.remove', `${keys}/${passkeyId}`, {}, admin)
  const factor = `${mine}/second_factor`
  const { secret } = (await hear('secondFactor.begin', `${factor}/secret`, {}, admin)) as { secret: string }
  const code = await codeNow(store, secret)
  await hear('secondFactor.confirm', factor, { body: { code } }, admin)
  await hear('secondFactor.renewCodes', `${factor}/recovery_codes`, {}, admin)
  await hear('secondFactor.read', factor, {}, admin)
  await hear('secondFactor.remove', factor, {}, admin)
  await hear('users.resetSecondFactor', `${base}/${own.id}/second_factor/reset`, {}, admin)
  const policy = `${organisation}/second_factor_policy`
  await hear('secondFactorPolicy.save', policy, { body: { policy: 'OPTIONAL' } }, admin)
  await hear('secondFactorPolicy.read', policy, {}, admin)
}
