import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Flow } from '#runtime/flow/flow.tsx'
import { everyStep, worldAt } from './case-world.ts'
import { Ground } from './ground.tsx'

interface Args {
  /** 'flow/step' */
  readonly step: string
}

/** A step as its definition makes it, with the facts and answers of the first case that reaches it. */
function Step({ step }: Args) {
  const [world] = useState(() => worldAt(step))
  if (!world) return <p>No case reaches this step. Add one, and it is shown here.</p>
  return (
    <Ground services={world.services}>
      <Flow flow={world.flow} facts={world.facts} store={world.store} onDone={() => {}} />
    </Ground>
  )
}

const meta: Meta<Args> = {
  title: 'Definitions/Steps',
  argTypes: { step: { control: 'select', options: everyStep } },
  render: ({ step }) => <Step key={step} step={step} />,
  play: async ({ args, canvas }) => {
    const title = worldAt(args.step)?.store.step(args.step.split('/')[1] ?? '').definition.title
    await expect(await canvas.findByRole('heading', { level: 2, name: title ?? '' })).toBeVisible()
  },
}
export default meta
type Story = StoryObj<Args>

export const IdentitySelection: Story = { args: { step: 'single-payment/identity-selection' } }
export const AddOriginator: Story = { args: { step: 'single-payment/add-originator-card' } }
export const OriginatorTable: Story = { args: { step: 'single-payment/originator-table' } }
export const AddBeneficiary: Story = { args: { step: 'single-payment/add-beneficiary-card' } }
export const BeneficiaryTable: Story = { args: { step: 'single-payment/beneficiary-table' } }
export const PaymentDetails: Story = { args: { step: 'single-payment/payment-details' } }
export const Review: Story = { args: { step: 'single-payment/review' } }
export const GetQuote: Story = { args: { step: 'get-quote/get-quote' } }
export const AcceptQuote: Story = { args: { step: 'get-quote/accept-quote' } }
export const BatchFile: Story = { args: { step: 'batch-payment/file' } }
export const BatchReview: Story = { args: { step: 'batch-payment/review' } }
