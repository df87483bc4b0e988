import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import { judgeDefinitions } from '#server/definitions/judge.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'
import type { Store } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

interface RoleLine {
  includes?: string[]
}

const { library } = judgeDefinitions(readDefinitions(definitionsRoot))
const { permissions } = library
const roles: Readonly<Record<string, RoleLine>> = library.roles
const calls = Object.values(library.calls)
const refusalOf = (call: Call) =>
  permissions[call.permission]?.refusal ??
  'You do not have access to this. Ask your Organization Administrator.'

const held = (role: string): string[] => ['signed-in', role, ...(roles[role]?.includes ?? []).flatMap(held)]
const mayCall = (role: string, call: Call) =>
  (permissions[call.permission]?.roles ?? []).some((holder) => held(role).includes(holder))

let store: Store
let world: World
let person: Caller
const denied: string[] = []
let place: { orgId: string; userId: string }

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  person = await signIn(world.app, 'viewer@northwind.example')
  place = await asSystem(store, async (trx) => {
    const row = await trx
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'viewer@northwind.example')
      .executeTakeFirstOrThrow()
    return { orgId: row.org_id, userId: row.id }
  })
})

const holdOnly = (role: string) =>
  asSystem(store, async (trx) => {
    await trx.deleteFrom('user_roles').where('user_id', '=', place.userId).execute()
    await trx.insertInto('user_roles').values({ org_id: place.orgId, user_id: place.userId, role }).execute()
  })

it('denies every call to every role that does not hold its permission, and tells whom to ask (PRM-001, PRM-003, PRM-048)', async () => {
  const wrong: string[] = []
  for (const role of Object.keys(roles)) {
    await holdOnly(role)
    for (const call of calls) {
      const path = call.path.replace('{userId}', place.userId).replace(/\{\w+\}/g, place.orgId)
      const answer = await person.call(call.method, path, {
        key: randomUUID(),
        ...(call.method === 'GET' ? {} : { body: {} }),
      })
      const { code, clientMessage } = answer.body as { code?: string; clientMessage?: string }
      const isDenied = answer.status === 403 && code === 'INSUFFICIENT_PERMISSIONS'
      if (isDenied && clientMessage !== refusalOf(call)) wrong.push(`${role} ${call.id} ${clientMessage}`)
      if (isDenied === mayCall(role, call)) wrong.push(`${role} ${call.id} ${answer.status}`)
      if (isDenied) denied.push(`${role} ${call.id}`)
    }
  }
  const cells = Object.keys(roles).length * calls.length
  console.log(`calls × roles: ${cells} cells, ${denied.length} denied`)
  expect(wrong).toEqual([])
  expect(Math.min(cells - denied.length, denied.length)).toBeGreaterThan(100)
}, 300_000)

it('keeps the user administrator out of payments, and lets the administrator in (PRM-006, PRM-009)', () => {
  const payments = calls.filter((call) => /^(payments|approvals|quotes)\./.test(call.id))
  expect(payments.length).toBeGreaterThan(5)
  expect(denied).toEqual(expect.arrayContaining(payments.map(({ id }) => `User Administrator ${id}`)))
  expect(denied.filter((cell) => cell.startsWith('Organization Administrator '))).toEqual([])
})

it('says to whom to turn in every refusal', () => {
  for (const call of calls) expect(refusalOf(call)).toMatch(/ Ask your Organization Administrator\.$/)
})
