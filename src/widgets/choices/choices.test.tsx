import type { Flow } from '#definition/generated/flow.ts'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTestRun } from '#tests/fixtures/widgets/run.tsx'

const places = [
  { id: 'a', name: 'Lima' },
  { id: 'b', name: 'Oslo' },
]

const flow: Flow = {
  $schema: '',
  id: 'trip',
  version: 1,
  title: 'Trip',
  purpose: 'A trial.',
  permission: 'payments.write',
  facts: { places: { call: 'places.list' } },
  steps: [
    {
      id: 'where',
      title: 'Where',
      fields: [
        {
          id: 'stops',
          type: 'choices',
          label: 'Stops',
          options: { from: 'places', value: 'id', label: 'name' },
        },
      ],
    },
  ],
  submit: { label: 'Go', call: 'trips.create', body: {} },
}

it('keeps the place in the list of whoever clears what was chosen by the keyboard', async () => {
  await openTestRun(flow, { facts: {}, answers: { 'places.list': () => places } })
  const first = page.getByRole('checkbox', { name: 'Lima' })
  await page.getByRole('checkbox', { name: 'Oslo' }).click({ force: true })
  const clear = page.getByRole('button', { name: 'Clear stops' })
  await expect.element(clear).toBeVisible()
  ;(clear.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('None chosen')).toBeVisible()
  await expect.element(first).toHaveFocus()
})
