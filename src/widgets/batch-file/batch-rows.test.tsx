import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BatchRows } from './batch-rows.tsx'

const money = {
  sourceAmount: '150.00',
  sourceCurrency: 'GBP',
  destinationAmount: '190.00',
  destinationCurrency: 'USD',
}
const batch = {
  rows: [
    { row: 2, beneficiary: 'Taller Azul', ...money },
    { row: 3, beneficiary: 'Elbe', ...money },
  ],
}

it.each([
  [true, ['1', '2']],
  [false, ['2', '3']],
])(
  'counts payments entered by hand from 1, and those of a file by its lines (TRU-437): %s',
  async (isEntered, numbers) => {
    const screen = await render(<BatchRows batch={batch as never} isEntered={isEntered} />)
    await expect.element(screen.getByRole('cell', { name: 'Elbe' })).toBeVisible()
    const first = [...screen.container.querySelectorAll('tbody tr')].map(
      (row) => row.firstElementChild?.textContent,
    )
    expect(first).toEqual(numbers)
  },
)
