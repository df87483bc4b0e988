import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, useSyncExternalStore } from 'react'
import { expect } from 'storybook/test'
import { ScreenWidthContext } from '#runtime/boundary/use-narrow.ts'
import { readChoice, writeChoice } from '../book/address.ts'
import { Choose } from '../book/choose.tsx'
import { Chapter, Page as BookPage } from '../book/page.tsx'
import { useNear } from '../book/use-near.ts'
import { useView, type Globals, type View } from '../book/view.ts'
import { addressOf, allFlags, allProducts, everybody, kinds, pagesOf } from '../pages/every-page.ts'
import { definitions } from '../portal/definitions.ts'
import { PagePart } from '../pages/page-part.tsx'
import { cellsWithoutContent, OneByOne, type DrawnCell } from './one-by-one.tsx'
import { outsideOnPhone } from './outside.ts'
import { samplesAt } from '../pages/answer-samples.ts'
import { standsAt } from '../pages/page-thing.tsx'

const meta: Meta = { title: 'Galleries/Pages', parameters: { layout: 'fullscreen', isSheet: true } }
export default meta

/** Largest scale of a page; it is smaller if a phone would not show the full width. */
const SHARE = 0.36
const MARGINS = 30
/** Visible height of a page: that of a laptop. */
const HEIGHT = 900

const titleOf = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

interface PageSeenProps {
  readonly id: string
  readonly roles: readonly string[]
}

/** Draws a page for a person with these roles, with all flags on. */
function PageSeen({ id, roles }: PageSeenProps) {
  const page = definitions.library.pages[id]
  if (!page) throw new Error(`There is no page '${id}'.`)
  return (
    <PagePart
      page={id}
      at={addressOf(id)}
      roles={roles}
      flags={allFlags}
      products={allProducts}
      sample={samplesAt(page)}
      now={standsAt}
    />
  )
}

interface ScreenProps extends PageSeenProps {
  readonly title: string
  readonly view: View
}

function subscribe(notify: () => void) {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}

function useShare(width: number): number {
  const space = useSyncExternalStore(subscribe, () => document.documentElement.clientWidth)
  return Math.min(SHARE, (space - MARGINS) / width)
}

/** Draws a page that cannot be used; its content is made from the schemas of its calls. */
function Screen({ id, title, roles, view }: ScreenProps) {
  const { box, isNear } = useNear()
  const width = view.width === 'all' ? '1440' : view.width
  const share = useShare(Number(width))
  return (
    <figure className="book-thumbnail">
      <figcaption>
        {title} <code>{id}</code>
      </figcaption>
      <div
        ref={box}
        inert
        dir={view.direction === 'rtl' ? 'rtl' : 'ltr'}
        style={{ width: `${Number(width) * share}px`, height: `${HEIGHT * share}px` }}
      >
        <div style={{ width: `${width}px`, height: `${HEIGHT}px`, scale: String(share) }}>
          {isNear && (
            <ScreenWidthContext value={Number(width)}>
              <PageSeen id={id} roles={roles} />
            </ScreenWidthContext>
          )}
        </div>
      </div>
    </figure>
  )
}

interface GalleryProps {
  readonly view: View
  /** Its address. */
  readonly story: string
}

const ids = everybody.map(({ id }) => id)

function Pages({ view, story }: GalleryProps) {
  const [chosen, setChosen] = useState(() => readChoice(view.shown, ids, 'administrator'))
  const who = everybody.find(({ id }) => id === chosen)
  if (!who) throw new Error(`Nobody is '${chosen}'.`)
  const { open, closed } = pagesOf(who.roles)
  return (
    <BookPage
      isWide
      title="Every page"
      purpose="Every page of the definitions, as each role has it. What a page holds is made of the schemas of its calls; width, look and direction follow the switches above."
    >
      <Choose label="Seen by" value={chosen} onChoose={setChosen} {...{ story, view }}>
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

function Gallery({ globals, story }: Omit<GalleryProps, 'view'> & { readonly globals: Globals }) {
  const view = useView(globals)
  // Without a chosen width, pages are as wide as at work.
  return <Pages story={story} view={globals['width'] === '360' ? { ...view, width: '1440' } : view} />
}

export const Page: StoryObj = {
  name: 'Pages',
  tags: ['TRU-481', 'TRU-720', 'TRU-756'],
  render: (_args, { globals, id }) => <Gallery globals={globals} story={id} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (import.meta.env.MODE !== 'test') return
    const shown = () => canvasElement.querySelectorAll('.book-thumbnail, .book-closed li').length
    const all = shown()
    await expect(all).toBe(Object.keys(definitions.library.pages).length)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seen by' }), 'viewer')
    await expect(shown()).toBe(all)
    await expect(canvasElement.querySelectorAll('.book-closed li').length).toBeGreaterThan(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address of what is shown' }))
    await expect(await canvas.findByText(/^Copied: .*galleries-pages--page.*shown:viewer$/)).toBeVisible()
    await expect(new Set(ids.map(writeChoice)).size).toBe(ids.length)
    await expect(await outsideOnPhone(canvasElement)).toEqual([])
  },
}

/** Lists every page that anybody may open, for the first person who may. */
function everyOpenPage(): readonly DrawnCell[] {
  const found = new Map<string, DrawnCell>()
  for (const { roles } of everybody)
    for (const { id } of pagesOf(roles).open)
      if (!found.has(id)) found.set(id, { name: id, draw: () => <PageSeen id={id} roles={roles} /> })
  return [...found.values()]
}

/** Half of them: one test of all would take too long on a busy machine. */
const half = (part: 0 | 1) => everyOpenPage().filter((_, at) => at % 2 === part)

/** A story for its test alone; the book does not list it. */
const drawn = (part: 0 | 1): StoryObj => ({
  tags: ['!dev', 'TRU-723', 'TRU-725'],
  parameters: { a11y: { test: 'off' } },
  render: () => <OneByOne cells={half(part)} />,
  play: async ({ canvasElement }) => {
    if (import.meta.env.MODE !== 'test') return
    const { count, found } = await cellsWithoutContent(canvasElement)
    await expect(found).toEqual([])
    await expect(count).toBe(half(part).length)
    await expect(count).toBeGreaterThan(80)
  },
})

export const Drawn: StoryObj = { ...drawn(0), name: 'Every second page is drawn' }
export const DrawnToo: StoryObj = { ...drawn(1), name: 'The other pages are drawn' }

/** Opens the gallery by a shared address; the book lists no story of it. */
export const Sent: StoryObj = {
  ...Page,
  name: 'Pages by an address',
  tags: ['!dev', 'TRU-720'],
  globals: { shown: writeChoice('Organization Administrator') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Seen by' })).toHaveValue('Organization Administrator')
    await expect(canvas.getByText(/pages open/)).toHaveTextContent(
      /^Organi[sz]ation Administrator: \d+ pages open/,
    )
  },
}
