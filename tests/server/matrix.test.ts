import { beforeAll, expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import {
  isForPeople,
  isGranted,
  isOfProvider,
  lineOf,
  roleNames,
} from '#tests/specification/access/granted-rights.ts'
import { askAll as askCalls, formatAnswers, type Answer, type MatrixRequest } from './asking-calls.ts'
import { createTestStore } from './engines.ts'
import { admitAll, type Cell } from './matrix-cells.ts'
import { namesRecord, openMatrix, organisationOf, unknownNouns, type Organisation } from './matrix-world.ts'
import { shippedWorld } from './server.ts'

const { definitions } = shippedWorld()
const { library } = definitions
const calls = Object.values(library.calls)
const flags = Object.keys(library.flags)
const administrator = 'Organization Administrator'

let own: Organisation
let other: Organisation
let matrix: Awaited<ReturnType<typeof openMatrix>>
let cells: Cell[]

/** Returns true if the tables of the specification grant the call to the role. */
const mayCall = (role: string, { id }: Call): boolean => isGranted(role, lineOf(id).permission)

const refusalOf = ({ permission }: Call): string =>
  library.permissions[permission]?.refusal ??
  'You do not have access to this. Ask your Organization Administrator.'

const askAll = (requested: readonly Call[], who: (call: Call) => MatrixRequest | undefined) =>
  askCalls(matrix, { own, other }, requested, who)

beforeAll(async () => {
  const store = await createTestStore('seeded')
  own = await organisationOf(store, 'viewer@northwind.example', flags)
  other = await organisationOf(store, 'viewer@lumen.example', flags)
  matrix = await openMatrix(store, other)
  for (const [at, role] of roleNames.entries())
    matrix.callers.set(String(at), { ...own.session, proofAge: 0, roles: [role] })
  cells = await admitAll(definitions, own.session, roleNames, calls)
})

const readMessages = (wrong: readonly Cell[]) =>
  wrong
    .slice(0, 20)
    .map(
      (one) =>
        `${one.role} ${one.call.id} ${one.environment} ${one.by}: ${one.fault}. tests/specification ` +
        `${mayCall(one.role, one.call) ? 'gives' : 'does not give'} ${one.call.permission} to this role.`,
    )

it('asks the admission for every call, role, environment and kind of caller', () => {
  expect(Object.keys(library.roles).toSorted()).toEqual(roleNames.toSorted())
  expect(cells).toHaveLength(calls.length * roleNames.length * 8)
  expect(cells.length).toBeGreaterThan(40_000)
})

it('lets nobody work in an environment that is not assigned, whatever they hold (USR-001, USR-002)', () => {
  const wrong = cells.filter(
    ({ environment, fault }) => (environment === 'unassigned') !== (fault === 'environment-not-assigned'),
  )
  expect(readMessages(wrong)).toEqual([])
})

it('admits to a call who holds its permission by the specification, and nobody else (PRM-001, PRM-003, PRM-005, PRM-048)', () => {
  const here = cells.filter(({ environment, by }) => environment === 'assigned' && by === 'person')
  const isRight = ({ role, call, fault, says }: Cell) =>
    mayCall(role, call)
      ? fault === 'admitted'
      : fault === 'permission-denied' && (says || undefined) === library.permissions[call.permission]?.refusal
  expect(readMessages(here.filter((cell) => !isRight(cell)))).toEqual([])
  const open = here.filter(({ fault }) => fault === 'admitted').length
  expect(open).toBeGreaterThan(1000)
  expect(here.length - open).toBeGreaterThan(1000)
})

it('lets a key do what its person may, but for what only people do', () => {
  const here = cells.filter(
    ({ environment, by }) => environment === 'assigned' && (by === 'credential' || by === 'within'),
  )
  const isRight = ({ role, call, fault }: Cell) => {
    if (isForPeople(lineOf(call.id).permission)) return fault === 'people-only'
    return fault === (mayCall(role, call) ? 'admitted' : 'permission-denied')
  }
  expect(readMessages(here.filter((cell) => !isRight(cell)))).toEqual([])
  expect(here.filter(({ fault }) => fault === 'people-only').length).toBeGreaterThan(1000)
})

it('keeps a key out of every call beyond its scopes, whatever its owner may (TRU-067)', () => {
  const here = cells.filter(({ environment, by }) => environment === 'assigned' && by === 'without')
  const isRight = ({ call, fault }: Cell) =>
    fault === (isForPeople(lineOf(call.id).permission) ? 'people-only' : 'scope-missing')
  expect(readMessages(here.filter((cell) => !isRight(cell)))).toEqual([])
  expect(here.filter(({ fault }) => fault === 'scope-missing').length).toBeGreaterThan(1000)
})

it('keeps the user administrator out of payments (PRM-009)', () => {
  const isPayment = ({ call }: Cell) => /^(payments|approvals|quotes|batches)\./.test(call.id)
  const helper = cells.filter((cell) => cell.role === 'User Administrator' && isPayment(cell))
  expect(helper.length).toBeGreaterThan(100)
  expect(readMessages(helper.filter(({ fault }) => fault === 'admitted'))).toEqual([])
})

it('lets the administrator in everywhere over HTTP, and breaks nowhere (PRM-006)', async () => {
  const ofClients = calls.filter(({ id }) => !isOfProvider(lineOf(id).permission))
  expect(calls.length - ofClients.length).toBeGreaterThan(10)
  const answers = await askAll(ofClients, () => ({ role: administrator }))
  const isShut = ({ status, code }: Answer) =>
    status === 401 ||
    status >= 500 ||
    code === 'INSUFFICIENT_PERMISSIONS' ||
    code === 'ENVIRONMENT_NOT_ASSIGNED'
  expect(formatAnswers(answers.filter(isShut))).toEqual([])
  const reached = answers.filter(({ code, call }) => code === 'reached' && namesRecord(call))
  expect(reached.length).toBeGreaterThan(20)
})

it('answers each refused call over HTTP with 403, and says whom to ask (PRM-048)', async () => {
  const strangers = new Map(calls.map((call) => [call, roleNames.find((role) => !mayCall(role, call))]))
  const answers = await askAll(calls, (call) => {
    const role = strangers.get(call)
    return role === undefined ? undefined : { role }
  })
  const isDenied = ({ status, code, says, call }: Answer) =>
    status === 403 &&
    code === 'INSUFFICIENT_PERMISSIONS' &&
    says === refusalOf(call) &&
    (isOfProvider(lineOf(call.id).permission) || says.endsWith(' Ask your Organization Administrator.'))
  expect(formatAnswers(answers.filter((answer) => !isDenied(answer)))).toEqual([])
  expect(answers.length).toBeGreaterThan(200)
  const away = await askAll(calls, () => ({ role: administrator, environment: 'unassigned' }))
  expect(formatAnswers(away.filter(({ code }) => code !== 'ENVIRONMENT_NOT_ASSIGNED'))).toEqual([])
})

it('reaches nothing of another organisation, and shows nothing of it', async () => {
  const records = calls.filter(namesRecord)
  expect(records.length).toBeGreaterThan(50)
  expect(unknownNouns(calls)).toEqual([])
  const least = (call: Call) => roleNames.find((role) => role !== administrator && mayCall(role, call))
  const theirs = [
    ...(await askAll(records, () => ({ role: administrator, whose: 'other' }))),
    ...(await askAll(records, (call) => {
      const role = least(call)
      return role === undefined ? undefined : { role, whose: 'other' }
    })),
  ]
  expect(formatAnswers(theirs.filter(({ code, status }) => code === 'reached' || status >= 500))).toEqual([])
  expect(theirs.filter(({ status }) => status === 404).length).toBeGreaterThan(100)
  expect(matrix.leaks).toEqual([])
})
