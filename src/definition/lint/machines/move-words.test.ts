import { expect, it } from 'vitest'
import { placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

const user = 'machines/user.machine.json'
const approval = 'machines/approval.machine.json'

it('finds a move after which its person reads nothing, and one that ends a record without asking', () => {
  const approve = placeOf(user, 'moves', 'approve')
  const remove = placeOf(user, 'moves', 'delete')
  expect(
    findingsWith(user, { [`${approve}/done`]: undefined, [`${remove}/confirm`]: undefined }).toSorted(),
  ).toEqual([
    `${user} ${approve}: Nobody reads that 'approve' was made: say under 'done' what has happened.`,
    `${user} ${remove}: 'delete' ends in 'DELETED', which nobody leaves again, and one slip of the hand makes it: ask before, under 'confirm'.`,
  ])
})

it('finds a move of the network that asks somebody, or is guarded by who is signed in', () => {
  const expire = placeOf(approval, 'moves', 'expire')
  expect(findingsWith(approval, { [`${expire}/done`]: 'Expired.' })).toEqual([
    `${approval} ${expire}/done: Only the network makes 'expire', and nobody reads 'done'. Take it out, or say under 'by' and 'call' how a person makes the move.`,
  ])
  expect(findingsWith(approval, { [`${expire}/guard`]: 'isOwnPayment' })).toEqual([
    `${approval} ${expire}/guard: 'isOwnPayment' reads 'session.user.id', and nobody is signed in where the network makes 'expire': it would never be made. Take the guard out, or name another.`,
  ])
})
