import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorSummary } from './error-summary.tsx'

it('takes the focus again at the next attempt only', async () => {
  const problems = [{ text: 'Enter the IBAN' }]
  const body = (attempt: number) => (
    <>
      <ErrorSummary problems={problems} attempt={attempt} onOpen={() => {}} />
      <button type="button">Next</button>
    </>
  )
  const screen = await render(body(1))
  const next = screen.getByRole('button', { name: 'Next' })
  await next.click()
  await screen.rerender(body(1))
  await expect.element(next).toHaveFocus()
  await screen.rerender(body(2))
  await expect.element(screen.getByRole('group')).toHaveFocus()
})

it('puts a colon after the question only where it does not end its sentence itself', async () => {
  const problems = [
    { label: 'IBAN', text: 'Enter the IBAN.' },
    { label: 'Who pays?', text: 'Choose one.' },
  ]
  const screen = await render(<ErrorSummary problems={problems} attempt={1} onOpen={() => {}} />)
  const messages = screen.getByRole('listitem').elements()
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    'IBAN: Enter the IBAN.',
    'Who pays? Choose one.',
  ])
})
