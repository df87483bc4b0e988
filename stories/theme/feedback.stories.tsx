import {
  Button,
  Classes,
  Drawer,
  Menu,
  MenuDivider,
  MenuItem,
  PopoverNext,
  Toast,
  Tooltip,
} from '@blueprintjs/core'
import { Error as ErrorIcon, Tick, WarningSign } from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from './stack.tsx'

/**
 * Toasts for what went well and needs no answer, popovers for choices, drawers for what is done beside the
 * page.
 */
const meta: Meta = { title: 'Theme/Feedback' }
export default meta
type Story = StoryObj

const long =
  'The beneficiary Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste was added'

const Notices = () => (
  <Stack width={480}>
    <Toast message="Harbour Foods was added" timeout={0} />
    <Toast icon={<Tick />} intent="success" message="The payment was sent" timeout={0} />
    <Toast icon={<WarningSign />} intent="warning" message="Your session ends in 60 seconds" timeout={0} />
    <Toast
      icon={<ErrorIcon />}
      intent="danger"
      message="The list could not be loaded"
      timeout={0}
      action={{ text: 'Try again' }}
    />
    <Toast message={long} timeout={0} />
  </Stack>
)

export const Toasts: Story = {
  render: () => <Notices />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(long)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(5)
  },
}
export const ToastsDark: Story = {
  name: 'Toasts, dark',
  globals: { look: 'dark' },
  render: () => <Notices />,
}

const account = (
  <Menu>
    <MenuItem text="Settings" />
    <MenuItem text="Keyboard shortcuts" labelElement="?" />
    <MenuDivider />
    <MenuItem text="Sign out" />
  </Menu>
)

export const Popover: Story = {
  render: () => (
    <PopoverNext content={account} placement="bottom-start" arrow={false} transitionDuration={0}>
      <Button text="Operator" aria-haspopup="menu" />
    </PopoverNext>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Operator' }))
    const body = within(document.body)
    await waitFor(() => expect(body.getByText('Sign out')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByText('Sign out')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Operator' }))
    await waitFor(() => expect(body.getByText('Sign out')).toBeVisible())
  },
}

export const Hint: Story = {
  name: 'A tooltip, reached with the keyboard',
  render: () => (
    <div style={{ padding: 48 }}>
      <Tooltip content="Copy the payment’s ID" placement="bottom" transitionDuration={0}>
        <Button text="Copy" />
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(within(document.body).getByText('Copy the payment’s ID')).toBeVisible())
  },
}

function Sheet() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button text="Filters" onClick={() => open(true)} />
      <Drawer
        isOpen={isOpen}
        onClose={() => open(false)}
        title="Filters"
        size="min(400px, 100vw)"
        transitionDuration={0}
      >
        <div className={Classes.DRAWER_BODY} style={{ padding: '0 24px 24px' }}>
          <p style={{ margin: 0 }}>Choose what the list shows.</p>
        </div>
        <div className={Classes.DRAWER_FOOTER}>
          <Button intent="primary" text="Show 24 payments" onClick={() => open(false)} />
        </div>
      </Drawer>
    </>
  )
}

const openSheet: Story['play'] = async ({ canvas }) => {
  const opener = canvas.getByRole('button', { name: 'Filters' })
  await userEvent.click(opener)
  const body = within(document.body)
  await userEvent.click(await body.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(opener).toHaveFocus())
  await userEvent.click(opener)
  await expect(await body.findByText('Choose what the list shows.')).toBeVisible()
}

export const Sheets: Story = {
  name: 'A drawer gives the focus back',
  render: () => <Sheet />,
  play: openSheet,
}
export const SheetDark: Story = {
  name: 'A drawer, dark',
  globals: { look: 'dark' },
  render: () => <Sheet />,
  play: openSheet,
}
