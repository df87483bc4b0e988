import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'

const meta: Meta = { title: 'Foundations/Blueprint and ours', parameters: { layout: 'fullscreen' } }
export default meta

const PARTS: readonly (readonly [part: string, whose: string, change: string])[] = [
  [
    'Button, menu, popover, tooltip, dialog, drawer, toast',
    'Blueprint’s, in our colours',
    'Tokens only, never a style for one place.',
  ],
  [
    'Line of text, text of several lines, list, tick box, radio button',
    'Blueprint’s, wired by us',
    'Label, hint and note are ours; the control is not.',
  ],
  [
    'IBAN, CLABE, BIC, wallet address, money, date',
    'Ours, on Blueprint’s line',
    'Formatting while typing, the note, the unit.',
  ],
  ['Choice cards, choice list, country and currency', 'Ours', 'All of it.'],
  ['Quote, quote choice, batch file, batch quote', 'Ours', 'All of it.'],
  ['Table', 'Ours; its model is TanStack’s', 'All that is seen.'],
  ['Details, wizard, review, summary, progress', 'Ours', 'All of it.'],
  ['Icons', 'Blueprint’s', 'Which one says what: see Icons.'],
  ['Letters', 'Inter', 'Nothing.'],
]

export const Page: StoryObj = {
  name: 'Blueprint and ours',
  render: () => (
    <BookPage
      title="What is Blueprint’s, what is ours"
      purpose="So that a change is asked for where it can be made: a token, a part of ours, or not at all."
    >
      <Chapter title="Part by part">
        <table className="book-table">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Whose</th>
              <th scope="col">What can be changed</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map(([part, whose, change]) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td>{whose}</td>
                <td>{change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Chapter>
      <Chapter title="How ours are told">
        <p>
          Classes of ours begin with <code>ptl-</code>, Blueprint’s with <code>bp6-</code>. Every colour,
          corner, height and time of both comes from the same tokens:{' '}
          <BookLink to="foundations-colour--page">Colour</BookLink>.
        </p>
      </Chapter>
    </BookPage>
  ),
}
