import { expect, it } from 'vitest'
import { display } from '#engine/machine/display.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import { realChecked } from './broken-definitions.ts'

const { library, linked } = realChecked
const machine = linked.machines.get('legacy-payment')!
const { definition } = machine
const states = Object.keys(definition.states)

interface Point {
  state: string
  side: 'sender' | 'intermediary' | 'receiver'
  isExpired: boolean
  isAuthorizationOn: boolean
  labels: readonly string[]
  isOwn: boolean
  isSettling: boolean
  isFullyLocked: boolean
}

const has = ({ labels }: Point, label: string) => labels.includes(label) || labels.includes(`rns:${label}`)
const waits = (point: Point) =>
  has(point, 'pending_approval') && !has(point, 'approved') && !has(point, 'rejected') && !point.isOwn
const isCleared = (point: Point) => !point.isAuthorizationOn || has(point, 'approved')
const isReceiving = ({ side }: Point) => side !== 'sender'

/** Appendix A by hand: where each call leads from a point, if it is open there. */
const table: Readonly<Record<string, (point: Point) => string | undefined>> = {
  'payments.lock': (point) =>
    ['ACCEPTED', 'PROCESSING_COMPLIANCE'].includes(point.state) && isReceiving(point) && !point.isExpired
      ? 'LOCKED'
      : undefined,
  'payments.rejectLock': (point) =>
    ['ACCEPTED', 'PROCESSING_COMPLIANCE', 'LOCKED'].includes(point.state) &&
    isReceiving(point) &&
    !point.isFullyLocked
      ? 'LOCK_DECLINED'
      : undefined,
  'payments.retry': (point) => {
    if (point.side !== 'sender' || point.isExpired) return undefined
    if (point.state === 'LOCK_DECLINED') return 'ACCEPTED'
    // The settlement is repeated, and with approvals on it waits for one (PAY-048, TRU-822).
    return point.state === 'SETTLEMENT_DECLINED' && isCleared(point) ? 'LOCKED' : undefined
  },
  'payments.settle': (point) =>
    point.state === 'LOCKED' &&
    point.side === 'sender' &&
    !point.isExpired &&
    !point.isSettling &&
    isCleared(point)
      ? 'LOCKED'
      : undefined,
  'payments.complete': ({ state, side }) =>
    state === 'EXECUTED' && side === 'receiver' ? 'COMPLETED' : undefined,
  'payments.fail': ({ state, side }) =>
    ['ACCEPTED', 'PROCESSING_COMPLIANCE', 'LOCKED', 'LOCK_DECLINED', 'SETTLEMENT_DECLINED'].includes(state) ||
    (['EXECUTED', 'FORWARDED'].includes(state) && side === 'receiver')
      ? 'FAILED'
      : undefined,
  'payments.return': ({ state, side }) =>
    ['EXECUTED', 'COMPLETED'].includes(state) && side === 'receiver' ? 'RETURNED' : undefined,
  'payments.approve': (point) =>
    ['ACCEPTED', 'LOCKED'].includes(point.state) && point.isAuthorizationOn && waits(point)
      ? point.state
      : undefined,
  'payments.reject': (point) =>
    ['ACCEPTED', 'LOCKED'].includes(point.state) && point.isAuthorizationOn && waits(point)
      ? 'FAILED'
      : undefined,
}

const shownAt = (point: Point): string => {
  if (!point.isAuthorizationOn) return point.state
  if (has(point, 'rejected')) return 'REJECTED'
  if (!['ACCEPTED', 'LOCKED'].includes(point.state)) return point.state
  if (has(point, 'approved')) return 'APPROVED'
  return has(point, 'pending_approval') ? 'PENDING_APPROVAL' : point.state
}

const labelSets = [
  [],
  ['batch-id:1'],
  ['pending_approval'],
  ['pending_approval', 'approved'],
  ['pending_approval', 'rejected'],
  ['rns:pending_approval'],
  ['rns:pending_approval', 'rns:approved'],
  ['rns:pending_approval', 'rns:rejected'],
  ['approved', 'rejected', 'pending_approval'],
]
const both = [false, true]

function* points(): Generator<Point> {
  for (const state of states)
    for (const side of ['sender', 'intermediary', 'receiver'] as const)
      for (const labels of labelSets)
        for (const isExpired of both)
          for (const isAuthorizationOn of both)
            for (const isOwn of both)
              for (const isSettling of both)
                for (const isFullyLocked of both)
                  yield {
                    state,
                    side,
                    labels,
                    isExpired,
                    isAuthorizationOn,
                    isOwn,
                    isSettling,
                    isFullyLocked,
                  }
}

const factsAt = (point: Point) => ({
  session: { user: { id: 'me' } },
  configuration: { settings: { payment_authorization: String(point.isAuthorizationOn) } },
  record: {
    payment_state: point.state,
    side: point.side,
    contract_expired: point.isExpired,
    fully_locked: point.isFullyLocked,
    settling: point.isSettling,
    initiatedBy: { id: point.isOwn ? 'me' : 'someone' },
    internal_info: { labels: point.labels },
  },
})

const permissionsAt = ({ isAuthorizationOn }: Point) =>
  new Set(['payments.write', ...(isAuthorizationOn ? ['payments.authorize'] : [])])

