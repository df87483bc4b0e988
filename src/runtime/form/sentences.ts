/** What a person reads when a nested value does not fit its schema; keyed by the JSON Schema keyword. */
export function sentenceFor(keyword: string, data: Readonly<Record<string, unknown>>): string {
  const limit = Number(data[keyword])
  switch (keyword) {
    case 'required':
      return 'Enter an answer.'
    case 'minItems':
      return `Add at least ${limit}.`
    case 'minLength':
      return `Enter at least ${limit} characters.`
    case 'maxLength':
      return `Enter at most ${limit} characters.`
    case 'maxItems':
      return `Keep at most ${limit}.`
    case 'minimum':
      return `Enter ${limit} or more.`
    case 'maximum':
      return `Enter ${limit} or less.`
    case 'enum':
    case 'const':
    case 'oneOf':
    case 'anyOf':
      return 'Choose one of the answers offered.'
    case 'uniqueItems':
      return 'Each entry may stand here once.'
    default:
      return 'Check this answer: it does not have the form that is expected.'
  }
}
