import { Button, SegmentedControl } from '@blueprintjs/core'
import { ArrowLeft, Download, Plus, Trash } from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Line, Stack } from './stack.tsx'

/** Buttons. A page has one primary button, named by its action. Danger is for destructive actions. */
const meta: Meta = { title: 'Theme/Buttons', tags: ['autodocs'] }
export default meta

function Currency() {
  const [value, setValue] = useState('usd')
  const options = [
    { value: 'usd', label: 'USD' },
    { value: 'eur', label: 'EUR' },
    { value: 'mxn', label: 'MXN' },
  ]
  return <SegmentedControl aria-label="Currency" options={options} value={value} onValueChange={setValue} />
}

function All() {
  return (
    <Stack>
      <Line>
        <Button intent="primary" text="Send 1,000.00 USD" />
        <Button text="Save draft" />
        <Button variant="minimal" icon={<ArrowLeft title={false} />} text="Back" />
        <Button variant="outlined" intent="danger" text="Cancel payment" />
      </Line>
      <Line>
        <Button intent="success" text="Approve" />
        <Button intent="danger" text="Reject" />
        <Button intent="warning" text="Hold" />
        <Button variant="minimal" intent="primary" icon={<Plus title={false} />} text="Add beneficiary" />
      </Line>
      <Line>
        <Button size="small" icon={<Download title={false} />} text="Export" />
        <Button size="large" intent="primary" text="Review payment" />
        <Button variant="minimal" icon={<Trash title={false} />} aria-label="Remove row" />
        <Button intent="primary" loading aria-label="Sending" />
        <Button disabled text="Not available" />
        <Button disabled intent="primary" text="Send" />
      </Line>
      <Line>
        <Currency />
      </Line>
    </Stack>
  )
}

export const Light: StoryObj = { render: () => <All /> }
export const Dark: StoryObj = { render: () => <All />, globals: { look: 'dark' } }
