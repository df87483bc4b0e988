import { expect, it } from 'vitest'
import { ground, real, saidWith } from '#tests/unit/broken.ts'
import { judgeDefinitions } from '#server/definitions/judge.ts'

it('tells permissions and calls that nothing asks for, unless the program names them', () => {
  const found = (isNamedInProgram: (name: string) => boolean) =>
    judgeDefinitions(real, { ...ground, isNamedInProgram }).findings.map(({ sentence }) => sentence)
  const alone = found(() => false)
  expect(alone).toContain("Nothing asks for the permission 'users.write'.")
  expect(alone).toContain("Nothing makes the call 'environments.list'.")
  const named = found((name) => name === 'environments.list')
  expect(named).not.toContain("Nothing makes the call 'environments.list'.")
})

it('tells a role that holds nothing', () => {
  expect(saidWith('roles.json', { '/roles/Idle': { label: 'Idle', area: 'All', group: 'Organisation', access: 'read' } })).toContain(
    "roles.json /roles/Idle: The role 'Idle' holds no permission yet.",
  )
})
