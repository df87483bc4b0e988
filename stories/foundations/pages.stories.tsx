import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'

const meta: Meta = { title: 'Foundations/Page templates', parameters: { layout: 'fullscreen' } }
export default meta

type Kind = readonly [title: string, use: string, not: string, story: string, shows: string]

const TEMPLATES: readonly Kind[] = [
  [
    'List',
    'Many records of one kind. The first row stands above 300 px; filters are chips above it.',
    'Fewer than five facts: they belong on another page.',
    'foundations-templates--list',
    'A table',
  ],
  [
    'Details',
    'One record: what it is, its amounts, its state and what can be done now; facts in two columns, the course at the side.',
    'Something that is only read once: show it where it happens.',
    'foundations-templates--details',
    'Details',
  ],
  [
    'Wizard',
    'More than one step. One column, one question a row, one primary action at its foot; the summary beside it.',
    'One question: a dialog.',
    'foundations-templates--wizard',
    'A step',
  ],
  [
    'Settings',
    'What is decided once and looked at again: beside the list of its place, one section after the other.',
    'What is made and then left alone: a wizard.',
    'foundations-templates--settings',
    'Settings',
  ],
  [
    'Dashboard',
    'What waits, what is held, what happened last: cards that each load, fail and are empty by themselves.',
    'What is looked for: a list.',
    'foundations-templates--dashboard',
    'Home',
  ],
]

const OTHERS: readonly Kind[] = [
  [
    'Sheet beside a list',
    'A record that is looked at while the list stays. A second click, or its address, opens the page.',
    'Something with steps: leave the list for it.',
    'pages--sheet',
    'A sheet',
  ],
  [
    'Dialog',
    'A question of one step, or a yes that cannot be taken back. It says what follows.',
    'Reading, or anything with a scroll bar.',
    'pages--dialog',
    'A dialog',
  ],
  [
    'Sign in',
    'Before and after a session: one thing to read, one thing to do.',
    'Somebody who is signed in and may not: that is a page without content.',
    'pages--sign-in',
    'Sign in',
  ],
  [
    'Not found, not enabled, broken',
    'All of a page that cannot be shown: why, what is safe, and the way on.',
    'A part of a page: a place without content.',
    'pages--dead-end',
    'Pages without content',
  ],
  [
    'Place without content',
    'Nothing yet, nothing found, not allowed, not loaded: why, and the one thing to do.',
    'An empty card: leave it out.',
    'pages--place',
    'A place',
  ],
]

const KindsOf = ({ kinds }: { readonly kinds: readonly Kind[] }) => (
  <div className="book-grid">
    {kinds.map(([title, use, not, story, shows]) => (
      <article key={title}>
        <h3>{title}</h3>
        <p>{use}</p>
        <p>
          <strong>Not for:</strong> {not}
        </p>
        <BookLink to={story}>{shows}</BookLink>
      </article>
    ))}
  </div>
)

export const Page: StoryObj = {
  name: 'Page templates',
  render: () => (
    <BookPage
      title="Page templates"
      purpose="Five are enough. What a definition puts on a page says which of them it stands on; a page on none is refused."
    >
      <Chapter title="The five templates">
        <KindsOf kinds={TEMPLATES} />
      </Chapter>
      <Chapter title="Over a page, around a session, in the place of a page">
        <KindsOf kinds={OTHERS} />
      </Chapter>
      <Chapter title="The frame around them">
        <ul>
          <li>Navigation at the side, 232 px wide or 56 folded; a bar at the bottom of a phone.</li>
          <li>
            Above the page: environment, search, notifications, the person. Outside production a thin line in
            its colour.
          </li>
          <li>Content is at most 1,200 px wide; what is read is 640.</li>
          <li>One level of surface: no card lies on a card.</li>
        </ul>
      </Chapter>
    </BookPage>
  ),
}
