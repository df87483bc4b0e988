import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { Machine, Move } from '#definition/generated/machine.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkMachine } from '#engine/machine/link.ts'
import { useCalls } from '../query/use-calls.ts'
import { Waiting, type WaitingChange } from '../call/waiting-calls.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices, type TestServices } from '#tests/fixtures/runtime/services.ts'
import { MoveButton } from './move-button.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { Moves } from './moves.tsx'
import type { RequestedMove } from './types.ts'
import { useMovesOpen } from './use-moves-open.ts'

const lock: Move = {
  id: 'lock',
  label: 'Lock quote',
  from: ['ACCEPTED'],
  to: 'LOCKED',
  by: 'payments.write',
  call: 'payments.lock',
  done: 'The quote is locked.',
  failed: 'The quote could not be locked. Try again; if it keeps failing, contact support.',
}
const settle: Move = {
  ...lock,
  id: 'settle',
  label: 'Settle',
  call: 'payments.settle',
  confirm: {
    title: 'Settle {reference}?',
    says: '{amount currency} leaves your account.',
    shows: [
      { path: 'amount', type: 'money', label: 'Amount sent', of: 'currency' },
      { path: 'contract.receiver', type: 'text', label: 'Receiver address' },
      { path: 'contract.memo', type: 'text', label: 'Memo' },
    ],
  },
}
const back: Move = {
  ...lock,
  id: 'return',
  label: 'Return',
  call: 'payments.return',
  asks: [{ id: 'reason', type: 'text', label: 'Reason' }],
}
const networkOnly: Move = { id: 'expire', label: 'Expire', from: ['ACCEPTED'], to: 'LOCKED' }
const { call: _call, ...uncalled } = lock
const withoutCall: Move = { ...uncalled, id: 'fail', label: 'Fail' }
const definition: Machine = {
  $schema: '',
  id: 'payment',
  purpose: 'A payment.',
  initial: 'ACCEPTED',
  states: {
    ACCEPTED: { label: 'Accepted', tone: 'info' },
    LOCKED: { label: 'Locked', tone: 'info' },
    FAILED: { label: 'Not done', tone: 'danger', says: 'It could not be locked. Nothing is changed.' },
  },
  moves: [lock, settle, back, networkOnly, withoutCall],
}
const library = { kinds, rules: new Map(), options: new Map() }
const Dialog = (request: RequestedMove) => <MoveDialog {...request} library={library} />

function Payment() {
  const [{ data } = {}] = useCalls([{ call: 'payments.read', values: { id: 'p-1' } }])
  const record = data as { state: string } | undefined
  const linked = linkMachine(definition, new Map())
  const machine = linked.ok ? linked.machine : undefined
  const moves = useMovesOpen(machine, record?.state ?? '', record)
  if (!record || !machine) return null
  return (
    <main tabIndex={-1}>
      <p>{record.state}</p>
      {moves.map((move) => (
        <MoveButton key={move.id} request={{ machine, move, record: { ...record }, key: 'p-1' }} />
      ))}
    </main>
  )
}

const contract = { receiver: 'payout@rn.mx.trial-bank' }
const facts = { amount: '100', currency: 'USD', reference: 'INV-7', contract }

async function open(answers: Parameters<typeof testServices>[0]) {
  const services = testServices({ 'payments.read': () => ({ state: 'ACCEPTED', ...facts }), ...answers })
  const toasts: string[] = []
  const waiting: WaitingChange[] = []
  const screen = await render(
    <TestProvider services={services}>
      <Moves
        Dialog={Dialog}
        onToast={(says) => toasts.push(says)}
        onWaits={(change) => waiting.push(change)}
        waits={[]}
      >
        <Payment />
      </Moves>
    </TestProvider>,
  )
  await expect.element(screen.getByText('ACCEPTED')).toBeVisible()
  return { screen, services, toasts, waiting }
}

const sent = (services: TestServices, call: string) => services.calls.filter((one) => one.call === call)

it('says that a move is done only where it did not end in a failure (TRU-914)', async () => {
  const results = ['LOCKED', 'FAILED', 'UNKNOWN']
  const { screen, toasts } = await open({ 'payments.lock': (_, turn) => ({ state: results[turn] }) })
  for (const [turn] of results.entries()) {
    await screen.getByRole('button', { name: 'Lock quote' }).click()
    await expect.poll(() => toasts).toHaveLength(turn + 1)
  }
  expect(toasts).toEqual([lock.done, 'It could not be locked. Nothing is changed.', lock.done])
})

it('offers only moves that have a call and that a person may make (OPEN-05)', async () => {
  const { screen } = await open({})
  const labels = screen
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)
  expect(labels).toEqual(['Lock quote', 'Settle', 'Return'])
})

