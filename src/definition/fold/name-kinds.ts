/** Answers, facts and values share one namespace. */
const answers = /^(field|fact|value|field of '.*')$/

/** Returns the kind of name a noun stands for, so that findings about one name are grouped. */
export function kindOfName(noun: string): string {
  if (answers.test(noun)) return 'answer'
  if (noun === 'displayed state' || noun === 'stage') return 'state'
  if (noun === 'move of a person') return 'move'
  return noun
}

/** Returns the first part of a dotted name: 'quote' of 'quote.status'. */
export function rootOfName(noun: string, name: string): string {
  if (kindOfName(noun) === 'answer') return name.split('.')[0] ?? name
  // An invariant names a state with its machine in front.
  return noun === 'state' ? (name.split('.').at(-1) ?? name) : name
}
