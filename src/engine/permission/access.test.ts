import { describe, expect, it } from 'vitest'
import type { Role } from '#definition/generated/roles.ts'
import { accessOf, grantableRoles, grantedRoles } from './access.ts'

const role = (area: string, access: Role['access'], more: Partial<Role> = {}): Role => ({
  label: 'R',
  area,
  group: 'G',
  access,
  ...more,
})
const roles: Record<string, Role> = {
  'payments.read': role('Payments', 'read'),
  'payments.write': role('Payments', 'edit', { includes: ['payments.read'] }),
  'reports.read': role('Reports', 'read'),
  administrator: role('All', 'edit', { includes: ['payments.write', 'lost', 'constructor'] }),
  support: role('All', 'read', { provider: true, includes: ['reports.read'] }),
}

describe('roles that stand for other roles', () => {
  it('are held with all that they include, however far, and nothing beside', () => {
    expect([...grantedRoles(roles, ['administrator'])]).toEqual([
      'administrator',
      'payments.write',
      'payments.read',
    ])
    expect([...grantedRoles(roles, ['payments.read'])]).toEqual(['payments.read'])
  })

  it('hold nothing by a name that is no role, whether given or included (PRM-003)', () => {
    expect([...grantedRoles(roles, ['lost', 'constructor', '__proto__', 'reports.read'])]).toEqual([
      'reports.read',
    ])
  })
})

describe('what somebody reads and edits', () => {
  it('stands under edit where one role edits, in whatever order the roles are given (PRM-029, PRM-030)', () => {
    for (const granted of [
      ['payments.read', 'payments.write'],
      ['payments.write', 'payments.read'],
    ])
      expect([...accessOf(roles, granted)]).toEqual([['Payments', 'edit']])
  })

  it('stands under read where no role edits, by area (PRM-028, PRM-029)', () => {
    expect([...accessOf(roles, ['payments.read', 'reports.read'])]).toEqual([
      ['Payments', 'read'],
      ['Reports', 'read'],
    ])
    expect([...accessOf(roles, ['administrator'])]).toEqual([
      ['All', 'edit'],
      ['Payments', 'edit'],
    ])
  })
})

it('lets people give the roles they hold, never a role of the staff of the provider (PRM-002, PRM-007)', () => {
  expect([...grantableRoles(roles, ['payments.write'])]).toEqual(['payments.write', 'payments.read'])
  expect([...grantableRoles(roles, ['support'])]).toEqual(['reports.read'])
})
