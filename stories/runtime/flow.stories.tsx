import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStore } from '#engine/flow/store.ts'
import type { Draft } from '#engine/flow/types.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import type { DraftKeeper } from '#runtime/draft/draft-keeper.ts'
import { StoryProvider } from './story-provider.tsx'
import { paymentFlow } from './payment-flow.ts'
import { answers, draftAt, facts } from './payment-facts.ts'
import { never, paymentServer, type Answers } from './payment-server.ts'

interface Args {
  /** Current step and answers of the run. */
  readonly draft?: Draft
  /** Answers of the server that are not the usual ones. */
  readonly server?: Answers
  readonly drafts?: DraftKeeper
}

const waits = [60_000]

function Run({ draft, server, drafts }: Args) {
  const store = drafts ? {} : { store: createStore(paymentFlow, { facts, draft, intent: 'i-1' }) }
  return (
    <StoryProvider services={paymentServer(server)}>
      <Flow
        flow={paymentFlow}
        facts={facts}
        drafts={drafts}
        retryAfter={waits}
        onDone={() => {}}
        {...store}
      />
    </StoryProvider>
  )
}

/** A wizard of named steps, with a review before sending. No answer is lost. */
const meta: Meta<Args> = {
  title: 'Runtime/Flow',
  render: (args) => <Run {...args} />,
}
export default meta
type Story = StoryObj<Args>

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

export const FirstStep: Story = {
  name: 'First step',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Talleres del Valle')).toBeVisible()
  },
}

export const Filled: Story = { args: { draft: draftAt('payment-details') } }

export const Errors: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Talleres del Valle')
    await press(canvasElement, /Continue/)
    await expect(await canvas.findByRole('group', { name: /needs your attention/ })).toHaveFocus()
  },
}

export const NextIsDisabled: Story = {
  name: 'Next disabled, with its reason',
  args: { draft: draftAt('payment-details', { beneficiaryIdentityId: answers().beneficiaryIdentityId }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter an amount.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
  },
}

export const AddBeneficiary: Story = {
  name: 'A detour',
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, /Add a beneficiary/)
    await expect(await canvas.findByRole('heading', { name: 'Add a beneficiary' })).toHaveFocus()
  },
}

export const Review: Story = {
  args: { draft: draftAt('review') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('INV-2041')).toBeVisible()
  },
}

export const ReviewDetails: Story = {
  name: 'Review, the beneficiary looked at',
  args: { draft: draftAt('review') },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Details of Talleres/)
    const dialog = await within(document.body).findByRole('dialog')
    await expect(await within(dialog).findByText('Avenida Central 12')).toBeInTheDocument()
  },
}

export const QuoteExpired: Story = {
  name: 'Review, quote expired',
  args: { draft: draftAt('review', answers(2)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This quote has expired.')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Get a new quote' })).toBeVisible()
  },
}

export const Submitting: Story = {
  args: { draft: draftAt('review'), server: { 'payments.create': never } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Send/)
  },
}

export const Checking: Story = {
  name: 'Submitted, nobody answered',
  args: {
    draft: draftAt('review'),
    server: { 'payments.create': () => Promise.reject(new TypeError('Failed to fetch')) },
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, /^Send/)
    await expect(await canvas.findByText('We are checking whether your payment was received')).toBeVisible()
  },
}

export const Refused: Story = {
  args: {
    draft: draftAt('review'),
    server: {
      'payments.create': () =>
        Promise.reject({
          status: 422,
          title: 'The balance does not cover this payment',
          detail: 'Fund the account, or send a smaller amount. Nothing was sent.',
        }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, /^Send/)
    await expect(await canvas.findByText('The balance does not cover this payment')).toBeVisible()
  },
}

export const RefusedAtAField: Story = {
  name: 'Refused at a field',
  args: {
    draft: draftAt('review'),
    server: {
      'payments.create': () =>
        Promise.reject({
          status: 422,
          title: 'Refused',
          fields: { internalId: 'This ID was used for another payment.' },
        }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, /^Send/)
    await expect(await canvas.findByLabelText('Internal ID')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const LoadingFacts: Story = { args: { server: { 'identities.list': never } } }

export const FactsFailed: Story = {
  name: 'Facts failed',
  args: {
    server: {
      'identities.list': () =>
        Promise.reject({ status: 500, title: 'The beneficiaries could not be loaded' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The beneficiaries could not be loaded')).toBeVisible()
  },
}

export const LongTexts: Story = {
  name: 'Long texts',
  args: {
    draft: draftAt('review', {
      ...answers(),
      internalId: 'INVOICE-2041-SECOND-INSTALMENT-12345',
      memo: 'SECOND INSTALMENT FOR MACHINES DELIVERED IN SEPTEMBER UNDER FRAMEWORK CONTRACT 2026 17 WITH PUEBLA AND VERACRUZ',
    }),
  },
}

const stored = draftAt('payment-details')
const keeper: DraftKeeper = {
  load: () => Promise.resolve(stored),
  save: () => Promise.resolve(),
  drop: () => Promise.resolve(),
  onOtherTab: () => () => {},
}

export const ResumedDraft: Story = {
  name: 'A kept draft',
  args: { drafts: keeper },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A draft from last time waits/, { selector: 'p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the draft' }))
    await expect(await canvas.findByText(/We kept what you entered/, { selector: 'p' })).toBeVisible()
  },
}

export const Broken: Story = {
  render: () => (
    <StoryProvider services={paymentServer()}>
      <Flow
        flow={{
          title: 'Send a payment',
          broken: [
            "Step 'payment-details', next: there is no rule 'hasUsableQoute'. Did you mean 'hasUsableQuote'?",
          ],
        }}
        facts={facts}
        onDone={() => {}}
      />
    </StoryProvider>
  ),
}

export const NotAllowed: Story = {
  name: 'Not allowed',
  render: () => (
    <StoryProvider
      services={paymentServer()}
      rights={() => ({ verdict: 'no', refusal: 'Only people who may send payments see this.' })}
    >
      <Flow flow={paymentFlow} facts={facts} onDone={() => {}} />
    </StoryProvider>
  ),
}
