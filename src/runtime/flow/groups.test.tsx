import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { Draft } from '#engine/flow/types.ts'
import type { DraftKeeper } from '../draft/draft-keeper.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices, type TestServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from './flow.tsx'

const definition: Definition = {
  $schema: '',
  id: 'add',
  version: 1,
  title: 'Add a beneficiary',
  purpose: 'Steps only the server knows.',
  permission: 'identities.write',
  progress: [
    { id: 'where', title: 'Destination' },
    { id: 'holder', title: 'Holder' },
    { id: 'account', title: 'Account' },
    { id: 'check', title: 'Review' },
  ],
  steps: [
    {
      id: 'where',
      title: 'Where to',
      stage: 'where',
      fields: [{ id: 'country', type: 'text', label: 'Country' }],
    },
    {
      id: 'details',
      title: 'Details',
      forEach: {
        call: 'needs.list',
        with: { country: 'country' },
        into: 'more',
        empty: 'requirements-empty',
        failed: 'requirements-failed',
      },
      group: [
        { title: 'Name and holder', has: 'nick', stage: 'holder' },
        { title: 'Account and bank', has: 'acct', stage: 'account' },
      ],
    },
    { id: 'check', title: 'Review', stage: 'check', review: true },
  ],
  submit: { label: 'Add', call: 'people.create', body: { more: 'more' } },
}
const faults = {
  'requirements-empty': { title: 'Nothing to ask', says: 'Contact support.' },
  'requirements-failed': { title: 'The questions could not be loaded', says: 'Nothing was lost.' },
}
const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map(), faults })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

const needs = (...names: string[]) => ({
  fields: names.map((fieldName) => ({
    fieldName,
    fieldDescription: fieldName,
    fieldType: 'REQUIRED',
    fieldDataType: 'STRING',
  })),
})

async function open(services: TestServices, draft?: Draft) {
  const [onPlace, onDone] = [vi.fn(), vi.fn()]
  const keeper: DraftKeeper = {
    load: () => Promise.resolve(draft),
    save: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    onOtherTab: () => () => {},
  }
  const screen = await render(
    <TestProvider services={services}>
      <Flow flow={flow} facts={{}} drafts={keeper} onPlace={onPlace} onDone={onDone} />
    </TestProvider>,
  )
  const go = () => screen.getByRole('button', { name: 'Continue' }).click()
  return { screen, onPlace, onDone, go }
}
type Opened = Awaited<ReturnType<typeof open>>

async function fillWhere({ screen, go }: Opened, country: string) {
  await screen.getByLabelText('Country').fill(country)
  await go()
}
const step = ({ screen }: Opened, name: string) => screen.getByRole('heading', { name, level: 2 })

it('walks through one step per group, each with its title, stage and address (IDN-032)', async () => {
  const services = testServices({
    'needs.list': () => needs('acctNo', 'nickName'),
    'people.create': () => ({}),
  })
  const opened = await open(services)
  const { screen, onPlace, onDone, go } = opened
  await fillWhere(opened, 'DE')
  await expect.element(step(opened, 'Name and holder')).toBeVisible()
  await expect.element(screen.getByText('Step 2 of 4: Holder')).toBeInTheDocument()
  await screen.getByLabelText('nickName').fill('Nick')
  await go()
  await expect.element(step(opened, 'Account and bank')).toBeVisible()
  expect(onPlace).toHaveBeenLastCalledWith('details-2', 'push')
  await screen.getByLabelText('acctNo').fill('12')
  await go()
  for (const text of ['Nick', '12'])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Add' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(services.calls.at(-1)?.body).toEqual({ more: { nickName: 'Nick', acctNo: '12' } })
})

it('resumes a draft in a step that only the server knows, and keeps what is still asked for', async () => {
  const services = testServices({
    'needs.list': ({ params }) =>
      (params as { country: string }).country === 'DE'
        ? needs('nickName', 'acctNo')
        : needs('nickName', 'acctIban'),
  })
  const answers = { country: 'DE', 'more/nickName': 'Nick', 'more/acctNo': '12' }
  const place = { step: 'details-2', returnTo: [] }
  const opened = await open(services, { flow: 'add', version: 1, answers, place, intent: 'i' })
  const { screen, go } = opened
  await expect.element(screen.getByLabelText('acctNo')).toHaveValue('12')
  for (const _ of [1, 2]) await screen.getByRole('button', { name: 'Back' }).click()
  await fillWhere(opened, 'MX')
  await expect.element(screen.getByLabelText('nickName')).toHaveValue('Nick')
  await go()
  await expect.element(screen.getByLabelText('acctIban')).toHaveValue('')
})

it('asks as text for what nobody knows, with the help it was given, and says and reports a pattern that cannot be used (IDN-020, IDN-046, IDN-047)', async () => {
  const fields = [
    {
      fieldName: 'nickHologram',
      fieldDescription: 'Hologram',
      fieldHelpText: 'As on the card.',
      fieldHelpLink: 'https://help.invalid/hologram',
      fieldType: 'REQUIRED',
      fieldDataType: 'HOLOGRAM',
    },
    { ...needs('nickName').fields[0], fieldRegexValidator: '([' },
  ]
  const services = testServices({ 'needs.list': () => ({ fields }) })
  const opened = await open(services)
  const { screen, go } = opened
  await fillWhere(opened, 'DE')
  const hologram = screen.getByRole('textbox', { name: 'Hologram' })
  await expect.element(hologram).toHaveAccessibleDescription(/As on the card\./)
  await expect
    .element(screen.getByRole('link', { name: /^More about ‘Hologram’/ }))
    .toHaveAttribute('href', 'https://help.invalid/hologram')
  await hologram.fill('anything')
  await screen.getByLabelText('nickName').fill('Nick')
  await go()
  await expect
    .element(screen.getByText('An internal error happened, please reach out to technical support').first())
    .toBeVisible()
  await expect.element(screen.getByLabelText('nickName')).toHaveValue('Nick')
  expect(services.reported).toEqual(['The server asks for a field that cannot be used as it is'])
})

it('says that the server asks for nothing, and asks again (ERR-080)', async () => {
  const services = testServices({ 'needs.list': (_, turn) => (turn === 0 ? needs() : needs('nickName')) })
  const opened = await open(services)
  const { screen } = opened
  await fillWhere(opened, 'DE')
  await expect.element(screen.getByRole('heading', { name: 'Nothing to ask' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByLabelText('nickName')).toBeVisible()
})

it('says that what to ask could not be loaded, and asks again (ERR-081)', async () => {
  const services = testServices({
    'needs.list': (_, turn) => {
      if (turn === 0) throw { status: 500, title: 'Something went wrong' }
      return needs('nickName')
    },
  })
  const opened = await open(services)
  const { screen } = opened
  await fillWhere(opened, 'DE')
  await expect
    .element(screen.getByRole('heading', { name: 'The questions could not be loaded' }))
    .toBeVisible()
  await expect.element(screen.getByText('Nothing was lost.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByLabelText('nickName')).toBeVisible()
})
