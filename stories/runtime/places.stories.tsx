import type { Meta, StoryObj } from '@storybook/react-vite'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { StatusTag } from '#runtime/details/facts/status-tag.tsx'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { Gate } from '#runtime/gate/gate.tsx'
import { StoryProvider } from './story-provider.tsx'
import { paymentServer } from './payment-server.ts'

/** Places without content: nothing yet, nothing found, not allowed, not loaded, broken. */
const meta: Meta = { title: 'Runtime/Places', tags: ['autodocs'] }
export default meta

export const EmptyGeneric: StoryObj = {
  name: 'Nothing yet',
  render: () => (
    <EmptyState
      kind="generic"
      title="No payments yet"
      says="Payments you send are listed here with their state."
      action={{ label: 'Send a payment', onClick: () => {} }}
    />
  ),
}
export const EmptyNoPermission: StoryObj = {
  name: 'Not allowed',
  render: () => <EmptyState kind="no-permission" />,
}
export const EmptyLoadFailed: StoryObj = {
  name: 'Could not be loaded',
  render: () => <EmptyState kind="load-failed" action={{ label: 'Try again', onClick: () => {} }} />,
}
export const EmptyNoResults: StoryObj = {
  name: 'Nothing found',
  render: () => <EmptyState kind="no-results" action={{ label: 'Clear filters', onClick: () => {} }} />,
}
export const Skeletons: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 48, maxWidth: 640 }}>
      <Skeleton says="Loading the form…" shape="form" rows={3} />
      <Skeleton says="Loading the details…" shape="lines" rows={4} />
    </div>
  ),
}
export const BrokenDefinition: StoryObj = {
  name: 'A broken definition',
  render: () => (
    <Broken
      title="Send a payment"
      sentences={[
        "Step 'payment-details', next: there is no rule 'hasUsableQoute'. Did you mean 'hasUsableQuote'?",
        "Field 'purpose': there are no options 'purpsoes'.",
      ]}
    />
  ),
}
export const GateShut: StoryObj = {
  name: 'A shut gate',
  render: () => (
    <StoryProvider
      services={paymentServer()}
      rights={() => ({ verdict: 'no', refusal: 'Only approvers decide payments of others.' })}
    >
      <Gate permission="payments.authorize">The decision</Gate>
    </StoryProvider>
  ),
}
export const RenderFailure: StoryObj = {
  name: 'A part that cannot be drawn',
  render: () => (
    <StoryProvider services={paymentServer()}>
      <Boundary at="/payments" what="the payments">
        <Bad />
      </Boundary>
    </StoryProvider>
  ),
}
export const Statuses: StoryObj = {
  name: 'States',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <StatusTag label="Draft" tone="neutral" />
      <StatusTag label="In progress" tone="info" />
      <StatusTag label="Completed" tone="success" />
      <StatusTag label="Waiting for approval" tone="warning" />
      <StatusTag label="Failed" tone="danger" />
    </div>
  ),
}

function Bad(): never {
  throw new Error('A story of a bug')
}
