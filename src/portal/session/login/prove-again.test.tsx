import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const challenge = () =>
  Response.json(
    { code: 'SIGN_IN_AGAIN', title: 'Confirm that it is you', message: 'Nothing was done.', status: 401 },
    {
      status: 401,
      headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="900"' },
    },
  )

/** Renders a portal whose list of payments requires a new authentication. */
const asking = async (proof: () => Response) => {
  let isProven = false
  const opened = await openPortal({
    answers: {
      'GET /xcurrent_proxy/v4/payments': () => (isProven ? Response.json({ content: [] }) : challenge()),
    },
    proof: () => {
      const answer = proof()
      isProven ||= answer.ok
      return answer
    },
  })
  const dialog = opened.screen.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect.element(dialog).toBeVisible()
  const payments = () =>
    opened.requests.filter((one) => one.startsWith('GET /xcurrent_proxy/v4/payments')).length
  return { ...opened, dialog, payments }
}

it('asks for the password in place, says what is wrong with it, and goes on once it is right (TRU-066)', async () => {
  const answers = [
    Response.json(
      { code: 'PROOF_WRONG', message: 'This is not your password.', status: 403 },
      { status: 403 },
    ),
    Response.json({}),
  ]
  const { screen, dialog, payments } = await asking(() => answers.shift() ?? Response.json({}))
  const before = payments()
  await userEvent.type(dialog.getByLabelText('Password'), 'wrong{enter}')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This is not your password.')
  expect(payments()).toBe(before)
  await userEvent.fill(dialog.getByLabelText('Password'), 'right')
  await dialog.getByRole('button', { name: 'Confirm and go on' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await vi.waitFor(() => expect(payments()).toBeGreaterThan(before))
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
})

it('lets somebody refuse: the session goes on, and nothing was done (TRU-066)', async () => {
  const { screen, dialog } = await asking(() => Response.json({}))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  await expect.element(screen.getByText('Your session has ended')).not.toBeInTheDocument()
})
