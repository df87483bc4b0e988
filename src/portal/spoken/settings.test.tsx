import { expect, it } from 'vitest'
import { organisation } from '#tests/fixtures/portal/answers.ts'
import { openSpoken } from '#tests/fixtures/portal/spoken-portal.tsx'

const read = `GET /organizations/${organisation.id}`
const full = { ...organisation, customerId: 'CUS-1', version: '1' }

it('hears a setting changed, refused and saved, by keyboard alone (TRU-487)', async () => {
  let isRefused = true
  const { spoken, sent } = await openSpoken({
    path: '/settings/organisation',
    roles: ['Organization Administrator'],
    until: 'CUS-1',
    answers: {
      [read]: full,
      [`PATCH /organizations/${organisation.id}`]: () => {
        const answer = isRefused
          ? Response.json({ title: 'Too many changes', message: 'Try again in a minute.' }, { status: 429 })
          : { ...full, name: 'Trial Limited' }
        isRefused = false
        return answer
      },
    },
  })
  await spoken.reach(/^Edit: Organisation/)
  await spoken.take()
  await spoken.press('{Enter}')
  await spoken.hear(/^Name/)
  await spoken.press('{Control>}a{/Control}Trial Limited')
  expect(await spoken.takePolitely()).toEqual([
    'Name, edit text, required, Trial Ltd, At most 140 characters',
  ])
  await spoken.reach(/^Save/)
  await spoken.press('{Enter}')
  await spoken.hear(/Too many/)
  expect(await spoken.takePolitely()).toEqual([
    'Salesforce ID, edit text, required, CUS-1, At most 64 characters',
    'Into: What your organisation has, region',
    'Copy Organisation ID, button',
    'Discard changes, button',
    'Save, button',
    'Too many changes, group, Try again in a minute.',
  ])
  await spoken.reach(/^Save|^Try again/)
  await spoken.press('{Enter}')
  await expect.poll(() => sent.length).toBe(2)
  await spoken.hear(/saved/)
  await spoken.returned()
  expect(await spoken.takePolitely()).toEqual(['Try again, button', 'main', 'Announced: Organisation saved'])
})
