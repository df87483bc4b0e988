import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chapter, Page as BookPage } from '../book/page.tsx'
import { contrastOf } from './contrast.ts'
import { isColour, tokens, type Tokens } from './tokens.ts'

const meta: Meta = { title: 'Foundations/Colour', parameters: { layout: 'fullscreen' } }
export default meta

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay']
const USES: readonly (readonly [title: string, says: string, names: RegExp])[] = [
  [
    'Surfaces',
    'Page, card, inset and overlay. There is one level of surface: a card never lies on a card.',
    /^surface/,
  ],
  [
    'Lines',
    'Hairlines separate related rows. The border of a control has a contrast of at least 3 : 1.',
    /^(hairline|control-line)/,
  ],
  ['Text', 'Full for decisive text, quiet for explanations, faint for minor text.', /^text/],
  [
    'Accent',
    'One accent colour, for controls and the current place. Never for a status.',
    /^(accent|on-accent|focus)/,
  ],
  [
    'States',
    'Status colours are only for status, always with a word and an icon.',
    /^(success|warning|danger|info|neutral)/,
  ],
]
const isRead = (name: string) =>
  /^(text(?!-disabled)|accent$|accent-strong|success$|warning$|danger$|info$|neutral$)/.test(name)
const isFilled = (name: string) => /-fill/.test(name)

/** Measures the contrast of a colour with its background, and names the required one. */
function measured(name: string, value: string, look: Tokens): string {
  const worst = (of: readonly string[]) =>
    Math.min(...of.map((other) => contrastOf(value, look.get(other) ?? value))).toFixed(1)
  if (isRead(name)) return `${worst(SURFACES)} : 1 on the least of the surfaces, needs 4.5`
  if (isFilled(name))
    return `${contrastOf(value, look.get('on-accent') ?? '#ffffff').toFixed(1)} : 1 below its text, needs 4.5`
  if (name === 'control-line' || name === 'focus')
    return `${worst(SURFACES)} : 1 on the least of the surfaces, needs 3`
  if (name === 'text-disabled') return 'disabled controls need no contrast'
  return ''
}

function Swatch({ name, look }: { readonly name: string; readonly look: 'light' | 'dark' }) {
  const value = tokens[look].get(name) ?? tokens.light.get(name) ?? ''
  if (!isColour(value)) return <td>{value}</td>
  return (
    <td>
      <div className="book-swatch">
        <span style={{ background: value }} />
        <code>{value}</code>
      </div>
      <small>{measured(name, value, new Map([...tokens.light, ...tokens[look]]))}</small>
    </td>
  )
}

export const Page: StoryObj = {
  name: 'Colour',
  render: () => (
    <BookPage
      title="Colour"
      purpose="Every colour of the product is one of these. They are read from the theme, and their contrast is measured here, not written down."
    >
      {USES.map(([title, says, names]) => (
        <Chapter key={title} title={title}>
          <p>{says}</p>
          <table className="book-table">
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
              </tr>
            </thead>
            <tbody>
              {[...tokens.light.keys()]
                .filter((name) => names.test(name))
                .map((name) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>--ptl-{name}</code>
                    </th>
                    <Swatch name={name} look="light" />
                    <Swatch name={name} look="dark" />
                  </tr>
                ))}
            </tbody>
          </table>
        </Chapter>
      ))}
      <Chapter title="What tests promise">
        <p>
          Text reaches 4.5 : 1 on every surface, lines of controls 3 : 1, in both looks. Soft backgrounds
          carry the text of their own tone. Where people choose their own colours, edges that are drawn as
          shadows become outlines.
        </p>
      </Chapter>
    </BookPage>
  ),
}
