import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chapter, Page as BookPage } from '../book/page.tsx'

const meta: Meta = { title: 'Foundations/Words', parameters: { layout: 'fullscreen' } }
export default meta

const INSTEAD: readonly (readonly [instead: string, write: string, why: string])[] = [
  ['Submit', 'Send 900.00 GBP', 'A button says what happens.'],
  ['INITIATED', 'Sent', 'The customer’s words, not the system’s.'],
  [
    'Oops! Something went wrong',
    'The list could not be loaded. Try again.',
    'What is wrong, and what to do.',
  ],
  ['Invalid input', 'Enter a real date as YYYY-MM-DD.', 'An error says how it becomes right.'],
  [
    'No data',
    'Payments you send are listed here with their state.',
    'An empty place says what will be here.',
  ],
  ['Please wait', 'Getting a quote…', 'A wait says for what.'],
  ['Are you sure?', 'Delete this draft? What you entered is lost.', 'A question says what follows.'],
  ['You don’t have permission', 'Ask your Organization Administrator.', 'A closed door says who opens it.'],
]
const TERMS: readonly (readonly [term: string, means: string, not: string])[] = [
  ['Payment', 'Money that is sent to a beneficiary.', 'transaction, transfer, payout'],
  ['Transfer', 'Money between the organisation’s own accounts.', 'payment'],
  ['Beneficiary', 'Who receives a payment.', 'payee, recipient, counterparty'],
  ['Originator', 'On whose behalf a payment is made.', 'sender, remitter'],
  ['Quote', 'The price of a payment, valid for a limited time.', 'offer, price'],
  ['State', 'How far a payment is.', 'status, phase'],
  ['Approval', 'The yes of a second person.', 'authorisation, release'],
  ['Batch', 'Several payments from one file.', 'bulk, mass payment'],
  ['Sign in, sign out', 'As verbs, in two words.', 'log in, login'],
]

export const Page: StoryObj = {
  name: 'Words',
  render: () => (
    <BookPage
      title="Words"
      purpose="Calm, exact, short. A message says what happened to the money and what to do next, and survives a translation that is 40 % longer."
    >
      <Chapter title="Write this instead">
        <table className="book-table book-table--words">
          <thead>
            <tr>
              <th scope="col">Instead of</th>
              <th scope="col">Write</th>
              <th scope="col">Because</th>
            </tr>
          </thead>
          <tbody>
            {INSTEAD.map(([instead, write, why]) => (
              <tr key={instead}>
                <td>{instead}</td>
                <td>
                  <strong>{write}</strong>
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter title="Terms: one thing, one word">
        <table className="book-table book-table--words">
          <thead>
            <tr>
              <th scope="col">Term</th>
              <th scope="col">Means</th>
              <th scope="col">Not</th>
            </tr>
          </thead>
          <tbody>
            {TERMS.map(([term, means, not]) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{means}</td>
                <td>{not}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter title="Rules">
        <ul>
          <li>
            Sentence case. Texts that the specification quotes, such as ‘Payment Details’, stay as they are.
          </li>
          <li>No exclamation marks, no ‘please’, no ‘Oops’, no colons after labels.</li>
          <li>Labels are nouns. Buttons are verbs with their object.</li>
          <li>Roles and records have their names. Codes and identifiers stand under ‘Developer details’.</li>
          <li>One thought per sentence, at most about twenty words.</li>
        </ul>
      </Chapter>
    </BookPage>
  ),
}
