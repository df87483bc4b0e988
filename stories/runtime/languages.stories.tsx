import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Flow } from '#runtime/flow/flow.tsx'
import { english, readBy, type Language } from '#values/language.ts'
import { faultyBoxes } from './boxes.ts'
import { everyStep, worldAt } from './case-world.ts'
import { StoryProvider } from './story-provider.tsx'
import { translatedFlow } from './translated-flow.ts'

interface Args {
  readonly tag: string
}

const FLOW = 'single-payment'
const steps = everyStep.filter((step) => step.startsWith(`${FLOW}/`))

/** Sets the language and direction of its children. */
function InLanguage({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  useState(() => readBy(() => language))
  useLayoutEffect(() => {
    document.documentElement.dir = language.direction
    return () => {
      readBy(() => english)
      document.documentElement.removeAttribute('dir')
    }
  }, [language])
  return children
}

function Walk({ tag }: Args) {
  const { language, flow } = useMemo(() => translatedFlow(FLOW, tag), [tag])
  const [step, setStep] = useState(steps[0] ?? '')
  const [world, show] = useState(() => worldAt(step, { instead: flow }))
  return (
    <InLanguage language={language}>
      {/* A bar that sticks to the edge of the screen would cover the content below it. */}
      <style>{'.ptl-foot { position: static !important }'}</style>
      <select
        aria-label="Step"
        value={step}
        onChange={({ target: { value } }) => {
          setStep(value)
          show(worldAt(value, { instead: flow }))
        }}
      >
        {steps.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      {world && (
        <StoryProvider services={world.services}>
          <Flow key={step} flow={flow} facts={world.facts} store={world.store} onDone={() => {}} />
        </StoryProvider>
      )}
    </InLanguage>
  )
}

/** A whole wizard in other languages on a phone: nothing is cut off, and nothing lies over a button (TRU-276). */
const meta: Meta<Args> = {
  title: 'Definitions/Languages',
  parameters: { docs: { story: { iframeHeight: 800 } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: ({ tag }) => <Walk key={tag} tag={tag} />,
  play: async ({ args: { tag }, canvas, canvasElement, userEvent }) => {
    const { flow } = translatedFlow(FLOW, tag)
    const faults: string[] = []
    for (const path of steps) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Step' }), path)
      const step = flow.definition.steps.find(({ id }) => path.endsWith(`/${id}`))
      await within(canvasElement).findByRole('heading', { level: 2, name: step?.title })
      faults.push(...faultyBoxes(canvasElement).map((fault) => `${path}: ${fault}`))
    }
    await expect(faults).toEqual([])
  },
}
export default meta
type Story = StoryObj<Args>

export const Spanish: Story = { args: { tag: 'es-MX' } }
/**
 * A pseudo-language with longer texts. Its brackets are around each text, so accessible names differ from visible
 * texts; axe checks names elsewhere.
 */
export const Longer: Story = {
  name: 'Longer and accented',
  args: { tag: 'en-XA' },
  parameters: { a11y: { test: 'off' } },
}
export const FromTheRight: Story = { name: 'Read from the right', args: { tag: 'ar-XB' } }
