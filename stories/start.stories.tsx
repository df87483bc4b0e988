import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookLink, Chapter, Page as BookPage } from './book/page.tsx'

const meta: Meta = { title: 'Start here', parameters: { layout: 'fullscreen' } }
export default meta

export const Page: StoryObj = {
  name: 'Start here',
  render: () => (
    <BookPage
      title="The book for designers"
      purpose="How Portolan looks, speaks and behaves: every field in every state, drawn by the program itself. Nothing here is a picture, so nothing here is out of date."
    >
      <Chapter title="Review in four steps">
        <ol>
          <li>
            <strong>Open a sheet</strong>, such as <BookLink to="fields-money--sheet">Money</BookLink>. Its
            upper half says what the field is for, how it is worded and used; its lower half shows all states.
          </li>
          <li>
            <strong>Turn one switch</strong> in the bar above: look, width, direction, size, length of the
            words. ‘All’ puts the values of a switch beside each other. The switches stay as they are on the
            next page.
          </li>
          <li>
            <strong>Say what should change.</strong> The bubble beside a state takes a comment; its button
            copies an address that opens this state, in this look, with your comment. Send it to the person
            who works on it. Nothing is stored anywhere else.
          </li>
          <li>
            <strong>See everything at once.</strong>{' '}
            <BookLink to="fields-overview--page">All fields</BookLink> on one page, every{' '}
            <BookLink to="galleries-refusals--page">refusal</BookLink>, every{' '}
            <BookLink to="galleries-wizards--page">wizard</BookLink>, every{' '}
            <BookLink to="galleries-pages--page">page</BookLink> for every role, and a changed wizard{' '}
            <BookLink to="galleries-versions--page">before and now</BookLink>.
          </li>
        </ol>
      </Chapter>
      <Chapter title="Contents">
        <dl className="book-facts">
          <dt>Foundations</dt>
          <dd>
            Colour with measured contrast, type and space, icons, words, money and dates, the five page
            templates, what is Blueprint’s and what is ours, the statement on accessibility.
          </dd>
          <dt>Accessibility</dt>
          <dd>One page per criterion of WCAG 2.2: what fulfils it, and which tests prove it.</dd>
          <dt>Fields</dt>
          <dd>
            Every type of answer. The first entry of each is its sheet. The others play its promises step by
            step.
          </dd>
          <dt>Cells, Cards, Pages</dt>
          <dd>
            The content of columns, the parts of pages, and whole pages, each in its states: filled, empty,
            loading, failed, offline, not allowed, too long.
          </dd>
          <dt>Galleries</dt>
          <dd>
            Refusals, places without content, wizards and their versions, and every page as each role sees it.
          </dd>
          <dt>Theme, Runtime, Portal</dt>
          <dd>Buttons and overlays; tables, details and flows; the frame around pages, cards, search.</dd>
          <dt>Definitions</dt>
          <dd>Any step of any flow to fill in, other languages, and a flow of your own.</dd>
        </dl>
      </Chapter>
      <Chapter title="Find something">
        <p>
          Press / and type what you would call the thing: ‘amount’, ‘dropdown’, ‘offline’. Numbers of
          requirements, such as QUO-025, are tags: the funnel beside the search lists what proves one.
        </p>
      </Chapter>
      <Chapter title="What the switches cannot show">
        <p>
          The book imitates forced colours. Check them with a contrast theme of Windows before a release. ‘40
          % longer’ stretches the portal’s words, not what customers typed.
        </p>
      </Chapter>
    </BookPage>
  ),
}
