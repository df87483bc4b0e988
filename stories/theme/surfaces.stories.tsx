import { Callout, Card, ProgressBar, Spinner, Tab, Tabs, Tag } from '@blueprintjs/core'
import { Endorsed, Error as Fault, InfoSign, Time, TickCircle, WarningSign } from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Line, Stack } from './stack.tsx'

/** Type, cards, tabs, and the five tones. A tone is for a state only, and never the only sign of it. */
const meta: Meta = { title: 'Theme/Surfaces', tags: ['autodocs'] }
export default meta

const sign = { title: false as const, size: 12 }

function Tones() {
  return (
    <>
      <Line>
        <Tag icon={<Time {...sign} />}>Scheduled</Tag>
        <Tag intent="primary" icon={<InfoSign {...sign} />}>
          In progress
        </Tag>
        <Tag intent="success" icon={<TickCircle {...sign} />}>
          Completed
        </Tag>
        <Tag intent="warning" icon={<WarningSign {...sign} />}>
          Needs approval
        </Tag>
        <Tag intent="danger" icon={<Fault {...sign} />}>
          Returned
        </Tag>
      </Line>
      <Callout icon={<Endorsed title={false} />}>
        <strong>Rates are held for 30 seconds.</strong> After that a new quote is fetched, and nothing is sent
        before you confirm it.
      </Callout>
      <Callout intent="primary" icon={<InfoSign title={false} />}>
        Payments sent after 16:00 UTC leave on the next working day.
      </Callout>
      <Callout intent="success" icon={<TickCircle title={false} />}>
        The beneficiary is verified.
      </Callout>
      <Callout intent="warning" icon={<WarningSign title={false} />}>
        <strong>Name does not match.</strong> The bank knows this account under another name. Check it with
        the beneficiary before you send.
      </Callout>
      <Callout intent="danger" icon={<Fault title={false} />}>
        <strong>Payment not sent.</strong> The wallet does not hold enough USD. No money was moved.
      </Callout>
    </>
  )
}

function Money() {
  return (
    <Card>
      <p className="ptl-secondary ptl-quiet">Available balance</p>
      <p className="ptl-amount">
        128,400.25 <span className="ptl-currency">USD</span>
      </p>
      <p className="ptl-quiet">1 USD = 17.0425 MXN · fee 4.50 USD</p>
    </Card>
  )
}

function All() {
  return (
    <Stack width={640}>
      <h1>Payments</h1>
      <Money />
      <Tones />
      <Tabs id="tabs">
        <Tab id="all" title="All" panel={<p>Every payment of this organisation.</p>} />
        <Tab id="open" title="Open" panel={<p>Payments that still move.</p>} />
        <Tab id="done" title="Done" panel={<p>Payments that arrived.</p>} />
      </Tabs>
      <ProgressBar value={0.4} animate={false} stripes={false} aria-label="Upload" />
      <Line>
        <Spinner size={24} aria-label="Loading" />
        <a href="#details">Payment details</a>
      </Line>
    </Stack>
  )
}

export const Light: StoryObj = { render: () => <All /> }
export const Dark: StoryObj = { render: () => <All />, globals: { look: 'dark' } }
