import type { Finding } from '../../finding.ts'
import { LOW_BALANCE } from '../../facts/limit-name.ts'
import { isSlip, nearestName } from '../../spelling/nearest-name.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { missing, unused } from '../context/findings.ts'
import { memoizeFor } from '../context/cache.ts'

const FILE = 'limits.json'

/** Keys whose value names a limit. */
const words: ReadonlySet<string> = new Set([
  'advised',
  'after',
  'bodyBytes',
  'least',
  'limit',
  'most',
  'pageSize',
  'pageSizes',
  'rests',
  'debounce',
  'stays',
  'version',
  'waits',
])

/** Checks that the limits the program reads exist and that a definition reads every other one (rule 8). */
export const lintLimits: Lint = ({ library, unread, findSchema }) => {
  if (unread?.['limits'] !== undefined) return []
  const { limits, cases: _, ...definitions } = library
  const program = Object.keys(findSchema('definitions/limits')?.properties?.['limits']?.properties ?? {})
  const requested = new Set([...program, ...namesByCurrency(library), ...requestedNames(definitions)])
  const absent = program.filter((name) => !Object.hasOwn(limits, name))
  const idle = Object.keys(limits).filter((name) => !requested.has(name))
  const isRenamed = absent.length === 1 && idle.length === 1
  return [
    ...absent.map((name) => isRequested(name, nearestName(name, idle) ?? (isRenamed ? idle[0] : undefined))),
    ...idle.map((name) =>
      unused(
        FILE,
        below('/limits', name),
        ['limit', name],
        `Nothing asks for the limit '${name}'. Name it where it shall count, or take it out.`,
      ),
    ),
  ]
}

/** Returns the limits the program reads per currency, if they exist. */
const namesByCurrency = ({ options }: Parameters<Lint>[0]['library']): readonly string[] =>
  (options['currencies']?.options ?? []).map(({ value }) => `${LOW_BALANCE}${value}`)

function isRequested(name: string, written: string | undefined): Finding {
  const sentence = `The program asks for the limit '${name}', which is missing. Write it here again.`
  if (written === undefined) return missing(FILE, '/limits', 'limit', name, sentence)
  const path = below('/limits', written)
  const fix = isSlip(written, name) ? { fix: { path, key: name } } : {}
  return { ...missing(FILE, path, 'limit', name, sentence), nearest: name, ...fix }
}

/** Returns every limit that definitions name, memoized per definition. */
function requestedNames(definitions: Readonly<Record<string, object>>): readonly string[] {
  return Object.values(definitions).flatMap((collection) =>
    Object.values(collection).flatMap((one) =>
      typeof one === 'object' && one !== null ? namesInDefinition(one as object) : [],
    ),
  )
}

const namesInDefinition = memoizeFor((definition: object): readonly string[] => [
  ...namesIn(definition, new Set()),
])

function namesIn(node: unknown, found: Set<string>, word = ''): Set<string> {
  if (typeof node === 'string') {
    if (words.has(word)) found.add(node)
    if (node.includes('limits.')) for (const match of node.matchAll(/\blimits\.(\w+)/g)) found.add(match[1]!)
  } else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) namesIn(value, found, Array.isArray(node) ? word : key)
  return found
}
