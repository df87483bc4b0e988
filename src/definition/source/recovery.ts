import type { Finding } from '../finding.ts'

type Problem = Pick<Finding, 'path' | 'sentence' | 'fix' | 'unknownWord'>
type Node = Record<string, unknown>

/** A word that was corrected can show that the next one is wrong. */
const MOST_ROUNDS = 4

const TOKEN = /"(?:[^"\\\n]|\\.)*"|“[^”\n]*”|\/\/[^\n]*|\/\*[^]*?\*\/|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * Reads what stands in a text that is no JSON: comments and commas before nothing are left out, missing commas and
 * brackets are added. Returns undefined where that is not enough.
 */
export function recoverText(text: string): unknown {
  const open: string[] = []
  const parts: string[] = []
  for (const [found] of text.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    if (found.startsWith('/')) continue
    const token = found.startsWith('“') ? JSON.stringify(found.slice(1, -1)) : found
    const last = parts.at(-1) ?? ''
    const isEnd = token === '}' || token === ']'
    if (isEnd && last === ',') parts.pop()
    if (!isEnd && !',:'.includes(token) && !['', '{', '[', ',', ':'].includes(last)) parts.push(',')
    if (isEnd && open.pop() !== token) return undefined
    if (token === '{') open.push('}')
    if (token === '[') open.push(']')
    parts.push(token)
  }
  try {
    return JSON.parse([...parts, ...open.toReversed()].join(''))
  } catch {
    return undefined
  }
}

/**
 * Leaves the unknown words out of a definition and corrects slips of the keys, so that nothing else misses the rest of
 * it. Returns undefined where anything else is wrong: what was meant is not known then.
 */
export function recoverData(data: unknown, validate: (data: unknown) => readonly Problem[]): unknown {
  if (data === undefined) return undefined
  const rest: unknown = JSON.parse(JSON.stringify(data))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const problems = validate(rest)
    if (problems.length === 0) return rest
    if (!problems.every(({ fix, unknownWord }) => fix ?? unknownWord)) return undefined
    for (const problem of problems) correct(rest, problem)
  }
  return undefined
}

/** Takes out the word at the path of a problem, or writes it as it was meant. */
function correct(root: unknown, { path, fix }: Problem): void {
  const parts = path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const key = parts.pop()!
  let holder = root as Node | undefined
  for (const part of parts) holder = holder?.[part] as Node | undefined
  if (holder === undefined || !Object.hasOwn(holder, key)) return
  if (fix !== undefined && 'value' in fix) holder[key] = fix.value
  else {
    if (fix !== undefined && 'key' in fix) holder[fix.key] = holder[key]
    delete holder[key]
  }
}
