import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import { judgeDefinitions } from '#server/definitions/judge.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'
import type { Session } from '#server/app/session.ts'
import { createTestStore } from './engines.ts'
import { namesRecord, openMatrix, organisationOf, unknownNouns, type Organisation } from './matrix-world.ts'

const { library } = judgeDefinitions(readDefinitions(definitionsRoot))
const calls = Object.values(library.calls)
const roles = Object.keys(library.roles)
const flags = Object.keys(library.flags)

interface Cell {
  role: string
  call: Call
  whose: 'own' | 'other'
  environment: 'assigned' | 'unassigned'
  status: number
  code: string
  says: string
}

let own: Organisation
let other: Organisation
let matrix: Awaited<ReturnType<typeof openMatrix>>
const cells: Cell[] = []

/** Held through includes alone: written apart from the engine, so that both must be wrong to agree. */
const held = (role: string): string[] => [
  'signed-in',
  role,
  ...(library.roles[role]?.includes ?? []).flatMap((one) => held(one)),
]

const mayCall = (role: string, { permission }: Call): boolean => {
  const { roles: any = [], scopes: all = [] } = library.permissions[permission] ?? {}
  const names = new Set(held(role))
  return any.some((one) => names.has(one)) && all.every((one) => names.has(one))
}

const refusalOf = ({ permission }: Call): string =>
  library.permissions[permission]?.refusal ??
  'You do not have access to this. Ask your Organization Administrator.'

const place = { assigned: 'uat', unassigned: 'prod' }

const ask = async (
  role: string,
  call: Call,
  whose: Cell['whose'],
  environment: Cell['environment'],
): Promise<Cell> => {
  const answer = await matrix.app.inject({
    method: call.method,
    url: `/api/v1${(whose === 'own' ? own : other).pathOf(call)}`,
    query: { env_name: place[environment] },
    headers: { authorization: `Bearer ${roles.indexOf(role)}`, 'idempotency-key': randomUUID() },
    ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: {} }),
  })
  const { code = '', clientMessage = '' } = answer.json<{ code?: string; clientMessage?: string }>()
  return { role, call, whose, environment, status: answer.statusCode, code, says: clientMessage }
}

beforeAll(async () => {
  const store = await createTestStore('seeded')
  own = await organisationOf(store, 'viewer@northwind.example', flags)
  other = await organisationOf(store, 'viewer@lumen.example', flags)
  matrix = await openMatrix(store, other)
  for (const [at, role] of roles.entries()) {
    const session: Session = { ...own.session, roles: [role] }
    matrix.callers.set(String(at), session)
  }
  for (const role of roles) {
    for (const call of calls) {
      for (const environment of ['assigned', 'unassigned'] as const)
        cells.push(await ask(role, call, 'own', environment))
      // What names no record is the same call for both organisations.
      if (namesRecord(call)) cells.push(await ask(role, call, 'other', 'assigned'))
    }
  }
  const refused = cells.filter(({ status }) => status === 403).length
  console.log(
    `${calls.length} calls × ${roles.length} roles, in an environment assigned and not, on records of another organisation: ` +
      `${cells.length} cells checked, ${refused} refused, ${cells.filter(({ code }) => code === 'reached').length} let through`,
  )
}, 300_000)

const told = (wrong: readonly Cell[]) =>
  wrong
    .slice(0, 20)
    .map(
      (one) =>
        `${one.role} ${one.call.id} ${one.whose} ${one.environment}: ${one.status} ${one.code} ${one.says}`,
    )

it('checks every call, role, organisation and environment, and knows where each noun keeps its records', () => {
  const records = calls.filter(namesRecord)
  expect(records.length).toBeGreaterThan(50)
  expect(cells).toHaveLength((calls.length * 2 + records.length) * roles.length)
  expect(cells.length).toBeGreaterThan(10_000)
  expect(unknownNouns(calls)).toEqual([])
})

it('lets nobody work in an environment that is not assigned, whatever they hold (USR-001, USR-002)', () => {
  const there = cells.filter(({ environment }) => environment === 'unassigned')
  expect(told(there.filter(({ code }) => code !== 'ENVIRONMENT_NOT_ASSIGNED'))).toEqual([])
  const here = cells.filter(({ environment }) => environment === 'assigned')
  expect(told(here.filter(({ code }) => code === 'ENVIRONMENT_NOT_ASSIGNED'))).toEqual([])
})

it('denies every call to every role that does not hold its permission, and tells whom to ask (PRM-001, PRM-003, PRM-048)', () => {
  const here = cells.filter(({ environment }) => environment === 'assigned')
  const shut = here.filter(({ role, call }) => !mayCall(role, call))
  const isDenied = ({ status, code, says, call }: Cell) =>
    status === 403 && code === 'INSUFFICIENT_PERMISSIONS' && says === refusalOf(call)
  expect(told(shut.filter((cell) => !isDenied(cell)))).toEqual([])
  const open = here.filter(({ role, call, whose }) => mayCall(role, call) && whose === 'own')
  expect(told(open.filter(({ code }) => code === 'INSUFFICIENT_PERMISSIONS'))).toEqual([])
  expect(told(open.filter(({ status }) => status === 401 || status >= 500))).toEqual([])
  expect(Math.min(shut.length, open.length)).toBeGreaterThan(100)
})

it('reaches nothing of another organisation, and shows nothing of it', () => {
  const theirs = cells.filter(
    ({ call, whose, environment }) => whose === 'other' && environment === 'assigned' && namesRecord(call),
  )
  expect(told(theirs.filter(({ code, status }) => code === 'reached' || status >= 500))).toEqual([])
  expect(theirs.filter(({ status }) => status === 404).length).toBeGreaterThan(100)
  expect(matrix.leaks).toEqual([])
  const reached = cells.filter(
    ({ whose, code, call }) => whose === 'own' && code === 'reached' && namesRecord(call),
  )
  expect(reached.length).toBeGreaterThan(100)
})

it('keeps the user administrator out of payments, and lets the administrator in (PRM-006, PRM-009)', () => {
  const isPayment = ({ call }: Cell) => /^(payments|approvals|quotes|batches)\./.test(call.id)
  const here = cells.filter(({ environment }) => environment === 'assigned')
  const helper = here.filter((cell) => cell.role === 'User Administrator' && isPayment(cell))
  expect(helper.length).toBeGreaterThan(20)
  expect(told(helper.filter(({ code }) => code !== 'INSUFFICIENT_PERMISSIONS'))).toEqual([])
  const admin = here.filter(({ role, whose }) => role === 'Organization Administrator' && whose === 'own')
  expect(told(admin.filter(({ code }) => code === 'INSUFFICIENT_PERMISSIONS'))).toEqual([])
})

it('says to whom to turn in every refusal', () => {
  for (const call of calls) expect(refusalOf(call)).toMatch(/ Ask your Organization Administrator\.$/)
})
