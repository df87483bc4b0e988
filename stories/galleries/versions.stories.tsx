import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect } from 'storybook/test'
import { flows as earlier, revision } from 'virtual:earlier-flows'
import type { Flow } from '#definition/generated/flow.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { readChoice } from '../book/address.ts'
import { Choose } from '../book/choose.tsx'
import { Chapter, Page as BookPage } from '../book/page.tsx'
import { useView, type Globals } from '../book/view.ts'
import { casesAt, definitionOf, flowsById } from '../runtime/case-world.ts'
import { link } from '../runtime/payment-flow.ts'
import { differencesOf } from './differences.ts'
import { outsideOnPhone } from './outside.ts'
import { Screen } from './screen.tsx'

const meta: Meta = { title: 'Galleries/Versions', parameters: { layout: 'fullscreen' } }
export default meta

const EXAMPLE = 'invite-user'

/** Invents an earlier version, so that the gallery has an example on a day without a change. */
function exampleOf(now: Flow): Flow {
  const [first, ...others] = now.steps
  const [field, ...fields] = first?.fields ?? []
  if (!first || !field) throw new Error(`'${EXAMPLE}' asks for nothing in its first step.`)
  const before = { ...field, label: 'Work address', hint: 'A hint of earlier.' }
  return { ...now, steps: [{ ...first, fields: [before, ...fields] }, ...others] }
}

/** Links the earlier version, or returns the reason why it cannot be drawn. */
function linked(flow: Flow): LinkedFlow | string {
  try {
    return link(flow, flowsById)
  } catch (problem) {
    return String(problem)
  }
}

function Differing({ before, now }: { readonly before: Flow; readonly now: Flow }) {
  const version = useMemo(() => linked(before), [before])
  const ids = [...new Set([...before.steps, ...now.steps].map(({ id }) => id))]
  const around = differencesOf({ ...before, steps: [] }, { ...now, steps: [] })
  return (
    <>
      {typeof version === 'string' && (
        <p>What was cannot be drawn with the rules and lists of today: {version}</p>
      )}
      {around.length > 0 && (
        <Chapter title="Around the steps">
          <Differences of={around} />
        </Chapter>
      )}
      {ids.map((id) => {
        const [was, is] = [before, now].map(({ steps }) => steps.find((step) => step.id === id))
        const differences = differencesOf(was, is)
        if (differences.length === 0) return null
        const step = `${now.id}/${id}`
        const [name = ''] = casesAt(step)
        return (
          <Chapter key={id} title={(is ?? was)?.title ?? id}>
            <Differences
              of={
                was && is
                  ? differences
                  : [{ at: id, before: was ? 'there' : 'not there', now: is ? 'there' : 'not there' }]
              }
            />
            <div className="book-screens book-screens--pair">
              {was && typeof version !== 'string' && (
                <Screen step={step} name={name} caption="Before" version={version} />
              )}
              {is && <Screen step={step} name={name} caption="Now" />}
            </div>
          </Chapter>
        )
      })}
    </>
  )
}

function Differences({ of }: { readonly of: ReturnType<typeof differencesOf> }) {
  return (
    <table className="book-table">
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ at, before, now }) => (
          <tr key={at}>
            <th scope="row">{at}</th>
            <td>{before}</td>
            <td>{now}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface GalleryProps {
  readonly globals: Globals
  /** Its address. */
  readonly story: string
}

function Versions({ globals, story }: GalleryProps) {
  const view = useView(globals)
  const changed = Object.values(earlier).filter(({ id }) => definitionOf(id))
  const ids = changed.map(({ id }) => id)
  const [chosen, setChosen] = useState(() => readChoice(view.shown, ids, ids[0] ?? ''))
  const id = chosen === '' ? EXAMPLE : chosen
  const now = definitionOf(id)
  if (!now) throw new Error(`There is no flow '${id}'.`)
  const before = useMemo(() => (chosen === '' ? exampleOf(now) : earlier[chosen]), [chosen, now])
  return (
    <BookPage
      isWide
      title="Versions side by side"
      purpose="Every step of a wizard that a change touches: as it was and as it is, in the same case, with what differs in words."
    >
      <p>
        Compared with {revision === 'HEAD' ? 'the last commit' : revision}:{' '}
        {changed.length === 0 ? 'no wizard has changed, so an example is shown' : `${changed.length} differ`}.
        Another revision is named when the book is built: <code>PORTOLAN_BEFORE=main npm run book</code>.
      </p>
      <Choose label="Wizard" value={chosen} onChoose={setChosen} {...{ story, view }}>
        {changed.map(({ id: flow, title }) => (
          <option key={flow} value={flow}>
            {title} ({flow})
          </option>
        ))}
        <option value="">An example: one field renamed</option>
      </Choose>
      {before && <Differing key={chosen} before={before} now={now} />}
    </BookPage>
  )
}

export const Page: StoryObj = {
  name: 'Versions',
  tags: ['TRU-620', 'TRU-641'],
  render: (_args, { globals, id }) => <Versions globals={globals} story={id} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (import.meta.env.MODE !== 'test') return
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Wizard' }), '')
    await expect(await canvas.findByText('‘Work address’')).toBeVisible()
    const [before, now] = canvasElement.querySelectorAll('.book-screen')
    await expect(await canvas.findByText('A hint of earlier.')).toBeVisible()
    await expect(before).toHaveTextContent('Work address')
    await expect(now).not.toHaveTextContent('Work address')
    await expect(now).toHaveTextContent('Email')
    await expect(canvasElement.querySelectorAll('.book-screen')).toHaveLength(2)
    await expect(await outsideOnPhone(canvasElement)).toEqual([])
  },
}
