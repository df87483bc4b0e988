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
            <strong>Say what should be otherwise.</strong> The bubble beside a state takes a comment; its
            button copies an address that opens this state, in this look, with your comment. Send it to the
            person who works on it. Nothing is stored anywhere else.
          </li>
          <li>
            <strong>Look at the whole.</strong> <BookLink to="fields-overview--page">All fields</BookLink> on
            one page, every <BookLink to="galleries-refusals--page">refusal</BookLink>, every{' '}
            <BookLink to="galleries-wizards--page">wizard</BookLink>, every{' '}
            <BookLink to="galleries-pages--page">page</BookLink> for every role, and a changed wizard{' '}
            <BookLink to="galleries-versions--page">before and now</BookLink>.
          </li>
        </ol>
      </Chapter>
      <Chapter title="Where things stand">
        <dl className="book-facts">
          <dt>Foundations</dt>
          <dd>
            Colour with measured contrast, type and space, icons, words, money and dates, the five page
            templates, what is Blueprint’s and what is ours, the statement on accessibility.
          </dd>
          <dt>Accessibility</dt>
          <dd>
            Each criterion of WCAG 2.2 on a page of its own: what is done for it, and which tests prove it.
          </dd>
          <dt>Fields</dt>
          <dd>
            Every type of answer. The first entry of each is its sheet; the others are what it promises,
            played step by step.
          </dd>
          <dt>Cells, Cards, Pages</dt>
          <dd>
            What stands in a column, what a page places, and what stands over a page or in its place, each in
            its states: filled, empty, loading, failed, offline, without right, too long.
          </dd>
          <dt>Galleries</dt>
          <dd>
            Refusals, places without content, wizards, versions of them, and every page as each role has it.
          </dd>
          <dt>Theme, Runtime, Portal</dt>
          <dd>Buttons and overlays; tables, details and flows; the frame around pages, cards, search.</dd>
          <dt>Definitions</dt>
          <dd>Any step of any flow to be filled in, other languages, and a flow of your own.</dd>
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
          Forced colours are drawn as the system draws them, but by rules of the book. Before a release look
          at them with the contrast theme of Windows. ‘40 % longer’ stretches our words, not what customers
          typed.
        </p>
      </Chapter>
    </BookPage>
  ),
}
