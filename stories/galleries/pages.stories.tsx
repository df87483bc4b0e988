import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ScreenWidthContext } from '#runtime/boundary/use-narrow.ts'
import { Choose } from '../book/choose.tsx'
import { Chapter, Page as BookPage } from '../book/page.tsx'
import { useNear } from '../book/use-near.ts'
import { useView, type View } from '../book/view.ts'
import { addressOf, allFlags, allProducts, everybody, kinds, pagesOf } from '../pages/every-page.ts'
import { definitions } from '../portal/definitions.ts'
import { PagePart } from '../pages/page-part.tsx'
import { sampleOfCall, standsAt } from '../pages/page-thing.tsx'

const meta: Meta = { title: 'Galleries/Pages', parameters: { layout: 'fullscreen', isSheet: true } }
export default meta

/** As large as a page is drawn here. */
const SHARE = 0.36
/** As much of it as a laptop shows. */
const HEIGHT = 900

const titleOf = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

interface ScreenProps {
  readonly id: string
  readonly title: string
  readonly roles: readonly string[]
  readonly view: View
}

/** To be looked at; what it holds is made of the schemas of its calls. */
function Screen({ id, title, roles, view }: ScreenProps) {
  const { box, isNear } = useNear()
  const width = view.width === 'all' ? '1440' : view.width
  return (
    <figure className="book-thumbnail">
      <figcaption>
        {title} <code>{id}</code>
      </figcaption>
      <div
        ref={box}
        inert
        dir={view.direction === 'rtl' ? 'rtl' : 'ltr'}
        style={{ width: `${Number(width) * SHARE}px`, height: `${HEIGHT * SHARE}px` }}
      >
        <div style={{ width: `${width}px`, height: `${HEIGHT}px`, scale: String(SHARE) }}>
          {isNear && (
            <ScreenWidthContext value={Number(width)}>
              <PagePart
                page={id}
                at={addressOf(id)}
                roles={roles}
                flags={allFlags}
                products={allProducts}
                sample={sampleOfCall}
                now={standsAt}
              />
            </ScreenWidthContext>
          )}
        </div>
      </div>
    </figure>
  )
}

function Pages({ view }: { readonly view: View }) {
  const [chosen, setChosen] = useState('administrator')
  const who = everybody.find(({ id }) => id === chosen)
  if (!who) throw new Error(`Nobody is '${chosen}'.`)
  const { open, closed } = pagesOf(who.roles)
  return (
    <BookPage
      isWide
      title="Every page"
      purpose="Every page of the definitions, as each role has it. What a page holds is made of the schemas of its calls; width, look and direction follow the switches above."
    >
      <Choose label="Seen by" value={chosen} onChoose={setChosen}>
        {['Work', 'Single roles'].map((group) => (
          <optgroup key={group} label={group}>
            {everybody
              .filter((one) => one.group === group)
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </Choose>
      <p role="status">
        {who.label}: {open.length} pages open, {closed.length} closed
      </p>
      {kinds.map((kind) => {
        const here = open.filter((page) => page.kind === kind)
        return (
          here.length > 0 && (
            <Chapter key={kind} title={`${titleOf(kind)}: ${here.length}`}>
              <div className="book-thumbnails">
                {here.map(({ id, title }) => (
                  <Screen key={`${chosen} ${id} ${view.width}`} {...{ id, title, view }} roles={who.roles} />
                ))}
              </div>
            </Chapter>
          )
        )
      })}
      {closed.length > 0 && (
        <Chapter title={`Closed: ${closed.length}`}>
          <ul className="book-closed">
            {closed.map(({ id, title, why }) => (
              <li key={id}>
                {title} <code>{id}</code> <small>{why}</small>
              </li>
            ))}
          </ul>
        </Chapter>
      )}
    </BookPage>
  )
}

function Gallery({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const view = useView(globals)
  // What is not chosen is shown as it is worked with: wide.
  return <Pages view={globals['width'] === '360' ? { ...view, width: '1440' } : view} />
}

export const Page: StoryObj = {
  name: 'Pages',
  tags: ['TRU-481'],
  render: (_args, { globals }) => <Gallery globals={globals} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (import.meta.env.MODE !== 'test') return
    const shown = () => canvasElement.querySelectorAll('.book-thumbnail, .book-closed li').length
    const all = shown()
    await expect(all).toBe(Object.keys(definitions.library.pages).length)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seen by' }), 'viewer')
    await expect(shown()).toBe(all)
    await expect(canvasElement.querySelectorAll('.book-closed li').length).toBeGreaterThan(20)
  },
}
