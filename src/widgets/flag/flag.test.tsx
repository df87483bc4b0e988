import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ServicesContext } from '#runtime/field/services.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flag } from './flag.tsx'

const report = vi.fn()

const show = (...currencies: string[]) =>
  render(
    <ServicesContext value={{ ...testServices({}), report }}>
      {currencies.map((currency) => (
        <p key={currency}>
          <Flag currency={currency} />
          {currency}
        </p>
      ))}
    </ServicesContext>,
  )

it('is the flag of who issues a currency, and is not read aloud', async () => {
  await show('MXN', 'EUR')
  const flags = page.getByRole('presentation')
  await vi.waitFor(() => expect(flags.elements()).toHaveLength(2))
  const [mexico, europe] = flags.elements().map((flag) => (flag as HTMLImageElement).src)
  expect(mexico).toMatch(/^data:image\/svg/)
  expect(europe).not.toBe(mexico)
})

it('reports a currency without a flag once as not found, and none that no territory issues (ERR-002)', async () => {
  await show('QQQ', 'RLUSD', 'XAF')
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[{ what: 'Currency not found', detail: 'QQQ' }]]))
  await expect.element(page.getByText('R', { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText('X', { exact: true })).toBeInTheDocument()
  expect(page.getByRole('presentation').query()).toBeNull()
})
