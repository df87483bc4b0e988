import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chapter, Page as BookPage } from '../book/page.tsx'
import { tokens } from './tokens.ts'

const meta: Meta = { title: 'Foundations/Type, space and motion', parameters: { layout: 'fullscreen' } }
export default meta

const TYPES: readonly (readonly [name: string, size: number, line: number, weight: number, use: string])[] = [
  ['Amount', 28, 34, 600, 'The main figure of a page, with its code in a quiet tone.'],
  ['Page title', 20, 28, 600, 'One on a page.'],
  ['Section', 16, 24, 600, 'Parts of a page, questions of a step.'],
  ['Label', 14, 20, 600, 'Above a control.'],
  ['Text', 14, 20, 400, 'All that is read.'],
  ['Secondary', 12, 16, 400, 'Times, counts and explanations of a figure. Never an error.'],
]
const SPACES: readonly (readonly [size: number, use: string])[] = [
  [4, 'Inside one thing: an icon and its word.'],
  [8, 'Between the lines of one thing: label, hint, control.'],
  [12, 'Inside of controls and chips.'],
  [16, 'Inside of cards, between columns.'],
  [24, 'Between fields, between cards.'],
  [32, 'Between parts of a page.'],
  [48, 'Between a form and its summary.'],
]
const written = (name: string) => (tokens.light.get(name) ?? '').replace(/(?<=\d)(?=[a-z])/, ' ')

export const Page: StoryObj = {
  name: 'Type, space and motion',
  render: () => (
    <BookPage
      title="Type, space and motion"
      purpose="Six sizes, seven steps, two corners, one shadow: take these first. Some places use 2, 6, 10 or 20 px of space as well."
    >
      <Chapter title="Type">
        <p>Inter, which comes with the product. Figures are tabular wherever they stand below each other.</p>
        {TYPES.map(([name, size, line, weight, use]) => (
          <div key={name} className="book-specimen">
            <span style={{ fontSize: size, lineHeight: `${line}px`, fontWeight: weight }}>
              {name} 1,250.00
            </span>
            <small>
              {size}/{line}, {weight}. {use}
            </small>
          </div>
        ))}
      </Chapter>
      <Chapter title="Space">
        {SPACES.map(([size, use]) => (
          <div key={size} className="book-specimen">
            <span className="book-space">
              <span style={{ width: size }} />
            </span>
            <small>
              {size} px. {use}
            </small>
          </div>
        ))}
        <p>
          A control is {written('control-height')} high, a row of a table 40 px, what is read at most{' '}
          {written('measure')} wide.
        </p>
      </Chapter>
      <Chapter title="Corners and elevation">
        <div className="book-boxes">
          <div style={{ borderRadius: 'var(--ptl-radius-control)', border: '1px solid var(--ptl-hairline)' }}>
            Control, {written('radius-control')}
          </div>
          <div style={{ borderRadius: 'var(--ptl-radius-card)', border: '1px solid var(--ptl-hairline)' }}>
            Card, {written('radius-card')}, a hairline
          </div>
          <div style={{ borderRadius: 'var(--ptl-radius-card)', boxShadow: 'var(--ptl-shadow-overlay)' }}>
            Overlay, the only shadow there is
          </div>
        </div>
      </Chapter>
      <Chapter title="Motion">
        <p>
          {written('motion')} for what comes or goes, none for what is pressed, and none at all for people who
          asked for less. Nothing moves by itself, and nothing jumps: the place of what comes later is free.
        </p>
      </Chapter>
      <Chapter title="Widths">
        <p>
          A form is one column of {written('measure')}. Its summary stands beside it from 1,100 px and folded
          above it below. Under 720 px the navigation is a bar at the bottom and the foot of a form sticks to
          the edge. Under 600 px every row of a table is a card.
        </p>
      </Chapter>
    </BookPage>
  ),
}
