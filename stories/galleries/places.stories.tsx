import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { Missing } from '#runtime/details/missing-record.tsx'
import { sayPages } from '#values/generated/say-pages.ts'
import { outsideOnPhone } from './outside.ts'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'
import { definitions } from '../portal/definitions.ts'

const meta: Meta = { title: 'Galleries/Places without content', parameters: { layout: 'fullscreen' } }
export default meta

const nothing = () => {}

/** A missing record links to its list. */
const listed = {
  facts: {},
  options: new Map(),
  machines: new Map(),
  zone: 'UTC',
  exit: { label: 'All payments', go: nothing },
}

export const Page: StoryObj = {
  name: 'Places without content',
  tags: ['TRU-753'],
  render: () => (
    <BookPage
      title="Places without content"
      purpose="Nothing yet, nothing found, not allowed, not loaded, not enabled, not there any more: each says why, and the one thing to do."
    >
      <div className="book-grid">
        <article>
          <EmptyState
            kind="generic"
            title="No payments yet"
            says="Payments you send are listed here with their state."
            action={{ label: 'Send a payment', onClick: nothing }}
          />
        </article>
        <article>
          <EmptyState kind="no-results" action={{ label: 'Clear filters', onClick: nothing }} />
        </article>
        <article>
          <EmptyState kind="no-permission" />
        </article>
        <article>
          <EmptyState
            kind="no-permission"
            title={sayPages('notEnabled')}
            says={`${sayPages('neverOn')} ${sayPages('toEnable')}`}
            action={{ label: sayPages('contactSupport'), onClick: nothing }}
          />
        </article>
        <article>
          <DetailsContext value={listed}>
            <Missing definition={definitions.library.details['payment']} isInside />
          </DetailsContext>
        </article>
        <article>
          <EmptyState kind="load-failed" action={{ label: 'Try again', onClick: nothing }} />
        </article>
      </div>
      <Chapter title="Around a page">
        <p>These need the frame of the portal and are shown there.</p>
        <ul>
          <li>
            <BookLink to="portal-shell--unreachable">Nobody answers: offline</BookLink>
          </li>
          <li>
            <BookLink to="portal-shell--ends-unused">The session is about to end</BookLink>
          </li>
          <li>
            <BookLink to="portal-over-the-page--session-has-ended">The session is over</BookLink>
          </li>
          <li>
            <BookLink to="runtime-places--skeletons">While it is loaded</BookLink>
          </li>
          <li>
            <BookLink to="runtime-places--broken-definition">A definition that cannot be used</BookLink>
          </li>
        </ul>
      </Chapter>
    </BookPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (import.meta.env.MODE !== 'test') return
    await expect(canvas.getByRole('heading', { name: 'This payment does not exist here' })).toBeVisible()
    await expect(await outsideOnPhone(canvasElement)).toEqual([])
  },
}
