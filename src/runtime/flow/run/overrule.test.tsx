import { expect, it, vi } from 'vitest'
import faultFile from '#definitions/faults.json'
import batchFlow from '#definitions/flows/batch-payment.flow.json'
import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'

const definition: Definition = {
  $schema: '',
  id: 'send',
  version: 1,
  title: 'Send',
  purpose: 'Something that may have been sent before.',
  permission: 'parcels.write',
  steps: [{ id: 'what', title: 'Parcel', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
  submit: {
    label: 'Send {name}',
    call: 'parcels.send',
    body: { name: 'name' },
    overrule: {
      fault: 'parcel-twice',
      records: 'parcels',
      sends: 'parcelId',
      as: 'confirmed',
      link: 'Open the parcel of {weight}',
      opens: ['/sacks/{sackId}', '/parcels/{parcelId}'],
    },
  },
}
const faults = { 'parcel-twice': { title: 'Sent before', says: '', status: 409, code: 'PARCEL_TWICE' } }
const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map(), faults })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

const refusalOf = (...ids: string[]) => ({
  status: 409,
  code: 'PARCEL_TWICE',
  title: 'Sent before',
  detail: 'You sent the same.',
  clientMessage: 'You sent the same.',
  current: { parcels: ids.map((parcelId, at) => ({ parcelId, weight: `${at + 1} kg` })) },
})

async function open(refuse: (turn: number) => object | undefined, shown = flow) {
  const services = testServices({
    'parcels.send': (_, turn) => {
      const refusal = refuse(turn)
      if (refusal) throw refusal
      return {}
    },
  })
  const onDone = vi.fn()
  const screen = await render(
    <TestProvider services={services}>
      <Flow flow={shown} facts={{}} onDone={onDone} retryAfter={[]} />
    </TestProvider>,
  )
  await screen.getByLabelText('Name').fill('Box')
  await screen.getByRole('button', { name: 'Send Box' }).click()
  const sent = () => services.calls.filter(({ call }) => call === 'parcels.send')
  return { screen, sent, onDone, callout: screen.getByRole('group', { name: 'Sent before' }) }
}

it('shows what was sent before, each with a link beside the form, and sends it after it was pressed all the same (TRU-054)', async () => {
  const { screen, sent, onDone, callout } = await open((turn) =>
    turn === 0 ? refusalOf('p/1', 'p-2') : undefined,
  )
  await expect.element(callout).toHaveFocus()
  await expect.element(callout).toMatchTextContent(/You sent the same/)
  const link = callout.getByRole('link', { name: /Open the parcel of .?1 kg/ })
  await expect.element(link).toHaveAttribute('href', '/parcels/p%2F1')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(callout.getByRole('link', { name: /Open the parcel of .?2 kg/ })).toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Box')
  expect(onDone).not.toHaveBeenCalled()
  await callout.getByRole('button', { name: 'Send Box all the same' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Box' },
    { name: 'Box', confirmed: ['p/1', 'p-2'] },
  ])
})

it('names of a batch what it looks like in the words of its rows, with links to payments and batches as they are shipped (TRU-038, TRU-054)', async () => {
  const { overrule } = batchFlow.submit
  const shipped = linkFlow(
    { ...definition, submit: { ...definition.submit, overrule } },
    {
      kinds,
      rules: new Map(),
      options: new Map(),
      faults: faultFile.faults,
    },
  )
  if (!shipped.ok) throw new Error(JSON.stringify(shipped.problems))
  const { title, code } = faultFile.faults[overrule.fault as 'batch-duplicate']
  const duplicates = [
    { id: 'b-1', batchId: 'b-1', says: 'The batch payday of Nov 2, 2026 has the same rows.' },
    { id: 'row-3', row: 3, says: 'Row 3 has the same internal ID as row 2.' },
    { id: 'p-1', paymentId: 'p-1', row: 2, says: 'Row 2: The payment of 51.00 USD has the same payee.' },
  ]
  const refusal = { status: 409, code, title, detail: '', clientMessage: '', current: { duplicates } }
  const { screen, sent, onDone } = await open((turn) => (turn === 0 ? refusal : undefined), shipped.flow)
  const callout = screen.getByRole('group', { name: title })
  const addressOf = (name: RegExp) => callout.getByRole('link', { name }).element().getAttribute('href')
  await expect.element(callout).toMatchTextContent(/Row 3 has the same internal ID as row 2/)
  expect([addressOf(/The batch payday/), addressOf(/^Row 2/)]).toEqual([
    '/batch-payment/b-1',
    '/payments/p-1',
  ])
  expect(callout.getByRole('link').elements()).toHaveLength(2)
  await callout.getByRole('button', { name: /all the same/ }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent().at(-1)?.body).toEqual({ name: 'Box', confirmedDuplicates: ['b-1', 'row-3', 'p-1'] })
})

it('asks again about what came since, and about everything once an answer has changed (TRU-054)', async () => {
  const { screen, sent, onDone, callout } = await open((turn) =>
    turn < 3 ? refusalOf(...['p-1', 'p-2', 'p-3'].slice(0, turn + 1)) : undefined,
  )
  await callout.getByRole('button', { name: 'Send Box all the same' }).click()
  await expect.element(callout.getByRole('link', { name: /Open the parcel of .?2 kg/ })).toBeVisible()
  await screen.getByLabelText('Name').fill('Bag')
  await screen.getByRole('button', { name: 'Send Bag', exact: true }).click()
  await expect.element(callout.getByRole('link', { name: /Open the parcel of .?3 kg/ })).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Box' },
    { name: 'Box', confirmed: ['p-1'] },
    { name: 'Bag' },
  ])
})

it('offers nothing where a refusal is another one, or names nothing to look at (TRU-054)', async () => {
  const other = { ...refusalOf('p-1'), code: 'PARCEL_LOST' }
  for (const refusal of [other, refusalOf(), { ...refusalOf(), current: 'none' }]) {
    const { screen, callout } = await open(() => refusal)
    await expect.element(callout.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('button', { name: /all the same/ }).elements()).toHaveLength(0)
    expect(callout.getByRole('link').elements()).toHaveLength(0)
    await screen.unmount()
  }
})
