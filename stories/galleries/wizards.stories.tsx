import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Chapter, Page as BookPage } from '../book/page.tsx'
import { useNear } from '../book/use-near.ts'
import { CaseStep } from '../runtime/case-step.tsx'
import { casesAt, everyFlow } from '../runtime/case-world.ts'

const meta: Meta = { title: 'Galleries/Wizards', parameters: { layout: 'fullscreen' } }
export default meta

/** To be looked at: what can be filled in stands under Definitions, one step at a time. */
function Screen({ step, name }: { readonly step: string; readonly name: string }) {
  const { box, isNear } = useNear()
  return (
    <figure className="book-screen">
      <figcaption>{name.replace(/ \([A-Z0-9-, ]+\)$/, '')}</figcaption>
      <div ref={box} inert>
        {isNear && <CaseStep step={step} name={name} />}
      </div>
    </figure>
  )
}

function Wizards() {
  const [chosen, setChosen] = useState('single-payment')
  const flow = everyFlow.find(({ id }) => id === chosen)
  return (
    <BookPage
      isWide
      title="Every wizard"
      purpose="Every step of a wizard in every case that is written for it, beside each other. The cases are those that the checks play."
    >
      <label className="book-search">
        <span>Wizard</span>
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {everyFlow.map(({ id, title }) => (
            <option key={id} value={id}>
              {title} ({id})
            </option>
          ))}
        </select>
      </label>
      {flow?.steps.map((step) => {
        const cases = casesAt(step)
        return (
          <Chapter key={step} title={`${step.split('/')[1]}: ${cases.length} cases`}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
            <div className="book-screens" role="region" aria-label={`Cases of ${step}`} tabIndex={0}>
              {cases.map((name) => (
                <Screen key={`${step} ${name}`} step={step} name={name} />
              ))}
            </div>
          </Chapter>
        )
      })}
    </BookPage>
  )
}

export const Page: StoryObj = {
  name: 'Wizards',
  render: () => <Wizards />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (import.meta.env.MODE !== 'test') return
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'invite-user')
    await expect(canvasElement.querySelectorAll('.book-screen').length).toBeGreaterThan(0)
  },
}
