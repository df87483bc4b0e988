import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'

const meta: Meta = { title: 'Foundations/Page templates', parameters: { layout: 'fullscreen' } }
export default meta

const KINDS: readonly (readonly [title: string, use: string, not: string, story: string, shows: string])[] = [
  [
    'List',
    'Many records of one kind. The first row stands above 300 px; filters are chips above it.',
    'Fewer than five facts: they belong on another page.',
    'pages--list',
    'A table',
  ],
  [
    'Details',
    'One record: what it is, its amounts, its state and what can be done now; facts in two columns, the course at the side.',
    'Something that is only read once: show it where it happens.',
    'pages--details',
    'Details',
  ],
  [
    'Wizard',
    'More than one step. One column, one question a row, one primary action at its foot; the summary beside it.',
    'One question: a dialog.',
    'pages--wizard',
    'A step',
  ],
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
    'Settings',
    'What is decided once and looked at again: beside the list of its place, one section after the other.',
    'What is made and then left alone: a wizard.',
    'pages--settings',
    'Settings',
  ],
  [
    'Home',
    'What waits, what is held, what happened last: cards that each load, fail and are empty by themselves.',
    'What is looked for: a list.',
    'pages--dashboard',
    'Home',
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

export const Page: StoryObj = {
  name: 'Page templates',
  render: () => (
    <BookPage
      title="Page templates"
      purpose="Nine shapes are enough. A page is one of them; a definition says which, and what stands in it."
    >
      <div className="book-grid">
        {KINDS.map(([title, use, not, story, shows]) => (
          <article key={title}>
            <Chapter title={title}>
              <p>{use}</p>
              <p>
                <strong>Not for:</strong> {not}
              </p>
              <BookLink to={story}>{shows}</BookLink>
            </Chapter>
          </article>
        ))}
      </div>
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
