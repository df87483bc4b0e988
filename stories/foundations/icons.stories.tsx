import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chapter, Page as BookPage } from '../book/page.tsx'
import * as drawn from './icons-drawn.ts'
import { iconsInUse } from './icons-in-use.ts'

const meta: Meta = { title: 'Foundations/Icons', parameters: { layout: 'fullscreen' } }
export default meta

const icons = { ...drawn }

export const Page: StoryObj = {
  name: 'Icons',
  render: () => (
    <BookPage
      title="Icons"
      purpose="Every icon the product uses, and the one thing each says. An icon stands beside a word; alone it has a name that is heard."
    >
      <Chapter title={`In use: ${iconsInUse.length}`}>
        <div className="book-icons">
          {iconsInUse.map(([name, says]) => {
            const Icon = icons[name]
            return (
              <figure key={name}>
                <Icon size={20} />
                <strong>{name}</strong>
                <small>{says}</small>
              </figure>
            )
          })}
        </div>
      </Chapter>
      <Chapter title="How">
        <ul>
          <li>16 px beside text, 14 px in notes under a field, 20 px where nothing else stands.</li>
          <li>An icon has the colour of its text. Only status has other colours, and never colour alone.</li>
          <li>A warning triangle means that a person must act or loses something. Waiting has a clock.</li>
          <li>A new icon needs a new meaning. Check first whether one of these has it.</li>
        </ul>
      </Chapter>
    </BookPage>
  ),
}
