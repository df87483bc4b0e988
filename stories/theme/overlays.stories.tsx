import {
  Button,
  Dialog,
  DialogBody,
  DialogFooter,
  HTMLTable,
  Menu,
  MenuDivider,
  MenuItem,
  Switch,
} from '@blueprintjs/core'
import { Duplicate, Export, Trash } from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from './stack.tsx'

/**
 * Tables, menus and switches as they stand everywhere, and the dialog that asks before something is taken
 * away.
 */
const meta: Meta = { title: 'Theme/Overlays and tables' }
export default meta

const rows = [
  ['PAY-2041', 'Blue Harbour Ltd', '12,000.00 USD', 'Completed'],
  ['PAY-2042', 'Talleres del Norte', '850.00 MXN', 'In progress'],
  ['PAY-2043', 'Hafen & Söhne GmbH', '1,249.90 EUR', 'Needs approval'],
]

function Rows() {
  return (
    <div style={{ overflowX: 'auto' }}>
      <HTMLTable interactive>
        <thead>
          <tr>
            <th>Payment</th>
            <th>Beneficiary</th>
            <th style={{ textAlign: 'end' }}>Amount</th>
            <th>State</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, who, amount, state]) => (
            <tr key={id}>
              <td>
                <a href={`#${id}`}>{id}</a>
              </td>
              <td>{who}</td>
              <td className="ptl-figures" style={{ textAlign: 'end' }}>
                {amount}
              </td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </div>
  )
}

function Choices() {
  return (
    <Menu>
      <MenuItem icon={<Duplicate title={false} />} text="Send again" />
      <MenuItem icon={<Export title={false} />} text="Export" labelElement="CSV" />
      <MenuDivider />
      <MenuItem icon={<Trash title={false} />} intent="danger" text="Cancel payment" />
    </Menu>
  )
}

function Confirmation() {
  const [open, setOpen] = useState(true)
  const actions = (
    <>
      <Button text="Keep payment" onClick={() => setOpen(false)} />
      <Button intent="danger" text="Cancel payment" onClick={() => setOpen(false)} />
    </>
  )
  return (
    <>
      <Button text="Cancel payment" onClick={() => setOpen(true)} />
      <Dialog isOpen={open} onClose={() => setOpen(false)} title="Cancel this payment" transitionDuration={0}>
        <DialogBody>PAY-2043 has not left yet. The 1,249.90 EUR stay in the wallet.</DialogBody>
        <DialogFooter actions={actions} />
      </Dialog>
    </>
  )
}

const All = () => (
  <Stack width={720}>
    <Rows />
    <div style={{ maxWidth: 240 }}>
      <Choices />
    </div>
    <Switch label="Notify me when it arrives" defaultChecked />
    <Switch label="Notify the beneficiary" />
  </Stack>
)

export const Light: StoryObj = { render: () => <All /> }
export const Dark: StoryObj = { render: () => <All />, globals: { look: 'dark' } }
export const Question: StoryObj = { render: () => <Confirmation /> }
export const QuestionDark: StoryObj = {
  name: 'Question, dark',
  render: () => <Confirmation />,
  globals: { look: 'dark' },
}
