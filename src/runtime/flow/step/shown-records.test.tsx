import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Details } from '#definition/generated/details.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'
import { RecordDetailsContext } from '../review/record-dialog.tsx'

wearTheme()

const account: Details = {
  $schema: '',
  id: 'account',
  title: 'Your account',
  purpose: 'Tests.',
  permission: 'tests.run',
  sections: [
    {
      id: 'account',
      title: 'Your account',
      items: [
        { path: 'debit', type: 'text', label: 'Debited' },
        { path: 'remaining', type: 'text', label: 'Available afterwards' },
      ],
    },
  ],
}

function linked(shows = [{ details: 'account', record: 'account' }]): LinkedFlow {
  const result = linkFlow(
    {
      ...testFlow,
      facts: { account: { call: 'accounts.read', rests: 'pause' } },
      rules: {},
      progress: [{ id: 'check', title: 'Review' }],
      summary: [],
      steps: [
        {
          id: 'check',
          title: 'Review and send',
          stage: 'check',
          shows,
          fields: [{ id: 'note', type: 'text', label: 'Note', optional: true }],
        },
      ],
      submit: { label: 'Send', noun: 'payment', call: 'payments.create', body: { note: 'note' } },
    },
    { kinds, rules: new Map(), options: new Map(), facts: new Set(['limits']) },
  )
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.flow
}

it.each([
  ['whole', { debit: '900.00 GBP', remaining: '100.00 GBP' }, 'Available afterwards'],
  ['in part', { debit: '900.00 GBP' }, 'Debited'],
  ['with nothing', null, undefined],
])('leaves the button where it is when a late record is answered %s (TRU-896)', async (_, answer, label) => {
  // On a phone the button stands at the foot of the screen, whatever is above it.
  await page.viewport(1280, 900)
  let respond: (value: unknown) => void = () => {}
  const services = testServices({
    'accounts.read': () => new Promise((resolve) => (respond = resolve)),
  })
  const screen = await render(
    <TestProvider services={services}>
      <RecordDetailsContext value={() => ({ definition: account })}>
        <Flow flow={linked()} facts={{ limits: { pause: 1 } }} onDone={vi.fn()} />
      </RecordDetailsContext>
    </TestProvider>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  await expect.element(button).toBeVisible()
  const place = screen.container.querySelector('.ptl-shown-record')!
  expect(place.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(place.textContent).toContain('Available afterwards')
  const boxOf = () => button.element().getBoundingClientRect().toJSON() as DOMRectInit
  const before = boxOf()
  await vi.waitFor(() => expect(services.calls).toHaveLength(1))
  respond(answer)
  await expect.poll(() => screen.container.querySelector('[aria-busy="true"]')).toBeNull()
  if (label !== undefined) await expect.element(screen.getByText(label)).toBeVisible()
  expect(boxOf()).toEqual(before)
})

it('draws records that follow each other as parts of one card (TRU-904)', async () => {
  const record = { debit: '900.00 GBP', rest: { debit: '100.00 GBP' } }
  const shows = [
    { details: 'account', record: 'account' },
    { details: 'account', record: 'account.rest' },
  ]
  const services = testServices({ 'accounts.read': () => record })
  const screen = await render(
    <TestProvider services={services}>
      <RecordDetailsContext value={() => ({ definition: account })}>
        <Flow flow={linked(shows)} facts={{ limits: { pause: 1 } }} onDone={vi.fn()} />
      </RecordDetailsContext>
    </TestProvider>,
  )
  await expect.element(screen.getByText('100.00 GBP')).toBeVisible()
  const [first, second] = [...screen.container.querySelectorAll('.ptl-shown-record')]
  expect(second!.getBoundingClientRect().top - first!.getBoundingClientRect().bottom).toBe(-1)
})
