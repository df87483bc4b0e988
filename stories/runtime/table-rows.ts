import legacyMachine from '#definitions/machines/legacy-payment.machine.json'
import { limits } from '#definitions/limits.json'
import type { Machine } from '#definition/generated/machine.ts'
import type { Library } from '#definition/library.ts'
import { linkMachine } from '#engine/machine/link.ts'
import { machines as direct } from './payment-machine.ts'
import { options, rules } from './payment-flow.ts'

const legacy = linkMachine(legacyMachine as unknown as Machine, rules)
if (!legacy.ok) throw new Error(JSON.stringify(legacy.problems))

/** The shipped definitions that the tables of payments refer to. */
export const tableLibrary = {
  rules,
  options,
  limits: limits as Library['limits'],
  machines: new Map([...direct, ['legacy-payment', legacy.machine]]),
}

const states = ['COMPLETED', 'TRANSFERRING', 'FAILED', 'VALIDATING', 'RETURNED', 'ON_HOLD_X']
const names = [
  'Cultivos Turia',
  'Employee BR-1',
  'Ledger treasury',
  'A beneficiary whose name is very much longer than a column is wide',
]

/** Makes rows of payments: every state, an unknown state, and a very long name. */
export const paymentRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    payment_id: `44444444-4444-4444-8444-${String(at).padStart(12, '0')}`,
    payment_state: states[at % states.length],
    flow: 'DIRECT',
    createdAt: '2026-11-20T09:12:00.000Z',
    modifiedAt: '2026-11-20T09:12:30.000Z',
    sourceAmount: `${1_000 + at * 37}.50`,
    sourceCurrency: 'USD',
    destinationAmount: `${17_123 + at * 411}.45`,
    destinationCurrency: 'MXN',
    destinationCountry: 'MX',
    ...(at % 7 === 5 ? {} : { beneficiaryName: names[at % names.length] }),
    internalId: `INV-${at}`,
    ...(at % 6 === 3 ? { approval: { status: 'pending', expires_at: '2026-11-21T09:12:00.000Z' } } : {}),
    initiatedBy: { id: 'u-2', name: 'Operator', email: 'maker@northwind.example' },
  }))

/** Makes the answer of the call: one page of rows. */
export const pageOf = (content: readonly unknown[], total: number, isEstimate = false) => ({
  content,
  page: { number: 0, size: 15, totalElements: total, totalPages: Math.ceil(total / 15), isEstimate },
})
