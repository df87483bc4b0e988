import { expect, it } from 'vitest'
import { checkChanged, filesWith, context, findingsWith } from '#tests/unit/broken-definitions.ts'
import { checkDefinitions } from '#server/definitions/definitions-check.ts'

it('tells permissions and calls that nothing asks for, unless the program names them', () => {
  const idle = {
    $schema: '../../schemas/definitions/permission.schema.json',
    id: 'idle.read',
    says: 'Look at nothing.',
    roles: ['cloud.payments.read'],
  }
  const files = filesWith('permissions/idle.read.permission.json', JSON.stringify(idle))
  const found = (isNamedInProgram: (name: string) => boolean) =>
    checkDefinitions(files, { ...context, isNamedInProgram }).findings.map(({ sentence }) => sentence)
  const alone = found(() => false)
  expect(alone).toContain(
    "Nothing asks for the permission 'idle.read': name it where it is needed, or say why not under 'reserved'.",
  )
  expect(alone).toContain(
    "Nothing makes the call 'environments.list'. Name it where it shall be made, or take the file out.",
  )
  expect(alone.join(' '), 'a control asks for it').not.toContain("'payees.decide'")
  const named = found((name) => name === 'environments.list')
  expect(named).not.toContain(
    "Nothing makes the call 'environments.list'. Name it where it shall be made, or take the file out.",
  )
})

it('tells a role that holds nothing', () => {
  expect(
    findingsWith('roles.json', {
      '/roles/Idle': { label: 'Idle', area: 'All', group: 'Organisation', access: 'read' },
    }),
  ).toContain(
    "roles.json /roles/Idle: The role 'Idle' holds no permission: name it under 'roles' of one, or say why not under 'reserved'.",
  )
})

it('lets a permission and a role say why nothing needs them, and holds them to it', () => {
  const unrequested = 'permissions/projects.read.permission.json'
  expect(findingsWith(unrequested, { '/reserved': undefined })).toEqual([
    `${unrequested}: Nothing asks for the permission 'projects.read': name it where it is needed, or say why not under 'reserved'.`,
  ])
  const requested = 'permissions/payments.read.permission.json'
  expect(findingsWith(requested, { '/reserved': 'Nobody reads payments yet.' })).toContain(
    `${requested} /reserved: 'reserved' says that nothing asks for 'payments.read' yet, and something does. Take the word out.`,
  )
  expect(findingsWith('roles.json', { '/roles/Operator/reserved': 'It operates nothing yet.' })).toContain(
    "roles.json /roles/Operator/reserved: 'reserved' says that nothing asks for 'Operator' yet, and something does. Take the word out.",
  )
})

it('tells a permission that is closed while a client is seen, where it is anyway (TRU-418)', () => {
  expect(findingsWith('permissions/wallets.write.permission.json', { '/inView': 'closed' })).toEqual([
    "permissions/wallets.write.permission.json /inView: Every call of 'wallets.write' is closed while a client is seen: nothing of it is offered anyway. Take 'inView' out.",
  ])
  expect(findingsWith('permissions/payments.write.permission.json', { '/inView': 'open' })).not.toEqual([])
})

it('tells a fault that nothing refuses with; one that a fact of a flow says when it fails is used', () => {
  const files = filesWith('flows/edit-user.flow.json', { '/facts': undefined })
  const without = filesWith('flows/invite-user.flow.json', { '/facts': undefined })
  const idle =
    "Nothing refuses with the fault 'environments-failed'. Name it under 'faults' of a call, or take it out."
  const found = (all: typeof files) => checkChanged(all).findings.map(({ sentence }) => sentence)
  expect(found(files)).not.toContain(idle)
  expect(
    found(
      files.map((file) => without.find(({ path }) => path === file.path && path.includes('invite')) ?? file),
    ),
  ).toContain(idle)
})
