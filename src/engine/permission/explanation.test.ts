import { expect, it } from 'vitest'
import type { Permission } from '#definition/generated/permission.ts'
import type { Role } from '#definition/generated/roles.ts'
import { linkRules } from '../rule/link.ts'
import { conflictsOf, explainPermissions } from './explanation.ts'
import { linkPermissions } from './link.ts'

const role: Role = { label: 'R', area: 'A', group: 'G', access: 'read' }
const roles = { maker: role, checker: role, inside: role, outside: role }
const permission = (id: string, granted: string[], more: Partial<Permission> = {}): Permission => ({
  $schema: '',
  id,
  says: `May ${id}.`,
  roles: granted,
  ...more,
})
const approving = { with: 'payments.create', title: 'Two people', says: 'Two people must see a payment.' }
const definitions = [
  permission('payments.create', ['maker']),
  permission('payments.approve', ['checker'], { conflicts: [approving, { ...approving, with: 'gone' }] }),
  permission('payments.export', ['maker', 'checker'], { scopes: ['inside', 'outside'] }),
  permission('payments.cancel', ['maker'], { when: 'isOn' }),
]
const { rules } = linkRules({ isOn: { says: 'It is on.', when: { '==': [{ var: 'on' }, true] } } })
const { permissions } = linkPermissions(
  Object.fromEntries(definitions.map((definition) => [definition.id, definition])),
  roles,
  rules,
)
const explain = (granted: string[], facts: object = {}) =>
  explainPermissions(permissions, { roles: granted, facts: { ...facts } })
const explained = (id: string, granted: string[], facts: object = {}) =>
  explain(granted, facts).find((one) => one.id === id)

it('explains every permission in the order of the definitions, with its sentence', () => {
  expect(explain([]).map(({ id, says }) => [id, says])).toEqual(definitions.map(({ id, says }) => [id, says]))
})

it('says through which of the roles somebody holds a permission, and asks for no other', () => {
  expect(explained('payments.create', ['checker', 'maker'])).toMatchObject({
    isHeld: true,
    through: ['maker'],
    wanted: [],
    closedBy: undefined,
  })
})

it('says which roles would give a permission that is not held', () => {
  expect(explained('payments.create', ['checker'])).toMatchObject({
    isHeld: false,
    through: [],
    wanted: ['maker'],
    closedBy: undefined,
  })
})

it('asks for all scopes beside one of the roles, and names what is held of either (PRM-005)', () => {
  expect(explained('payments.export', ['maker', 'inside'])).toMatchObject({
    isHeld: false,
    through: ['maker', 'inside'],
    wanted: ['maker', 'checker', 'inside', 'outside'],
    closedBy: undefined,
  })
  expect(explained('payments.export', ['checker', 'inside', 'outside'])).toMatchObject({
    isHeld: true,
    through: ['checker', 'inside', 'outside'],
    wanted: [],
  })
})

it('names the rule that keeps a permission closed only where the roles would do', () => {
  expect(explained('payments.cancel', ['maker'], { on: false })).toMatchObject({
    isHeld: false,
    wanted: [],
    closedBy: 'isOn',
  })
  expect(explained('payments.cancel', ['maker'], { on: true })).toMatchObject({
    isHeld: true,
    closedBy: undefined,
  })
  expect(explained('payments.cancel', ['checker'], { on: false })).toMatchObject({ closedBy: undefined })
})

it('finds two permissions in one pair of hands that should not be there, and only then', () => {
  expect(conflictsOf(permissions, ['maker', 'checker'])).toEqual([
    { permission: 'payments.approve', ...approving },
  ])
  for (const granted of [['maker'], ['checker'], []]) expect(conflictsOf(permissions, granted)).toEqual([])
})
