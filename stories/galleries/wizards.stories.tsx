import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { readChoice } from '../book/address.ts'
import { Choose } from '../book/choose.tsx'
import { Chapter, Page as BookPage } from '../book/page.tsx'
import { useView, type Globals } from '../book/view.ts'
import { CaseStep } from '../runtime/case-step.tsx'
import { casesAt, casesOf, definitionOf, everyFlow } from '../runtime/case-world.ts'
import { cellsWithoutContent, OneByOne, type DrawnCell } from './one-by-one.tsx'
import { outsideOnPhone } from './outside.ts'
import { captionOf, Screen } from './screen.tsx'

const meta: Meta = { title: 'Galleries/Wizards', parameters: { layout: 'fullscreen' } }
export default meta

interface GalleryProps {
  readonly globals: Globals
  /** Its address. */
  readonly story: string
}

const ids = everyFlow.map(({ id }) => id)

function Wizards({ globals, story }: GalleryProps) {
  const view = useView(globals)
  const [chosen, setChosen] = useState(() => readChoice(view.shown, ids, 'single-payment'))
  const flow = everyFlow.find(({ id }) => id === chosen)
  return (
    <BookPage
      isWide
      title="Every wizard"
      purpose="Every step of a wizard in every case that is written for it, beside each other. The cases are those that the checks play."
    >
      <Choose label="Wizard" value={chosen} onChoose={setChosen} {...{ story, view }}>
        {everyFlow.map(({ id, title }) => (
          <option key={id} value={id}>
            {title} ({id})
          </option>
        ))}
      </Choose>
      {flow?.steps.map(({ path: step, title }) => {
        const cases = casesAt(step)
        return (
          <Chapter key={step} title={`${title}: ${cases.length === 1 ? '1 case' : `${cases.length} cases`}`}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
            <div className="book-screens" role="region" aria-label={`Cases of ${title}`} tabIndex={0}>
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
  tags: ['TRU-641', 'TRU-720'],
  render: (_args, { globals, id }) => <Wizards globals={globals} story={id} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (import.meta.env.MODE !== 'test') return
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'invite-user')
    const shown = [...canvasElement.querySelectorAll('.book-screen figcaption')].map((one) => one.textContent)
    await expect(new Set(shown)).toEqual(new Set(casesOf('invite-user').map(captionOf)))
    await canvas.findAllByRole('heading', { name: 'Invite somebody' })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address of what is shown' }))
    await expect(
      await canvas.findByText(/^Copied: .*galleries-wizards--page.*shown:invite-user$/),
    ).toBeVisible()
    await expect(await outsideOnPhone(canvasElement)).toEqual([])
  },
}

/** Lists the steps that load something while they are drawn, in each of their cases. */
const askingCases = (): readonly DrawnCell[] =>
  everyFlow.flatMap(({ id, steps }) => {
    const asks = new Set(
      definitionOf(id)
        ?.steps.filter(
          ({ fieldsFrom, fields = [] }) => fieldsFrom ?? fields.some(({ call }) => call !== undefined),
        )
        .map((step) => `${id}/${step.id}`),
    )
    return steps
      .filter(({ path }) => asks.has(path))
      .flatMap(({ path }) =>
        casesAt(path).map((name) => ({
          name: `${path}: ${captionOf(name)}`,
          draw: () => <CaseStep step={path} name={name} />,
        })),
      )
  })

/** A story for its test alone; the book does not list it. */
export const Drawn: StoryObj = {
  name: 'Every case of a step that asks is drawn',
  tags: ['!dev', 'TRU-726'],
  parameters: { a11y: { test: 'off' } },
  render: () => <OneByOne cells={askingCases()} />,
  play: async ({ canvasElement }) => {
    if (import.meta.env.MODE !== 'test') return
    const { count, found } = await cellsWithoutContent(canvasElement)
    await expect(count).toBeGreaterThan(50)
    // In these two cases the person waits for a quote.
    await expect(found).toEqual([
      'single-payment/payment-details: While a quote is loading Next is disabled',
      'single-payment/payment-details: An expired quote blocks Next, also on the review',
    ])
  },
}
