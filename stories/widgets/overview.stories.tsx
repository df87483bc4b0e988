import type { Meta, StoryObj } from '@storybook/react-vite'
import { descriptions } from '../book/descriptions.ts'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'
import { FieldAlone } from './harness.tsx'

const meta: Meta = {
  title: 'Fields/Overview',
  parameters: {
    layout: 'fullscreen',
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
}
export default meta

const sheetOf = (title: string) => `fields-${title.toLowerCase().replaceAll(' ', '-')}--sheet`

export const Page: StoryObj = {
  name: 'All fields',
  render: () => (
    <BookPage
      title="All fields"
      purpose="Every type of answer that a definition can ask for, answered, with what it is for. A new type stands here by itself."
    >
      <div className="book-grid">
        {[...descriptions].map(([type, { title, purpose, example, filled }]) => (
          <article key={type}>
            <Chapter title={title}>
              <p>{purpose}</p>
              <FieldAlone example={{ ...example, value: filled }} id={`overview-${type}`} shows="field" />
              <BookLink to={sheetOf(title)}>{`Sheet of ${title}`}</BookLink>
            </Chapter>
          </article>
        ))}
      </div>
    </BookPage>
  ),
}
