import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { user } from '#tests/fixtures/portal/answers.ts'
import { openSpoken } from '#tests/fixtures/portal/spoken-portal.tsx'

const ofOrganisation = `/organizations/${user.orgId}`

const row = {
  id: user.id,
  orgId: user.orgId,
  email: user.email,
  name: user.name,
  status: 'ACTIVE',
  userType: 'Regular User',
  roles: 'Payments',
  environments: 'UAT',
  createdAt: '2026-03-04T12:00:00.000Z',
}

const grants = {
  templates: [
    { name: 'preparer', label: 'Preparer', says: 'Prepares payments.', roles: ['direct.payments.write'] },
    { name: 'custom', label: 'Custom', says: 'Choose the single roles yourself.', roles: [] },
  ],
  roles: [],
  closedRoles: [],
  environments: [{ code: 'uat', label: 'UAT' }],
  closedEnvironments: [],
}

const difference = {
  summary: 'They may prepare payments in UAT.',
  gained: [{ label: 'Payments', value: 'Prepare and send' }],
  lost: [],
  conflicts: [],
  warnings: [],
}

it('hears a colleague invited, what they will be able to do, and that they were, by keyboard alone (TRU-486)', async () => {
  const { spoken, sent } = await openSpoken({
    path: '/settings/users',
    roles: ['Organization Administrator'],
    until: user.name,
    answers: {
      [`GET ${ofOrganisation}/users`]: {
        content: [row],
        page: { number: 0, size: 15, totalElements: 1, totalPages: 1 },
      },
      [`GET ${ofOrganisation}/roles`]: grants,
      [`POST ${ofOrganisation}/rights/difference`]: difference,
      [`POST ${ofOrganisation}/users`]: { ...user, name: 'Trial Guest', status: 'CREATED' },
    },
  })
  await spoken.reach(/^Invite/)
  await spoken.take()
  await spoken.press('{Enter}')
  await spoken.hear(/dialog/)
  // Tab goes round in a dialog whose form is not drawn yet.
  await expect.element(page.getByLabelText('Email')).toBeVisible()
  await spoken.reach(/^Email/)
  await spoken.press('guest@trial.example')
  await spoken.reach(/^First name/)
  await spoken.press('Trial')
  await spoken.reach(/^Last name/)
  await spoken.press('Guest')
  await spoken.reach(/^Continue/)
  await spoken.press('{Enter}')
  await spoken.hear(/^Roles and environments, heading/)
  expect(await spoken.takePolitely()).toEqual([
    'Invite somebody, dialog',
    'Close, button',
    'Email, edit text, required, Such as name@company.example. They sign in with it. At most 255 characters',
    'First name, edit text, required, At most 140 characters',
    'Last name (optional), edit text, Leave it empty for a person who has one name only. At most 140 characters',
    'Continue, button',
    'Roles and environments, heading',
    'Announced: Choose at least one role.',
  ])
  await spoken.reach(/^Preparer/)
  await spoken.press(' ')
  await spoken.reach(/^Continue/)
  await spoken.press('{Enter}')
  await spoken.hear(/^What they may do, heading/)
  expect(await spoken.takePolitely()).toEqual([
    'Into: What will they do?, radiogroup, required',
    'Preparer Prepares payments., radio button, not chosen',
    'Preparer Prepares payments., radio button, chosen',
    'Into: Environments, group, Roles count in every environment assigned here.',
    'UAT, tick box, chosen',
    'Clear environments, button',
    'Back, button',
    'Continue, button',
    'What they may do, heading',
  ])
  await spoken.reach(/^Invite/)
  await spoken.press('{Enter}')
  await expect.poll(() => sent.some(({ to }) => to.endsWith('/users'))).toBe(true)
  await spoken.hear(/invited/)
  await spoken.returned()
  expect(await spoken.takePolitely()).toEqual([
    'Into: Person, region',
    'Change: Person, button',
    'Into: Roles and environments, region',
    'Change: Roles and environments, button',
    'Details of Preparer, button',
    'Back, button',
    'Invite, button',
    'Into: main',
    'Invite somebody, button',
    'Announced: Trial Guest was invited and waits for approval',
  ])
})
