import type { Case } from '#definition/generated/cases.ts'
import type { Library } from '#definition/library.ts'
import { holdsRoles } from '../permission/verdict.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import type { Facts } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { wordsIn } from './words.ts'

type Notifications = Library['notifications']

/** Tells whether a person with these roles, who is one of these persons of the record, is notified. */
export function isNotified(
  { people = [], holders = [], everyone, except }: Notifications[string],
  permissions: LinkedPermissions,
  { roles, persons }: { readonly roles: readonly string[]; readonly persons: readonly string[] },
): 'yes' | 'no' {
  if (except !== undefined && persons.includes(except)) return 'no'
  const holds = (id: string) => {
    const permission = permissions.get(id)
    return permission !== undefined && holdsRoles(permission, roles)
  }
  const isOne = everyone || people.some((name) => persons.includes(name)) || holders.some(holds)
  return isOne ? 'yes' : 'no'
}

/** Runs one case of the notifications: the events that a person is notified of, and the pages that these open. */
export function runNotificationsCase(
  notifications: Notifications,
  permissions: LinkedPermissions,
  definition: Case,
  globals: Facts,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const person = { roles: wordsIn(facts, 'session.roles'), persons: wordsIn(facts, 'persons') }
  const verdictOf = (event: string) => {
    const one = notifications[event]
    return one && isNotified(one, permissions, person)
  }
  expected.each('notifies', definition.notifies, verdictOf)
  const events = Object.keys(definition.notifies ?? {}).filter((event) => verdictOf(event) === 'yes')
  expected.same('leads', definition.leads, [
    ...new Set(events.flatMap((event) => notifications[event]?.page ?? [])),
  ])
  return expected.differences()
}
