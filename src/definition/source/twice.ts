import type { JsonNode } from './node.ts'
import { readSource } from './read.ts'

/** Where a JSON text says the same name twice in one object, as JSON Pointers: only the last would count. */
export function namesTwice(text: string): readonly string[] {
  const root = readSource(text)
  return root === undefined ? [] : twiceIn(root, '')
}

function twiceIn({ members = [], items = [] }: JsonNode, path: string): readonly string[] {
  const seen = new Set<string>()
  const own = members.flatMap(({ key, value }) => {
    const at = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const again = seen.has(key) ? [at] : []
    seen.add(key)
    return [...again, ...twiceIn(value, at)]
  })
  return [...own, ...items.flatMap((item, index) => twiceIn(item, `${path}/${index}`))]
}
