import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'

const meta: Meta = { title: 'Foundations/Page templates', parameters: { layout: 'fullscreen' } }
export default meta

type Kind = readonly [title: string, use: string, not: string, story: string, shows: string]

const TEMPLATES: readonly Kind[] = [
  [
    'List',
    'Many records of one kind. Filters are chips above the rows; the first row starts above 300 px.',
    'Fewer than five facts: they belong on another page.',
    'foundations-templates--list',
    'A table',
  ],
  [
    'Details',
    'One record with its amounts, its status and the possible actions. Facts stand in two columns, the history at the side.',
    'Content that is read only once: show it where it happens.',
    'foundations-templates--details',
    'Details',
  ],
  [
    'Wizard',
    'A form of several steps: one column, one question per row, one primary action below, a summary beside it.',
    'One question: a dialog.',
    'foundations-templates--wizard',
    'A step',
  ],
  [
    'Settings',
    'Settings that are decided once and read again, in sections beside a navigation.',
    'A record that is created once: use a wizard.',
    'foundations-templates--settings',
    'Settings',
  ],
  [
    'Dashboard',
    'What waits, the balances and the latest events, as cards that load, fail and are empty independently.',
    'What is looked for: a list.',
    'foundations-templates--dashboard',
    'Home',
  ],
]

const OTHERS: readonly Kind[] = [
  [
    'Sheet beside a list',
    'A record beside its list, which stays visible. A second click or the address opens the full page.',
    'A form with steps: open it on a page of its own.',
    'pages--sheet',
    'A sheet',
  ],
  [
    'Dialog',
    'A form of one step, or a confirmation that cannot be undone. It states the consequences.',
    'Long text, or content that scrolls.',
    'pages--dialog',
    'A dialog',
  ],
  [
    'Sign in',
    'The pages before and after a session: one message, one action.',
    'A signed-in person without access: use a page without content.',
    'pages--sign-in',
    'Sign in',
  ],
  [
    'Not found, not enabled, broken',
    'A page that cannot be shown. It says why, what is safe, and what to do.',
    'A part of a page: use a place without content.',
    'pages--dead-end',
    'Pages without content',
  ],
  [
    'Place without content',
    'A place that is empty, filtered, not allowed or not loaded. It says why, and offers one action.',
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
          <li>
            Navigation at the side, 232 px wide or 56 px collapsed. On a phone it is a bar at the bottom.
          </li>
          <li>
            Above the page: environment, search, notifications, the person. Outside production a thin line in
            its colour.
          </li>
          <li>Content is at most 1,200 px wide, text at most 640 px.</li>
          <li>There is one level of surface: no card lies on a card.</li>
        </ul>
      </Chapter>
    </BookPage>
  ),
}
