import type { Meta, StoryObj } from '@storybook/react-vite'
import { addressOf, criteria, proofOf, proofs } from '../accessibility/criteria.ts'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'

const meta: Meta = {
  title: 'Foundations/Accessibility statement',
  tags: ['TRU-262'],
  parameters: { layout: 'fullscreen' },
}
export default meta

/** How many criteria are proven in which way, and each with a link to its page. */
function Criteria() {
  return (
    <Chapter title={`The ${criteria.length} criteria, one page each`}>
      <ul>
        {proofs.map((proof) => (
          <li key={proof}>
            {proof}: {criteria.filter((one) => proofOf(one) === proof).length}
          </li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Level</th>
            <th scope="col">Proof</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <tr key={criterion.id}>
              <th scope="row">
                <BookLink to={addressOf(criterion)}>
                  {criterion.id} {criterion.name}
                </BookLink>
              </th>
              <td>{criterion.level}</td>
              <td>{proofOf(criterion)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Chapter>
  )
}

export const Page: StoryObj = {
  name: 'Accessibility statement',
  render: () => (
    <BookPage
      title="Accessibility statement"
      purpose="What Portolan promises to people who hear it, use no mouse, see little, or read from the right; how that is checked, and what is not yet so."
    >
      <Chapter title="What it aims at">
        <p>
          WCAG 2.2, level AA, for every page of a customer. No certificate is claimed: nobody outside has
          audited it.
        </p>
      </Chapter>
      <Criteria />
      <Chapter title="What is checked by every change">
        <ul>
          <li>Every sheet of this book is checked by axe, in light as well as in dark and from the right.</li>
          <li>Every step of every wizard is walked and checked by axe.</li>
          <li>The contrast of text and of lines of controls is measured in both looks.</li>
          <li>
            Every sheet is measured at 360 px with words that are 40 % longer, from the left and from the
            right, and whole pages at 1440 px as well: nothing may be cut off.
          </li>
          <li>Forms are filled in by keyboard alone; errors are announced and lead to their field.</li>
          <li>
            Eight journeys are walked by keyboard: a payment, a beneficiary, approvals, a batch, a failed
            payment that is sent again, an invitation, a setting and a reconciliation. What a screen reader is
            given is compared word by word, in its order: the accessibility tree of the browser, and every
            announcement.
          </li>
          <li>
            A page of each template is measured at 320 px, at 200 %, with text spaced wider, for targets of 24
            px at least, and for what takes the focus under a bar that sticks.
          </li>
          <li>Less motion is honoured, and edges stay visible where people choose their own colours.</li>
        </ul>
      </Chapter>
      <Chapter title="What is not checked, or not yet so">
        <ul>
          <li>
            No test is done by people who use a screen reader every day. What is heard below each state, and
            in the tests, is read from the page and from the tree of the browser, not from a screen reader.
          </li>
          <li>
            No language that is read from the right is offered. The book shows the direction; amounts and
            codes stay left to right in it.
          </li>
          <li>Forced colours are drawn by rules of the book; they are not compared with Windows.</li>
          <li>Axe finds about half of what can be wrong.</li>
        </ul>
      </Chapter>
      <Chapter title="Whom to tell">
        <p>
          Whoever runs the portal names an address on its Support page. Say what you wanted to do, and with
          what you read the page.
        </p>
      </Chapter>
    </BookPage>
  ),
}