it('opens exactly what Appendix A opens, at every point there is (OPEN-01, PAY-045, PAY-046, PAY-047, PAY-048, PAY-049)', () => {
  const wrong: string[] = []
  let count = 0
  for (const point of points()) {
    count += 1
    const open = movesOpen(machine, point.state, factsAt(point), permissionsAt(point)).flatMap(
      ({ call, to }) => (call === undefined ? [] : [`${call} → ${to}`]),
    )
    const expected = Object.entries(table).flatMap(([call, leads]) => {
      const to = leads(point)
      return to === undefined ? [] : [`${call} → ${to}`]
    })
    if (open.toSorted().join() !== expected.toSorted().join())
      wrong.push(`${JSON.stringify(point)}: ${open.join(', ')} instead of ${expected.join(', ')}`)
  }
  expect(count).toBe(15 * 3 * 9 * 32)
  expect(wrong.slice(0, 3)).toEqual([])
})

it('shows the decision instead of the state exactly where the specification says so (PAY-041, PAY-042, PAY-043)', () => {
  const wrong = [...points()].filter(
    (point) => display(machine, point.state, factsAt(point)).state !== shownAt(point),
  )
  expect(wrong.slice(0, 3)).toEqual([])
})

it('opens nothing to somebody who may only read (PAY-065)', () => {
  expect([...points()].length).toBeGreaterThan(100)
  for (const point of points())
    expect(movesOpen(machine, point.state, factsAt(point), new Set(['payments.read']))).toEqual([])
})

it('knows the eighteen states, three of them displayed and never stored (PAY-035, PAY-039)', () => {
  const shown = (definition.displays ?? []).map(({ state }) => state)
  expect(shown.toSorted()).toEqual(['APPROVED', 'PENDING_APPROVAL', 'REJECTED'])
  expect([...states, ...shown].toSorted()).toEqual(
    `ACCEPTED APPROVED CANCELED COMPLETED DECLINED EXECUTED EXPIRED FAILED FORWARDED LOCKED LOCK_DECLINED
     PENDING_APPROVAL PREPARED PROCESSING_COMPLIANCE QUOTED REJECTED RETURNED SETTLEMENT_DECLINED`.split(
      /\s+/,
    ),
  )
})

it('knows the fifteen actions and the thirteen words of the trail (PAY-036, PAY-050)', () => {
  const actions = new Set(
    definition.moves.map(({ id }) => id.replace(/-(accept(ed)?|locked|settle|payout)$/, '')),
  )
  for (const action of `accept lock complete settle retry return reject approve fail compliance-start reject-lock
    settlement-decline settlement-execute settlement-prepare`.split(/\s+/))
    expect([action, actions.has(action)]).toEqual([action, true])
  expect(definition.initial).toBe('QUOTED')
  const words = new Set(['initiated', ...definition.moves.flatMap(({ event }) => event ?? [])])
  const endings = ['expired', 'voided', 'withdrawn']
  expect([...words].filter((word) => !endings.includes(word)).toSorted()).toEqual([
    'authorized',
    'completed',
    'compliance verification started',
    'executed',
    'failed',
    'initiated',
    'lock declined',
    'locked',
    'prepared',
    'quote accepted',
    'rejected',
    'returned',
    'settlement declined',
  ])
})

it('leaves no ending without a word in the trail, except a quote that was refused', () => {
  const endings = definition.moves.filter(({ to }) => definition.states[to]?.final === true)
  expect(endings.filter(({ event }) => event === undefined).map(({ id }) => id)).toEqual(['refuse'])
})

it('leaves a rejected payment no way out (PAY-038)', () => {
  expect(definition.states.FAILED?.final).toBe(true)
  expect(definition.moves.filter(({ from }) => from.includes('FAILED'))).toEqual([])
})

it("calls the lock 'Lock quote' (PAY-037)", () => {
  expect(definition.moves.filter(({ call }) => call === 'payments.lock').map(({ label }) => label)).toEqual([
    'Lock quote',
  ])
})

it.each([
  ['payments.lock', 'ERR-022'],
  ['payments.settle', 'ERR-023'],
  ['payments.complete', 'ERR-024'],
  ['payments.approve', 'ERR-025'],
  ['payments.reject', 'ERR-026'],
])('asks to try %s again and then to contact support (%s)', (call) => {
  const moves = definition.moves.filter((move) => move.call === call)
  expect(moves.length).toBeGreaterThan(0)
  for (const { failed } of moves) expect(failed).toMatch(/Try again; if it happens again, contact support\.$/)
})

it('asks before what cannot be taken back, and for the reason of a return (PAY-032)', () => {
  for (const { call, confirm } of definition.moves)
    if (call !== undefined && !/lock$|retry$/.test(call))
      expect([call, confirm?.says]).toEqual([call, expect.any(String)])
  const { asks } = definition.moves.find(({ id }) => id === 'return')!
  expect(asks?.map(({ id, options }) => [id, options])).toEqual([
    ['reason', 'return-reasons'],
    ['details', undefined],
  ])
  expect(library.options['return-reasons']?.options.map(({ label }) => label.toLowerCase())).toEqual([
    'incorrect info',
    'fx costs',
    'purpose not defined',
    'duplicate payment',
    'other',
  ])
})
