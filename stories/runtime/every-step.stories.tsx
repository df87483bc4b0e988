import type { Meta, StoryObj } from '@storybook/react-vite'
import axe from 'axe-core'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { CaseStep, titlesOf } from './case-step.tsx'
import { everyStep } from './case-world.ts'

interface Args {
  /** Number of the part, from 1: one test of all steps would take too long. */
  readonly part: number
}

const parts = 4
const long = Math.ceil(everyStep.length / parts)
const stepsIn = (part: number) => everyStep.slice((part - 1) * long, part * long)

function Walk({ part }: Args) {
  const steps = stepsIn(part)
  const [step, setStep] = useState(steps[0] ?? '')
  return (
    <>
      <nav aria-label="Steps">
        <select aria-label="Step" value={step} onChange={(event) => setStep(event.target.value)}>
          {steps.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </nav>
      <CaseStep key={step} step={step} />
    </>
  )
}

/**
 * Rules of axe for a story, which has no landmarks. Only violations are reported, because the passes would cost more
 * than the check.
 */
const options: axe.RunOptions = {
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
  selectors: false,
}

/** Waits for animations: an element that fades in has its final colours only at the end. */
const settled = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity)
      .map((one) => one.finished),
  )

/** Height of the frame of the portal and the path above a wizard. */
const FRAME_HEIGHT = 124
const LOWEST = 300
/** Steps with a record above their question. */
const READ_FIRST = new Set([
  'add-wallet/consent',
  'api-request-replay/key',
  'create-ledger-account/account',
  'create-ledger-account/peering',
  'edit-ledger-account/account',
  'identity-provider-token/token',
  'rotate-api-credential/secret',
  'rotate-webhook-secret/secret',
  'single-payment/review',
  'take-api-credential-secret/secret',
])

/** Reports a step whose first question, or the record above it, is too far down on a desktop. */
function lowOn(step: string, canvasElement: HTMLElement): readonly string[] {
  const flow = canvasElement.querySelector('[data-template=wizard]')
  if (!flow) return []
  const body = flow.querySelector('.ptl-flow__body')
  const first = (READ_FIRST.has(step) ? undefined : body?.querySelector('.ptl-field')) ?? body
  const topOf = (part: Element | null) => part?.getBoundingClientRect().top ?? Number.NaN
  const down = Math.round(topOf(first) - topOf(flow) + FRAME_HEIGHT)
  return down <= LOWEST ? [] : [`${step}: its first row begins ${down} px down`]
}

async function faultsOn(step: string, canvasElement: HTMLElement): Promise<readonly string[]> {
  const titles = titlesOf(step)
  if (titles.length === 0) return [`${step}: no case reaches it`]
  const headings = await within(canvasElement)
    .findAllByRole('heading', { level: 2, name: (name) => titles.includes(name) })
    .catch(() => [])
  if (headings.length === 0) return [`${step}: no heading '${titles.join("' or '")}'`]
  if (canvasElement.querySelector('.ptl-broken')) return [`${step}: a part of it cannot be shown`]
  await settled()
  const { violations } = await axe.run(canvasElement, options)
  const seen = violations.map(
    ({ id, nodes }) => `${step}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  return [...seen, ...lowOn(step, canvasElement)]
}

/** Checks every step of every flow for accessibility, and that its first question is near the top on a desktop. */
const meta: Meta<Args> = {
  title: 'Definitions/Every step',
  tags: ['TRU-514', 'TRU-724'],
  render: ({ part }) => <Walk part={part} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    if (import.meta.env.MODE !== 'test') return
    const faults: string[] = []
    for (const step of stepsIn(args.part)) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Step' }), step)
      faults.push(...(await faultsOn(step, canvasElement)))
    }
    await expect(faults).toEqual([])
  },
}
export default meta
type Story = StoryObj<Args>

export const First: Story = { name: 'Every step, part 1', args: { part: 1 } }
export const Second: Story = { name: 'Every step, part 2', args: { part: 2 } }
export const Third: Story = { name: 'Every step, part 3', args: { part: 3 } }
export const Fourth: Story = { name: 'Every step, part 4', args: { part: parts } }
