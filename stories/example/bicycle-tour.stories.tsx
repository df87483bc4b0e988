import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BicycleTour } from './bicycle-tour.tsx'

const meta: Meta = {
  title: 'Definitions/A flow of your own',
  component: BicycleTour,
  parameters: {
    docs: {
      description: {
        component:
          'A flow that has nothing to do with payments, from a single JSON file in 20 lines: `stories/example`. See `src/public/README.md`.',
      },
    },
  },
}
export default meta

export const Tour: StoryObj = {
  name: 'A bicycle tour',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name of the group'), 'Friday riders')
    await userEvent.type(canvas.getByLabelText('Day'), '2031-05-09')
    await expect(canvas.queryByLabelText('Second guide')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Riders'), '8')
    await userEvent.type(await canvas.findByLabelText('Second guide'), 'The other one')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the tour' }))
    await expect(await canvas.findByText(/At the bridge, at nine/)).toBeVisible()
  },
}
