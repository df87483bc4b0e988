import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/batch-file.ts'
import { Harness } from './harness.tsx'

const csv = (name: string) => new File(['Beneficiary,Amount\nTaller Azul,150'], name, { type: 'text/csv' })
const quoted = (seconds: number) => ({
  batch_id: '123e4567-e89b-42d3-a456-426614174000',
  expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
  payments: 1,
  totals: { sent: [], fees: [], received: [] },
  rows: [{ row: 2 }],
})
const problem = { row: 2, column: 'amount', value: '=1+1', message: 'Enter an amount in digits.' }

const meta: Meta<typeof Harness> = {
  title: 'Fields/Batch file',
  component: Harness,
  args: { ...description.example, services: { send: async () => quoted(600) } },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

const input = /Choose (a|another) file/

export const Wrong: Story = {
  name: 'Cells to correct',
  args: { services: { send: async () => ({ problems: [problem] }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(input), csv('bad.csv'))
    await expect(await canvas.findByRole('region', { name: 'What needs correcting' })).toBeVisible()
  },
}

export const Checking: Story = {
  name: 'A file is being checked',
  args: { services: { send: () => new Promise(() => {}) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(input), csv('payday.csv'))
    await expect(await canvas.findByText('payday.csv')).toBeVisible()
  },
}

export const Quoted: Story = {
  name: 'A chosen file is quoted at once',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(input), csv('payday.csv'))
    await expect(await canvas.findByText(/1 payment. This rate holds for/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove payday.csv' }))
    await expect(canvas.queryByText('payday.csv')).toBeNull()
  },
}

export const Problems: Story = {
  name: 'Cells to correct, then another file',
  args: {
    services: {
      send: async (_: string, file: File) =>
        file.name === 'bad.csv' ? { problems: [problem] } : quoted(600),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(input), csv('bad.csv'))
    await expect(await canvas.findByRole('textbox', { name: 'Amount, row 2' })).toHaveAccessibleDescription(
      'Enter an amount in digits.',
    )
    await userEvent.upload(canvas.getByLabelText(input), csv('corrected.csv'))
    await expect(await canvas.findByText(/1 payment. This rate holds for/)).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const Expired: Story = {
  name: 'Quote expired, then renewed',
  args: {
    services: {
      send: (() => {
        let turn = 0
        return async () => quoted((turn += 1) === 1 ? -1 : 600)
      })(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(input), csv('payday.csv'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Get a new quote' }))
    await expect(await canvas.findByText(/1 payment. This rate holds for/)).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'A file that is no batch says why',
  args: {
    services: {
      send: () =>
        Promise.reject(
          Object.assign(new Error(), {
            status: 422,
            title: 'Too many payments',
            detail: 'This file has 101 payments and may have 100 at the most.',
          }),
        ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(input), csv('long.csv'))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const TooMany: Story = {
  name: 'Too many requests, tried again',
  tags: ['BAT-041'],
  args: {
    services: {
      send: () =>
        Promise.reject(
          Object.assign(new Error(), { status: 429, title: 'Too many files at once', waitSeconds: 95 }),
        ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(input), csv('payday.csv'))
    await expect(await canvas.findByRole('button', { name: /^Try again in 01:3\d$/ })).toBeDisabled()
  },
}

export const ByHand: Story = {
  name: 'Entered by hand, from the first cell on',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter by hand' }))
    const [first] = await canvas.findAllByRole('textbox')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('Taller Azul')
    await expect(first).toHaveValue('Taller Azul')
  },
}
