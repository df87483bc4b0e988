/**
 * What the engine itself says to a person, in one place so that it can be translated by key. What only one field
 * type says stands with that type; what a definition says stands in the definition.
 */
export const sentences = {
  required: (label: string) => (label.endsWith('?') ? 'Answer this question.' : `${label} is required.`),
  notPermitted: 'You do not have the permission for this step.',
  fillIn: (labels: readonly string[]) => `Still missing: ${named(labels)}.`,
  finishFirst: (title: string) => `Finish ‘${title}’ first.`,
  answerAbove: 'Choose the answers above first: they decide what is asked next.',
  nothingRequested: 'The server asks for nothing here.',
  lookingUp: 'What is asked next is still being looked up.',
  stepOfMany: (title: string, at: number, count: number) => `${title} (${at} of ${count})`,
  addFirst: 'Add the first one.',
  addAtLeast: (count: number) => `Add at least ${count}.`,
  keepAtMost: (count: number) => `Keep at most ${count}.`,
  least: (bound: string) => `Enter ${bound} or more.`,
  most: (bound: string) => `Enter ${bound} or less.`,
  above: (bound: string) => `Enter more than ${bound}.`,
  below: (bound: string) => `Enter less than ${bound}.`,
  oneOf: (listed: readonly string[]) => `Enter ${listed.join(' or ')}.`,
  otherForm: (hint: string | undefined) =>
    `This is not in the form that is asked for. ${hint ?? 'Check it and try again.'}`,
  /** Names what stands in a text and can stand nowhere in it. */
  refusedSigns: (signs: readonly string[]) => `${quoted(signs)} cannot be sent.`,
  /** Where the server gave a pattern that cannot be used (IDN-046, verbatim). */
  internalError: 'An internal error happened, please reach out to technical support',
} as const

/** Signs as a person recognises them, the first few. */
function quoted(signs: readonly string[]): string {
  return named(signs.map((sign) => (sign === ' ' ? 'A space' : `‘${sign}’`)))
}

/** The first few by name, the rest as a number. */
function named(labels: readonly string[]): string {
  const messages = labels.length > 3 ? [...labels.slice(0, 2), `${labels.length - 2} more`] : labels
  return messages.length < 2
    ? messages.join('')
    : `${messages.slice(0, -1).join(', ')} and ${messages.at(-1)}`
}
