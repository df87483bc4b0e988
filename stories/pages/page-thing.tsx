import type { Guide, ShownState, Thing } from '../book/thing.ts'
import { sampleOfCall } from './answer-samples.ts'
import { PagePart } from './page-part.tsx'

type Answers = Readonly<Record<string, unknown>>

/** Other answers for a state, or the reason why the page never has it. */
type Shown = { readonly answers: Answers; readonly says?: string } | string

/** Everything that a designer needs to know about one kind of page; its sheet is made from this alone. */
export interface PageDescription extends Guide {
  /** Its words in a definition. */
  readonly named: string
  /** The page of the definitions that is drawn. */
  readonly page: string
  /** The address it is drawn at. */
  readonly at: string
  /** The calls that it cannot be drawn without. */
  readonly calls: readonly string[]
  /** Usual answers of the calls. */
  readonly answers: Answers
  readonly empty: Shown
  readonly longest: Shown
  /** The reason why it never loads. */
  readonly loading?: string
  /** The reason why it never fails. */
  readonly error?: string
  readonly flags?: Readonly<Record<string, boolean>>
  /** Roles that may open it. */
  readonly roles: readonly string[]
  /** Sentence below the state without a right, if the usual one does not fit. */
  readonly refused?: string
  readonly remembered?: Readonly<Record<string, string>>
  /** The slots of its template. */
  readonly anatomy?: Thing['anatomy']
  /** Further states. */
  readonly more?: readonly ShownState[]
}

const failure = Object.assign(new Error('The server could not answer'), {
  status: 500,
  title: 'The server could not answer',
})
const nobodyAnswers = new TypeError('Nobody answers')

/** Fixed time of all sheets of pages. */
export const standsAt = '2026-03-07T15:00:00Z'

const nobody: readonly string[] = []

/** Makes the sheet of a page. */
export function pageOf(description: PageDescription): Thing {
  const { page, at, calls: waits, answers, flags, roles, remembered, empty, longest, more = [] } = description
  const all = (answer: unknown) => Object.fromEntries(waits.map((call) => [call, answer]))
  const drawWith =
    (other: Answers, may = roles, isLost = false): ShownState['draw'] =>
    ({ words }) => (
      <PagePart
        {...{ page, at, words }}
        answers={{ ...answers, ...other }}
        roles={may}
        sample={sampleOfCall}
        now={standsAt}
        {...(flags && { flags })}
        {...(remembered && { remembered })}
        {...(isLost && { state: { lost: 'gone' } })}
      />
    )
  const state = (name: string, title: string, says: string, shown: Shown): ShownState =>
    typeof shown === 'string'
      ? { name, title, says: shown }
      : { name, title, says: shown.says ?? says, draw: drawWith(shown.answers) }
  const {
    loading,
    error,
    refused = 'The page says who can give access, in place of its content.',
  } = description
  return {
    ...description,
    standsOnce: true,
    isPage: true,
    states: [
      { name: 'filled', title: 'Filled', says: 'The everyday content.', draw: drawWith({}) },
      state('empty', 'Empty', 'The page says what will be here, and offers one action.', empty),
      state(
        'loading',
        'Loading',
        'The frame appears at once and reserves space for the content.',
        loading ?? { answers: all(undefined) },
      ),
      state(
        'error',
        'Failed',
        'The page says why, and offers to try again.',
        error ?? { answers: all(failure) },
      ),
      {
        name: 'offline',
        title: 'Offline',
        says: 'The server does not answer. One notice stands above the page, which keeps its content and retries by itself.',
        draw: drawWith({}, roles, true),
      },
      ...(error === undefined
        ? [
            {
              name: 'unreached',
              title: 'Offline from the start',
              says: 'The server has never answered, so there is no content to keep.',
              draw: drawWith(all(nobodyAnswers), roles, true),
            },
          ]
        : []),
      { name: 'refused', title: 'No right', says: refused, draw: drawWith({}, nobody) },
      state('longest', 'Too long', 'The longest text to expect. Nothing important is cut off.', longest),
      ...more,
    ],
  }
}
