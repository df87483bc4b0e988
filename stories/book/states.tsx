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
  /** Read-only, as in the review before sending. */
  readonly isRead?: true
}

/** Makes the states of a field type from its description. */
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
    { name: 'empty', title: 'Empty', says: 'Before any answer.', example: merged(description) },
    { name: 'filled', title: 'Filled', says: 'A valid answer.', example: answered },
    {
      name: 'focused',
      title: 'Focused',
      says: 'The field has the keyboard focus.',
      example: answered,
      isFocused: true,
    },
    {
      name: 'error',
      title: 'Error',
      says: 'The error appears when the person leaves the field, never while they type.',
      example: merged(description, wrong ? { left: true, ...wrong } : { left: true }),
    },
    {
      name: 'refused',
      title: 'Refused by the server',
      says: 'The message of the server stands where an error stands. The next change removes it.',
      example: { ...answered, refused },
    },
    {
      name: 'locked',
      title: 'Locked',
      says: 'A rule sets the answer. It can be focused, read and copied, and it is sent.',
      example: { ...answered, locked: true },
    },
    disabled
      ? {
          name: 'disabled',
          title: 'Disabled',
          says: 'An option that is not available now stays visible and says why.',
          example: merged(description, disabled),
        }
      : {
          name: 'disabled',
          title: 'Disabled',
          says: 'Does not occur. An answer that cannot be changed is locked, so it can still be read and copied.',
        },
    typeof loading === 'object'
      ? {
          name: 'loading',
          title: 'Loading',
          says: 'The server is working. The field reserves its space, so nothing jumps.',
          example: merged(description, loading),
        }
      : { name: 'loading', title: 'Loading', says: loading ?? 'Does not occur. The field fetches nothing.' },
    {
      name: 'read-only',
      title: 'Read only',
      says:
        filled === undefined
          ? 'An empty answer is not printed.'
          : 'As the review step prints it before sending.',
      ...(filled !== undefined && { example: answered }),
      isRead: true,
    },
    {
      name: 'longest',
      title: 'Longest words',
      says: 'The longest text to expect.',
      example: longestOf(description),
    },
  ]
}
