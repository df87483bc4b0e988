import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Select } from './select.tsx'

it('is read out as a list and nothing else', async () => {
  const screen = await render(<Select aria-label="Way" options={['Bank', 'Wallet']} />)
  await expect.element(screen.getByRole('combobox', { name: 'Way' })).toBeVisible()
  expect(screen.getByRole('img').elements()).toEqual([])
})
