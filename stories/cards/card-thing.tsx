import { Suspense, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import type { Guide, ShownState, Thing } from '../book/thing.ts'
import { cards } from '../../src/portal/cards/cards.ts'
import { StoryProvider } from '../portal/story-provider.tsx'

/** Everything that a designer needs to know about one card; its sheet is made from this alone. */
export interface CardDescription extends Guide {
  /** The call whose answer it shows; absent: none. */
  readonly call?: string
  /** The reason why it shows nothing while it loads, or after a failure. */
  readonly silent?: string
  /** Answer of the filled state; absent: the usual one of the fixtures. */
  readonly filled?: unknown
  /** The answer without content, or the reason why there is always some. */
  readonly empty: { readonly answer: unknown } | string
  readonly longest: { readonly answer: unknown } | string
  /** Further states. */
  readonly more?: readonly (Pick<ShownState, 'name' | 'title' | 'says'> & { readonly answer: unknown })[]
  /** Answers of its other calls, the same in every state. */
  readonly besides?: Readonly<Record<string, unknown>>
  /** Entries of local storage. */
  readonly remembered?: Readonly<Record<string, string>>
  /** The page that it is about. */
  readonly of?: string
}

const failure = Object.assign(new Error('It is not known at the moment. Try again in a minute.'), {
  status: 500,
  title: 'This did not work',
})

/** Parts of an address that cards read. */
const PATH = '/centralised-business/inquiry-1/file-1'

interface OneCardProps {
  readonly name: string
  readonly description: CardDescription
  readonly words: string
  readonly answers: Readonly<Record<string, unknown>>
}

function OneCard({ name, description, words, answers }: OneCardProps) {
  const { remembered = {}, besides, of } = description
  const [all] = useState(() => {
    for (const [key, text] of Object.entries(remembered)) localStorage.setItem(key, text)
    return { ...besides, ...answers }
  })
  const Card = cards[name]
  if (!Card) throw new Error(`There is no card '${name}'.`)
  return (
    <StoryProvider answers={all} path={PATH} now="2026-03-07T15:00:00Z" words={words}>
      <Suspense fallback={<Skeleton says={name} rows={3} />}>
        <Routes>
          <Route path=":task/:inquiryId/:fileId" element={<Card {...(of !== undefined && { of })} />} />
        </Routes>
      </Suspense>
    </StoryProvider>
  )
}

/** Makes the sheet of a card. */
export function cardOf(name: string, description: CardDescription): Thing {
  const { call, silent, filled, empty, longest, more = [] } = description
  const drawWith =
    (answers: Readonly<Record<string, unknown>>): ShownState['draw'] =>
    ({ words }) => <OneCard {...{ name, description, words, answers }} />
  const usual = call !== undefined && filled !== undefined ? { [call]: filled } : {}
  const answered = (answer: unknown) => drawWith(call === undefined ? {} : { [call]: answer })
  const state = (of: string, title: string, says: string, shown: { answer: unknown } | string): ShownState =>
    typeof shown === 'string'
      ? { name: of, title, says: shown }
      : { name: of, title, says, draw: answered(shown.answer) }
  const withoutCall = 'Does not occur. The card makes no request.'
  return {
    ...description,
    named: `"card": "${name}" of a page`,
    standsOnce: true,
    states: [
      { name: 'filled', title: 'Filled', says: 'The usual content.', draw: drawWith(usual) },
      state('empty', 'Empty', 'No content yet. The card says what will be here and what to do.', empty),
      state(
        'loading',
        'Loading',
        'The card keeps its last height, so nothing jumps.',
        silent ?? (call === undefined ? withoutCall : { answer: undefined }),
      ),
      state(
        'error',
        'Failed',
        'Only this card fails. It says why and offers to try again.',
        silent ?? (call === undefined ? withoutCall : { answer: failure }),
      ),
      state('longest', 'Longest words', 'The longest text to expect.', longest),
      ...more.map((one) => state(one.name, one.title, one.says, one)),
    ],
  }
}
