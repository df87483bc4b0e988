import type { Example } from '../widgets/example.ts'
import { FieldAlone } from '../widgets/harness.tsx'
import type { Description } from './description.ts'
import { longerExample } from './longer-words.ts'
import type { ShownState } from './thing.ts'

/** Every state that a sheet shows, by its name in an address. */
export const stateNames = [
  'empty',
  'filled',
  'focused',
  'error',
  'refused',
  'locked',
  'disabled',
  'loading',
  'read-only',
  'longest',
  'several',
] as const

const merged = ({ example, standsAt }: Description, patch: Partial<Example> = {}): Example => ({
  ...example,
  now: standsAt,
  ...patch,
})

function longestOf(description: Description): Example {
  const { example, filled, longest } = description
  const { field } = example
  return merged(description, {
    value: filled,
    ...longest,
    field: {
      ...field,
      label: `${field.label}, as it stands in the commercial register of the country in which the account is held`,
      hint: 'Leave out the legal form where the register leaves it out, and write abbreviations as the register does. Ask the receiver when you are not sure.',
      ...longest?.field,
    },
  })
}

interface FieldState extends Omit<ShownState, 'draw'> {
  readonly example?: Example
  /** Shown as the review before sending shows it. */
  readonly isRead?: true
}

/** The states of a field type, made of its description, to be drawn. */
export function statesOf(description: Description): readonly ShownState[] {
  return fieldStatesOf(description).map(({ example, isRead, ...state }) => ({
    ...state,
    ...(example && {
      draw: ({ id, words }) => (
        <FieldAlone
          example={words === 'longer' ? longerExample(example) : example}
          id={id}
          shows={isRead ? 'review' : 'field'}
        />
      ),
    }),
  }))
}

function fieldStatesOf(description: Description): readonly FieldState[] {
  const {
    filled,
    wrong,
    loading,
    disabled,
    refused = 'This answer was refused. Choose another one.',
  } = description
  const answered = merged(description, { value: filled })
  return [
    { name: 'empty', title: 'Empty', says: 'As it is met.', example: merged(description) },
    { name: 'filled', title: 'Filled', says: 'Answered, and nothing to mend.', example: answered },
    { name: 'focused', title: 'Focused', says: 'Where the keyboard is.', example: answered, isFocused: true },
    {
      name: 'error',
      title: 'Error',
      says: 'Told once the field was left, never while it is typed.',
      example: merged(description, wrong ? { left: true, ...wrong } : { left: true }),
    },
    {
      name: 'refused',
      title: 'Refused by the server',
      says: 'The sentence of the server stands where an error stands. It goes with the next change.',
      example: { ...answered, refused },
    },
    {
      name: 'locked',
      title: 'Locked',
      says: 'A rule decided it. It can be focused, read and copied, and is sent.',
      example: { ...answered, locked: true },
    },
    disabled
      ? {
          name: 'disabled',
          title: 'Disabled',
          says: 'A choice that cannot be made now stays in sight and says why.',
          example: merged(description, disabled),
        }
      : {
          name: 'disabled',
          title: 'Disabled',
          says: 'Never: what cannot be changed is locked, so that it can still be read and copied.',
        },
    typeof loading === 'object'
      ? {
          name: 'loading',
          title: 'Loading',
          says: 'While the server is asked. Its place is kept, so nothing jumps.',
          example: merged(description, loading),
        }
      : { name: 'loading', title: 'Loading', says: loading ?? 'Never: nothing is fetched for it.' },
    {
      name: 'read-only',
      title: 'Read only',
      says:
        filled === undefined
          ? 'Nothing is printed of what was not answered.'
          : 'As the review before sending prints it.',
      ...(filled !== undefined && { example: answered }),
      isRead: true,
    },
    {
      name: 'longest',
      title: 'Longest words',
      says: 'The longest that is to be expected.',
      example: longestOf(description),
    },
  ]
}
