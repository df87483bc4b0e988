import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BatchAnswer } from '#engine/field/batch-file.ts'
import type { CsvText } from '#values/csv-reader.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { BatchGrid } from './batch-grid.tsx'

const columns = [
  { value: 'beneficiary', label: 'Beneficiary' },
  { value: 'amount', label: 'Amount' },
]
const sheet: CsvText = {
  separator: ',',
  lines: [
    ['Beneficiary', 'Amount'],
    ['Taller Azul', '150'],
    ['Nobody', '1'],
    ['Elbe', '-5'],
  ],
}
const answer: BatchAnswer = {
  fileName: 'payday.csv',
  status: 'problems',
  problems: [
    { row: 3, column: 'beneficiary', value: 'Nobody', message: 'Not found.' },
    { row: 4, column: 'amount', value: '-5', message: 'More than zero.' },
  ],
}

async function open(shown: BatchAnswer = answer) {
  const sent: CsvText[] = []
  const stored: CsvText[] = []
  function GridFixture() {
    const [given] = useState(sheet)
    return (
      <BatchGrid
        answer={shown}
        sheet={given}
        columns={columns}
        onEdit={(one) => stored.push(one)}
        onCheck={(one) => sent.push(one)}
      />
    )
  }
  const screen = await render(<GridFixture />)
  const cell = (name: string) => screen.getByRole('textbox', { name })
  return { screen, sent, stored, cell }
}

it('shows the wrong rows alone with the reason at the cell, and all of them on request (TRU-381)', async () => {
  const { screen, cell } = await open()
  await expect.element(cell('Beneficiary, row 3')).toHaveAccessibleDescription('Not found.')
  await expect.element(cell('Amount, row 3')).toBeValid()
  expect(cell('Beneficiary, row 2').query()).toBeNull()
  await screen.getByText('Only rows that need correcting').click()
  await expect.element(cell('Beneficiary, row 2')).toBeVisible()
})

it('counts what is entered by hand from the first row, where no line of names stands before it (TRU-437)', async () => {
  const { cell } = await open({ fileName: sayBatches('enteredFile'), status: 'entering' })
  await expect.element(cell('Beneficiary, row 1')).toHaveValue('Taller Azul')
  expect(cell('Beneficiary, row 4').query()).toBeNull()
})

it('is used by arrows, Tab and Enter like a spreadsheet, undoes each cell at once, and sends all rows (TRU-381)', async () => {
  const { screen, sent, cell } = await open()
  await cell('Beneficiary, row 3').click()
  await userEvent.keyboard('{End} SA{ArrowRight}')
  await expect.element(cell('Amount, row 3')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(cell('Amount, row 4')).toHaveFocus()
  await userEvent.keyboard('700{ArrowUp}{Shift>}{Tab}{/Shift}')
  await expect.element(cell('Beneficiary, row 3')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(cell('Amount, row 4')).toHaveValue('-5')
  await expect.element(cell('Beneficiary, row 3')).toHaveValue('Nobody SA')
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(cell('Amount, row 4')).toHaveValue('700')
  await screen.getByRole('button', { name: 'Check the rows' }).click()
  expect(sent[0]?.lines.slice(1)).toEqual([
    ['Taller Azul', '150'],
    ['Nobody SA', '1'],
    ['Elbe', '700'],
  ])
})

it('stores each step of a repair, and goes on with it where it was left (TRU-888)', async () => {
  const { screen, stored, cell } = await open()
  expect(stored).toEqual([])
  await cell('Amount, row 4').fill('5')
  await expect.poll(() => stored.at(-1)?.lines[3]).toEqual(['Elbe', '5'])
  await screen.unmount()
  const again = await open({ ...answer, edited: stored.at(-1)! })
  await expect.element(again.cell('Amount, row 4')).toHaveValue('5')
  await expect.element(again.cell('Amount, row 4')).toHaveAccessibleDescription('More than zero.')
  expect(again.cell('Beneficiary, row 2').query()).toBeNull()
  expect(again.stored).toEqual([])
})

it('takes cells that are pasted from a spreadsheet as one step, with rows that are new (TRU-381)', async () => {
  const { screen, cell } = await open()
  const target = cell('Beneficiary, row 4')
  await target.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'A\t1\nB\t2\n')
  target
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(cell('Amount, row 5')).toHaveValue('2')
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(cell('Beneficiary, row 4')).toHaveValue('Elbe')
  expect(cell('Amount, row 5').query()).toBeNull()
})
