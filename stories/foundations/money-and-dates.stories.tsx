import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatDate, formatDateTime } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { Chapter, Page as BookPage } from '../book/page.tsx'

const meta: Meta = { title: 'Foundations/Money and dates', parameters: { layout: 'fullscreen' } }
export default meta

const AMOUNTS: readonly (readonly [amount: string, code: string, why: string])[] = [
  ['1250.5', 'USD', 'At least the decimals of the currency.'],
  ['1000', 'JPY', 'None where the currency has none.'],
  ['9007199254740993.25', 'MXN', 'Amounts are exact at any size and never floating-point numbers.'],
  ['0.00000100', 'BTC', 'An asset shows its decimals without trailing zeros.'],
  ['-42.1', 'EUR', 'A minus sign stands before the number. Negative amounts have no brackets.'],
]
const MOMENT = '2026-11-25T03:33:00Z'

export const Page: StoryObj = {
  name: 'Money and dates',
  render: () => (
    <BookPage
      title="Money and dates"
      purpose="Printed by the functions the product prints with, so that this page cannot say anything else than the portal."
    >
      <Chapter title="Money">
        <table className="book-table book-table--figures">
          <thead>
            <tr>
              <th scope="col">As it travels</th>
              <th scope="col">As it is read</th>
              <th scope="col">Because</th>
            </tr>
          </thead>
          <tbody>
            {AMOUNTS.map(([amount, code, why]) => (
              <tr key={amount}>
                <td>
                  <code>
                    {amount} {code}
                  </code>
                </td>
                <td className="ptl-figures">{formatMoney(amount, code)}</td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul>
          <li>Right-aligned in columns, in tabular figures, the code after the number.</li>
          <li>
            The two amounts of a payment stand together with the rate between them; fees are never hidden.
          </li>
          <li>Nothing is rounded for looks: a total is the sum of the visible amounts.</li>
        </ul>
      </Chapter>
      <Chapter title="Days and times">
        <table className="book-table">
          <tbody>
            <tr>
              <th scope="row">A moment</th>
              <td>{formatDateTime(MOMENT, 'Europe/London')}</td>
              <td>With its zone, which is the person’s.</td>
            </tr>
            <tr>
              <th scope="row">The same elsewhere</th>
              <td>{formatDateTime(MOMENT, 'America/Mexico_City')}</td>
              <td>Another day, and it says so.</td>
            </tr>
            <tr>
              <th scope="row">A day</th>
              <td>{formatDate('2026-11-25', 'Europe/London')}</td>
              <td>A whole day has no zone.</td>
            </tr>
          </tbody>
        </table>
        <p>
          In a list a moment of the last day may be relative, with the whole one behind it. A field shows what
          is stored.
        </p>
      </Chapter>
    </BookPage>
  ),
}
