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
      purpose="Portolan’s promise to people who use a screen reader or only a keyboard, who see little, or who read from right to left. The page says how each part is tested, and what is missing."
    >
      <Chapter title="Conformance target">
        <p>
          WCAG 2.2, level AA, for every page of a customer. No certificate is claimed, since no outside
          auditor has tested it.
        </p>
      </Chapter>
      <Criteria />
      <Chapter title="Tests of every change">
        <ul>
          <li>Every sheet of this book is checked by axe, in light and dark, and from right to left.</li>
          <li>Every step of every wizard is opened and checked by axe.</li>
          <li>The contrast of text and of the borders of controls is measured in both themes.</li>
          <li>
            Every sheet is measured at 360 px with words that are 40 % longer, in both directions, and whole
            pages also at 1440 px. Nothing may be cut off.
          </li>
          <li>Forms are filled in by keyboard only. Errors are announced and link to their field.</li>
          <li>
            Eight journeys are done by keyboard only: a payment, a beneficiary, approvals, a batch, a failed
            payment that is sent again, an invitation, a setting and a reconciliation. The accessibility tree
            of the browser and every announcement are compared word by word, in their order.
          </li>
          <li>
            A page of each template is measured at 320 px, at 200 %, with text spaced wider, for targets of at
            least 24 px, and for focus that a sticky bar could hide.
          </li>
          <li>Reduced motion is respected, and borders stay visible in forced colours.</li>
        </ul>
      </Chapter>
      <Chapter title="What is not tested, or missing">
        <ul>
          <li>
            No daily user of a screen reader tests the portal. The spoken text below each state, and in the
            tests, comes from the page and the accessibility tree, not from a screen reader.
          </li>
          <li>
            The portal has no language that is read from right to left. The book shows the direction; amounts
            and codes stay left to right.
          </li>
          <li>The book imitates forced colours. They are not compared with Windows.</li>
          <li>Axe finds about half of all possible faults.</li>
        </ul>
      </Chapter>
      <Chapter title="Reporting a problem">
        <p>
          The Support page of the portal has an address. Say what you wanted to do, and which browser and
          assistive technology you use.
        </p>
      </Chapter>
    </BookPage>
  ),
}
