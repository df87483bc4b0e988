import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createStore } from '#engine/flow/store.ts'
import type { Draft } from '#engine/flow/types.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { StoryProvider } from './story-provider.tsx'
import { answers, beneficiaries, draftAt, facts } from './payment-facts.ts'
import { paymentFlow } from './payment-flow.ts'
import { never, paymentServer, type Answers } from './payment-server.ts'

interface Args {
  readonly draft?: Draft
  readonly server?: Answers
  readonly thirdParty?: boolean
}

/** The single-payment flow as it is shipped. */
function Run({ draft, server, thirdParty = false }: Args) {
  const configuration = { ...facts.configuration, thirdPartyPaymentAllowed: thirdParty }
  const existing = { ...facts, configuration }
  const store = createStore(paymentFlow, { facts: existing, draft, intent: 'i-1' })
  return (
    <StoryProvider services={paymentServer(server)}>
      <Flow flow={paymentFlow} facts={existing} store={store} onDone={() => {}} />
    </StoryProvider>
  )
}

/** The single-payment wizard, from the beneficiary to the review. */
const meta: Meta<Args> = {
  title: 'Runtime/Single payment',
  render: (args) => <Run {...args} />,
}
export default meta
type Story = StoryObj<Args>

const stagesOf = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Progress' }))
    .getAllByRole('listitem')
    .map((stage) => stage.textContent.replace(/^\d/, ''))

export const ThreeStages: Story = {
  name: 'Three stages',
  tags: ['WIZ-008'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Talleres del Valle')
    await expect(stagesOf(canvasElement)).toEqual([
      'BeneficiaryCurrent',
      'Payment DetailsNext',
      'ReviewLater',
    ])
  },
}

export const FourStages: Story = {
  name: 'Four stages, with an originator',
  tags: ['WIZ-009'],
  args: { thirdParty: true },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Our organisation')
    await expect(stagesOf(canvasElement)).toEqual([
      'OriginatorCurrent',
      'BeneficiaryNext',
      'Payment DetailsLater',
      'ReviewLater',
    ])
  },
}

export const WhoPays: Story = {
  name: 'Who is paying',
  tags: ['WIZ-010'],
  args: { thirdParty: true },
  play: async ({ canvas, canvasElement }) => {
    const cards = await canvas.findAllByRole('radio')
    await expect(cards).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: /Our organisation/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await within(canvasElement).findByText('Talleres del Valle')).toBeVisible()
  },
}

const many = Array.from({ length: 9 }, (_, at) => ({
  ...beneficiaries.identities[0],
  identityId: `33333333-3333-4333-8333-33333333334${at}`,
  nickName: ['Talleres', 'Molino', 'Puerto'][at % 3] + ` ${['Norte', 'Sur', 'Centro'][Math.floor(at / 3)]}`,
}))

export const NothingFound: Story = {
  name: 'No beneficiary found',
  tags: ['WIZ-017'],
  args: { server: { 'identities.list': () => ({ identities: many }) } },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox')
    await userEvent.type(search, 'zebra')
    await expect(await canvas.findByText(/Nothing matches ‘zebra’/)).toBeVisible()
    await userEvent.clear(search)
    await expect(await canvas.findByText('Puerto Centro')).toBeVisible()
    await userEvent.type(search, 'zebra')
  },
}

export const FundsSource: Story = {
  name: 'Payment details, empty',
  tags: ['WIZ-018'],
  args: { draft: draftAt('payment-details', { beneficiaryIdentityId: answers().beneficiaryIdentityId }) },
  play: async ({ canvas }) => {
    const source = await canvas.findByLabelText('Funds source')
    await expect(source).toHaveAttribute('aria-required', 'true')
    await expect(within(source).getAllByRole('option')).toHaveLength(3)
    await userEvent.selectOptions(source, 'Prefunded')
    await expect(source).toHaveValue('FUNDED')
  },
}

const toAWallet = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('radio', { name: /A wallet/ }))

export const RequirementsLoading: Story = {
  name: 'Questions of the destination, loading',
  args: {
    draft: draftAt('add-beneficiary-card', { newUseCase: 'B2B' }),
    server: { 'identities.list': () => ({ identities: [] }), 'payout.dataRequirements': never },
  },
  play: async ({ canvas, canvasElement }) => {
    await toAWallet(canvasElement)
    const message = await canvas.findByText('Loading what this step needs…', { selector: '.ptl-foot p' })
    await expect(message).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add beneficiary' })).toBeDisabled()
    await expect(canvas.getByLabelText('Nickname')).toBeEnabled()
  },
}

export const RequirementsFailed: Story = {
  name: 'Questions of the destination, failed',
  args: {
    draft: draftAt('add-beneficiary-card', { newUseCase: 'B2B' }),
    server: {
      'identities.list': () => ({ identities: [] }),
      'payout.dataRequirements': () =>
        Promise.reject({ status: 500, title: 'What this destination asks for could not be loaded' }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await toAWallet(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Business/ })).toBeChecked()
  },
}

export const OnAPhone: Story = {
  name: 'Two errors on a phone',
  args: {
    draft: draftAt('payment-details', { ...answers(), internalId: 'x'.repeat(40), purpose: undefined }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    const summary = await canvas.findByRole('group', { name: /need your attention/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await expect(summary.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  },
}
