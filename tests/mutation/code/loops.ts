import { parseSource } from './source.ts'

/** Each turn of a loop in changed code counts, so that a loop that never ends is an error instead. */
export function guardLoops(file: string, text: string): string {
  const inserts = parseSource(file, text).places.flatMap(({ node }): (readonly [number, string])[] => {
    if (!('body' in node) || !/^(For|While|DoWhile)\w*Statement$/.test(node.type)) return []
    const body = node.body
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
    return body.type === 'BlockStatement'
      ? [[body.start + 1, 'globalThis.countTurn?.();']]
      : [
          [body.start, '{globalThis.countTurn?.();'],
          [body.end, '}'],
        ]
  })
  return inserts
    .toSorted(([a], [b]) => b - a)
    .reduce((so, [at, insert]) => so.slice(0, at) + insert + so.slice(at), text)
}