it('sends a plain move at once and once, is busy meanwhile, says that it is done and shows the new state', async () => {
  let state = 'ACCEPTED'
  let finish = () => {}
  const { screen, services, toasts } = await open({
    'payments.read': () => ({ state, ...facts }),
    'payments.lock': () => new Promise<object>((answer) => (finish = () => answer({}))),
  })
  const button = screen.getByRole('button', { name: 'Lock quote' })
  await userEvent.dblClick(button)
  await expect.element(button).toBeDisabled()
  expect(sent(services, 'payments.lock')).toMatchObject([{ params: { id: 'p-1' }, body: {} }])
  expect(sent(services, 'payments.lock')[0]?.key).toBeTruthy()
  state = 'LOCKED'
  finish()
  await expect.element(screen.getByText('LOCKED')).toBeVisible()
  expect(toasts).toEqual(['The quote is locked.'])
})

it('asks before a move that needs it, in the words of the record; Escape leaves and the focus comes back', async () => {
  const { screen, services } = await open({})
  const button = screen.getByRole('button', { name: 'Settle' })
  await button.click()
  const dialog = screen.getByRole('dialog', { name: 'Settle INV-7?' })
  await expect.element(dialog.getByText('100.00 USD leaves your account.')).toBeVisible()
  await expect
    .element(dialog)
    .toMatchTextContent(/Amount sent100\.00 USDReceiver addresspayout@rn\.mx\.trial-bank/)
  await expect.element(dialog).not.toMatchTextContent(/Memo/)
  await expect.poll(() => document.activeElement?.closest('.bp6-portal') ?? null).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(sent(services, 'payments.settle')).toEqual([])
})

it('asks what a move asks, holds back while it is missing, and sends it as the body', async () => {
  const { screen, services } = await open({ 'payments.return': () => ({}) })
  await screen.getByRole('button', { name: 'Return' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Return' })
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect.element(dialog.getByLabelText('Reason')).toHaveFocus()
  expect(sent(services, 'payments.return')).toEqual([])
  await dialog.getByLabelText('Reason').fill('  duplicate ')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(services, 'payments.return')).toMatchObject([
    { params: { id: 'p-1' }, body: { reason: 'duplicate' } },
  ])
})

it('says in a dialog that stays why a move was refused, and in which state the payment is now (BAT-040)', async () => {
  const refusal = {
    status: 409,
    code: 'MOVE_NOT_OPEN',
    title: 'Not possible any more',
    message: 'The payment is Locked now.',
  }
  const { screen, services } = await open({ 'payments.lock': () => Promise.reject(refusal) })
  await screen.getByRole('button', { name: 'Lock quote' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Lock quote' })
  await expect.element(dialog.getByText('The payment is Locked now.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expect.poll(() => sent(services, 'payments.read').length).toBeGreaterThan(1)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(screen.getByRole('button', { name: 'Lock quote' })).toHaveFocus()
})

it('asks to try again and then to contact support when the server broke down', async () => {
  const { screen } = await open({ 'payments.lock': () => Promise.reject({ status: 500 }) })
  await screen.getByRole('button', { name: 'Lock quote' }).click()
  await expect.element(screen.getByText(/could not be locked.*Try again.*contact support/)).toBeVisible()
})

it('sends the same intent under the same key while nobody knows whether it arrived', async () => {
  const { screen, services, toasts } = await open({
    'payments.settle': (_, turn) => (turn === 0 ? Promise.reject(new TypeError('Failed to fetch')) : {}),
  })
  await screen.getByRole('button', { name: 'Settle' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Settle' }).click()
  await expect.element(dialog.getByText('We could not tell whether ‘Settle’ went through')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => toasts).toHaveLength(1)
  const [first, second] = sent(services, 'payments.settle')
  expect(second?.key).toBe(first?.key)
})

it('stands a refusal of an answer at its field', async () => {
  const refusal = { status: 422, title: 'Not accepted', fields: { reason: 'Say which payment it doubles.' } }
  const { screen } = await open({ 'payments.return': () => Promise.reject(refusal) })
  await screen.getByRole('button', { name: 'Return' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Reason').fill('duplicate')
  await dialog.getByRole('button', { name: 'Return' }).click()
  await expect.element(dialog.getByText('Say which payment it doubles.').first()).toBeVisible()
  await expect.element(dialog.getByLabelText('Reason')).toHaveAttribute('aria-invalid', 'true')
})

it('closes what asked, says that it waits, and calls nothing done, where somebody else decides it first (TRU-035)', async () => {
  const change = { id: 'change-1', message: 'It waits for a second administrator.', isRepeated: false }
  const { screen, toasts, waiting } = await open({
    'payments.settle': () => Promise.reject(new Waiting(change)),
  })
  await screen.getByRole('button', { name: 'Settle' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Settle' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(waiting).toEqual([change])
  expect(toasts).toEqual([])
})
