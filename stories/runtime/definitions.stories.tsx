import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CaseStep, titlesOf } from './case-step.tsx'
import { everyStep } from './case-world.ts'

interface Args {
  /** 'flow/step' */
  readonly step: string
}

/** Any step of any flow, as a case reaches it. Choose the step in the controls. */
const meta: Meta<Args> = {
  title: 'Definitions/Steps',
  argTypes: { step: { control: 'select', options: everyStep } },
  render: ({ step }) => <CaseStep key={step} step={step} />,
}
export default meta

export const OneStep: StoryObj<Args> = {
  name: 'The step chosen below',
  args: { step: 'single-payment/review' },
  play: async ({ args, canvas }) => {
    const [title = ''] = titlesOf(args.step)
    await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible()
  },
}
