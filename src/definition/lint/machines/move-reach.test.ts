import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'machines/user.machine.json'

it('finds a move whose guard is never yes in a state it leaves', () => {
  const isOff = { says: 'The person is disabled.', when: { '==': [{ var: 'record.status' }, 'DISABLED'] } }
  expect(findingsWith(file, { '/rules/isOff': isOff, '/moves/0/guard': 'isOff' })).toContainEqual(
    expect.stringMatching(
      `^${file} /moves/0/guard: 'approve' can never be made. 'isOff' needs that record.status is 'DISABLED'`,
    ),
  )
})
