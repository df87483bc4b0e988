import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { everyStep, worldAt } from './case-world.ts'
import * as stories from './definitions.stories.tsx'

const meta: Meta = { title: 'Definitions/Every step' }
export default meta

const shown = Object.values(stories).map((story) => story.args?.step)

export const EveryStep: StoryObj = {
  name: 'Every step has a case that reaches it, and a story',
  render: () => (
    <ul>
      {everyStep.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  ),
  play: async () => {
    await expect(everyStep.filter((step) => !shown.includes(step))).toEqual([])
    await expect(everyStep.filter((step) => !worldAt(step))).toEqual([])
  },
}
