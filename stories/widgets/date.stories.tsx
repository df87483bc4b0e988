import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/date.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Date',
  component: Harness,
  tags: ['TRU-729'],
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Typed: Story = {
  name: 'The hyphens set themselves',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Date of birth')
    await userEvent.type(input, '19840731')
    await expect(input).toHaveValue('1984-07-31')
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}8')
    await expect(input).toHaveValue('1984-08')
  },
}

export const Impossible: Story = {
  name: 'Only real days, as YYYY-MM-DD',
  tags: ['IDN-048'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Date of birth')
    await userEvent.type(input, '20260230')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter a real date as YYYY-MM-DD\./)
  },
}

export const Pasted: Story = {
  name: 'Pasted in another form',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Date of birth')
    await userEvent.click(input)
    await userEvent.paste('31/07/1984')
    await expect(input).toHaveValue('31/07/1984')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter a real date as YYYY-MM-DD\./)
  },
}

export const Picked: Story = {
  name: 'The calendar',
  play: async ({ canvas, canvasElement }) => {
    const calendar = canvasElement.querySelector<HTMLInputElement>('input[type=date]')!
    const opened = spyOn(calendar, 'showPicker').mockImplementation(() => {})
    canvas.getByRole('button', { name: 'Choose date of birth in a calendar' }).click()
    await expect(opened).not.toHaveBeenCalled()
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    await fireEvent.change(calendar, { target: { value: '1984-07-31' } })
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('1984-07-31')
  },
}
