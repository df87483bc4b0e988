import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cell } from '../book/cell.tsx'
import { descriptions } from '../book/descriptions.ts'
import { useSpoken } from '../book/longer-words.ts'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'
import { statesOf } from '../book/states.tsx'
import { combinationsOf, useView, type Globals } from '../book/view.ts'

const meta: Meta = {
  title: 'Fields/Overview',
  parameters: {
    layout: 'fullscreen',
    isSheet: true,
    // Fields of one type may have parts with the same name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
}
export default meta

const sheetOf = (title: string) => `fields-${title.toLowerCase().replaceAll(' ', '-')}--sheet`

function Overview({ globals }: { readonly globals: Globals }) {
  const view = useView(globals)
  const spoken = useSpoken(view.words)
  const [combination] = combinationsOf(view)
  const name = view.state === 'all' ? 'filled' : view.state
  if (!combination || spoken !== view.words) return null
  return (
    <BookPage
      isWide
      title="All fields"
      purpose="Every type of answer that a definition can ask for, in the state that the switch above says: answered, unless it says another. A new type stands here by itself."
    >
      <div className="book-grid book-grid--fields" key={name}>
        {[...descriptions].map(([type, description], at) => {
          const state = statesOf(description).find((one) => one.name === name)
          return (
            <Chapter key={type} title={description.title}>
              <p>{description.purpose}</p>
              {state?.draw ? (
                <Cell
                  {...{ state, combination }}
                  words={view.words}
                  id={`overview-${type}`}
                  isAtOnce={at < 12}
                  isNamed={false}
                />
              ) : (
                <p className="book__type">{state?.says}</p>
              )}
              <BookLink to={sheetOf(description.title)}>{`Sheet of ${description.title}`}</BookLink>
            </Chapter>
          )
        })}
      </div>
    </BookPage>
  )
}

export const Page: StoryObj = {
  name: 'All fields',
  tags: ['TRU-254', 'TRU-258'],
  render: (_args, { globals }) => <Overview globals={globals} />,
}
