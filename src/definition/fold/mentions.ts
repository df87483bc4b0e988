/** Objects whose keys name parts of the definition, not parts of a call. */
const named = new Set([
  'take',
  'starts',
  'answers',
  'asks',
  'requires',
  'refuses',
  'blocks',
  'advances',
  'tells',
  'rules',
  'features',
  'values',
  'facts',
  'states',
  'stages',
  'lines',
  'subtasks',
  'limits',
  'roles',
  'faults',
  'flags',
])

/** Words under which a text is read by people, or is a word of the language itself. */
const plain = new Set(['type', 'label', 'title', 'tone', 'says', 'hint', 'case', '$schema'])

/** Keys whose values are names of a kind; the same word under other keys is something else. */
const placesOf: Readonly<Record<string, ReadonlySet<string>>> = {
  step: new Set(['id', 'step', 'steps', 'goTo', 'after', 'opensAt', 'starts']),
}

/** Counts each name of a kind in definitions, including its declaration. */
export function countMentions(
  node: unknown,
  kind: string,
  counts: Map<string, number>,
  word = '',
): Map<string, number> {
  if (typeof node === 'string') {
    const isElsewhere = placesOf[kind]?.has(word) === false
    for (const name of namesInText(node, isElsewhere || plain.has(word)))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  } else if (typeof node === 'object' && node !== null) {
    const isMap = !Array.isArray(node) && named.has(word)
    for (const [key, value] of Object.entries(node)) {
      if (isMap) for (const name of namesInText(key, false)) counts.set(name, (counts.get(name) ?? 0) + 1)
      countMentions(value, kind, counts, Array.isArray(node) ? word : key)
    }
  }
  return counts
}

/** Returns the names in a text: the text, its prefixes, and its placeholders. */
function namesInText(text: string, isPlain: boolean): Iterable<string> {
  const printed = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, inner = '']) => inner.split(' '))
  const whole = isPlain ? [] : [text]
  return new Set(
    [...whole, ...printed].flatMap((name) => [name, name.split('.')[0] ?? name, name.split('.')[1] ?? name]),
  )
}
