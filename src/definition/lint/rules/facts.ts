import type { Finding } from '../../finding.ts'
import { usesOf } from '../../logic.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, missing, withNearest } from '../context/findings.ts'
import { inLogic } from '../context/logic-homes.ts'
import { look, type FactRoots } from '../context/roots.ts'

/** Returns the facts with properties; a forgotten prefix was probably one of these. */
const homesOf = (names: Iterable<string>): readonly string[] =>
  ['record', 'session', 'configuration', 'answers'].filter((home) => [...names].includes(home))

/** Words in capitals are values, not facts: their author means them literally. */
const sayMissing = (path: string, name: string): string =>
  `There is no fact '${name}'.${/^[A-Z][A-Z0-9_]*$/.test(name) && !path.endsWith('/var') ? ` Write a fixed value as { "is": "${name}" }.` : ''}`

/** Reports several existing names in one text. */
function severalIn(name: string, roots: FactRoots, context: LintContext): string | undefined {
  const names = name.split(/[\s,;&|]+/).filter((one) => one !== '')
  return names.length > 1 && names.every((one) => look(roots, one, context).isResolved)
    ? `Several names stand in one text. Write each in quotes of its own: ${names.map((one) => `"${one}"`).join(', ')}.`
    : undefined
}

const MOST_LISTED = 8

/** Returns the sentence that lists the existing names beside an unknown one. */
const listed = (home: string, names: readonly string[]): string =>
  names.length === 0
    ? ''
    : ` '${home}' has ${names.slice(0, MOST_LISTED).join(', ')}${names.length > MOST_LISTED ? `, and ${names.length - MOST_LISTED} more` : ''}: name one of them.`

/** Returns a finding if a fact path does not exist, with the path that was probably meant. */
export function unknownFact(
  file: string,
  path: string,
  name: string,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  if (look(roots, name, context).isResolved) return []
  const several = severalIn(name, roots, context)
  if (several !== undefined) return [error(file, path, several)]
  const parts = name.split('.')
  for (let length = 1; length <= parts.length; length += 1) {
    const found = look(roots, parts.slice(0, length).join('.'), context)
    if (found.isResolved) continue
    const whole = (one: string) => [...parts.slice(0, length - 1), one, ...parts.slice(length)].join('.')
    const sentence = `'${name}' leads nowhere: '${parts.slice(0, length - 1).join('.')}' has no '${parts[length - 1]}'.`
    const isGiven = parts[0] === 'given' && length === 2
    const finding = isGiven
      ? missing(file, path, 'given name', parts[1]!, sentence)
      : length === 1
        ? missing(file, path, 'fact', name, sayMissing(path, name))
        : error(file, path, sentence)
    const within =
      length === 1 && homesOf(found.names).find((home) => look(roots, `${home}.${name}`, context).isResolved)
    if (within) return [{ ...finding, nearest: `${within}.${name}` }]
    // 'answers.type' or '$.type', as others read it, is called 'type' here.
    const inner = parts.slice(1).join('.')
    if (length === 1 && inner !== '' && look(roots, inner, context).isResolved)
      return [{ ...finding, nearest: inner }]
    if (finding.sentence.includes('Write a fixed value')) return [finding]
    const meant = withNearest(finding, parts[length - 1]!, found.names, whole)
    // Parts below a missing one cannot be looked up.
    if (length === parts.length || meant.nearest !== undefined) return [meant]
    const home = parts.slice(0, length - 1).join('.')
    return [
      home === '' ? finding : { ...finding, sentence: `${finding.sentence}${listed(home, found.names)}` },
    ]
  }
  return []
}

/** Checks that every fact in logic exists in its place (rule 9). */
export const lintFacts: Lint = inLogic((context, { file, roots, logic }) =>
  logic.flatMap(({ path, expression }) =>
    usesOf(expression, path)
      .filter((use) => use.kind === 'var')
      .flatMap((use) => unknownFact(file, use.path, use.name, roots, context)),
  ),
)
