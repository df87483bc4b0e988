import { expect, it } from 'vitest'
import { demoOrganisations } from '../../seed/organisations/demo-organisations.ts'
import { shippedDefinitions } from '#tests/server/shipped.ts'
import { jobOf, renderSignIn } from './sign-in-page.ts'

const definitions = shippedDefinitions()
const people = demoOrganisations.flatMap((organisation) =>
  organisation.people.map(({ login, first, last, roles }) => ({
    email: `${login}@${organisation.domain}`,
    first_name: first,
    last_name: last,
    org_name: organisation.name,
    job: jobOf(definitions, roles),
    roles,
  })),
)

it('says in words what people of the demonstration do, and names no role', () => {
  const page = renderSignIn({ uid: 'x', people })
  const readMessages = (login: string) => people.find(({ email }) => email.startsWith(`${login}@`))?.job
  expect(readMessages('maker')).toBe('Prepares payments')
  expect(readMessages('checker')).toBe('Approves payments')
  expect(readMessages('viewer')).toBe('Follows payments, changes nothing')
  expect(readMessages('admin')).toBe('Manages people and settings')
  expect(people.filter(({ job }) => job === '')).toEqual([])
  for (const role of new Set(people.flatMap(({ roles }) => roles)))
    if (role.includes('.')) expect(page).not.toContain(role)
})

it('opens the organisation of the person who was chosen, and no other', () => {
  const open = (email?: string) =>
    [
      ...renderSignIn({ uid: 'x', people, ...(email && { email }) }).matchAll(/ open><summary><bdi>([^<]*)/g),
    ].map(([, name]) => name)
  expect(open()).toEqual(['Northwind Payroll Ltd'])
  expect(open('maker@lumen.example')).toEqual(['Lumen Marketplace Inc.'])
})
