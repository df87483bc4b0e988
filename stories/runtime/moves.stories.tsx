import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import legacyMachine from '#definitions/machines/legacy-payment.machine.json'
import type { Machine } from '#definition/generated/machine.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkMachine } from '#engine/machine/link.ts'
import { linkRules } from '#engine/rule/link.ts'
import shared from '#definitions/rules/payment-authorization.rules.json'
import { MoveButton } from '#runtime/move/move-button.tsx'
import { MoveDialog } from '#runtime/move/move-dialog.tsx'
import { Moves } from '#runtime/move/moves.tsx'
import type { RequestedMove } from '#runtime/move/types.ts'
import { StoryProvider } from './story-provider.tsx'
import { options } from './payment-flow.ts'
import { never, paymentServer } from './payment-server.ts'

const { rules } = linkRules(shared.rules)
const linked = linkMachine(legacyMachine as unknown as Machine, rules)
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { machine } = linked
const Dialog = (request: RequestedMove) => <MoveDialog {...request} library={{ kinds, rules, options }} />
const record = { payment_state: 'EXECUTED', internalId: 'INV-2041' }

interface Args {
  readonly move: string
  readonly answer: () => unknown
}

/** Presses the move, and once more in the dialog. */
function press(times: number): NonNullable<StoryObj<Args>['play']> {
  return async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button'))
    if (times < 2) return
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const buttons = await within(dialog).findAllByRole('button')
    await userEvent.click(buttons.at(-1)!)
  }
}

/**
 * The moves that a record allows in its present state. A move that cannot be undone asks first, and reports the result
 * afterwards.
 */
const meta: Meta<Args> = {
  title: 'Runtime/Moves',
  tags: ['autodocs'],
  args: { move: 'complete', answer: () => ({}) },
  render: ({ move: id, answer }) => {
    const move = machine.definition.moves.find((one) => one.id === id)
    return (
      <StoryProvider services={paymentServer({ 'payments.complete': answer, 'payments.lock': answer })}>
        <Moves Dialog={Dialog} onToast={() => {}} waits={[]}>
          {move && <MoveButton request={{ machine, move, record, key: 'p-1' }} isPrimary />}
        </Moves>
      </StoryProvider>
    )
  },
}
export default meta
type Story = StoryObj<Args>

export const Confirmed: Story = { name: 'Asks for a confirmation', play: press(1) }
export const Asked: Story = { name: 'Asks for a reason', args: { move: 'return' }, play: press(1) }
export const Working: Story = { name: 'Is being made', args: { move: 'lock', answer: never }, play: press(1) }
export const NotOpen: Story = {
  name: 'Is not open any more',
  args: {
    answer: () =>
      Promise.reject({
        status: 409,
        code: 'MOVE_NOT_OPEN',
        title: 'Not possible any more',
        message: 'This payment is ‘Failed’ now. Nothing was changed.',
      }),
  },
  play: press(2),
}
export const Broken: Story = {
  name: 'Could not be made',
  args: { answer: () => Promise.reject({ status: 500 }) },
  play: press(2),
}
export const Lost: Story = {
  name: 'Nobody knows whether it went through',
  args: { answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: press(2),
}
