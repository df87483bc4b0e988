import type { Finding } from '../../finding.ts'
import { namesItself } from '../words/copies.ts'
import { operatorDepth, usesOf } from '../../logic.ts'
import { memoizeFor } from '../context/cache.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { together } from '../context/each.ts'
import { derived, error, unknownName, unused } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { inRuleHomes, namedRules, ruleHomes, sharedRules, type RuleHome } from '../context/places.ts'

const MOST_OPERATORS = 2

/** Numbers, and amounts that are compared, which are texts of digits. */
function literalNumbers(node: unknown, path: string, isAmount = false): string[] {
  if (typeof node === 'number' || (isAmount && typeof node === 'string'))
    return Math.abs(Number(node)) > 1 ? [path] : []
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    literalNumbers(value, `${path}/${key}`, Array.isArray(node) ? isAmount : key.startsWith('money')),
  )
}

function lintRule(
  home: RuleHome,
  name: string,
  unknown: (path: string, rule: string) => Finding[],
): Finding[] {
  const rule = home.own[name]!
  const path = `/rules/${name}`
  const uses = usesOf(rule.when, `${path}/when`)
  const deep = operatorDepth(rule.when)
  return [
    ...uses.filter((use) => use.kind === 'rule').flatMap((use) => unknown(use.path, use.name)),
    ...(deep > MOST_OPERATORS
      ? [
          error(
            home.file,
            path,
            `The rule is ${deep} operators deep; two at most. Name the inner part as a rule of its own.`,
          ),
        ]
      : []),
    ...(uses.length === 0
      ? [
          derived(
            home.file,
            path,
            'The rule reads nothing, so its answer is always the same. Let it read a fact, or take it out.',
          ),
        ]
      : []),
    ...literalNumbers(rule.when, `${path}/when`).map((at) =>
      error(
        home.file,
        at,
        'A number here has an owner: name it in limits.json and read it as limits.<name>.',
      ),
    ),
  ]
}

const opposite = (when: unknown): unknown => {
  const turned = (Object(when) as { readonly '!'?: unknown })['!']
  return (Object(Array.isArray(turned) ? turned[0] : turned) as { readonly rule?: unknown }).rule
}

/** Returns the text of the object around a place, without names of rules. */
function textAround(definition: object, path: string, rules: readonly string[]): string {
  const keys = path.split('/').slice(1, -1)
  const holder = keys.reduce<unknown>(
    (node, key) => (Object(node) as Record<string, unknown>)[key],
    definition,
  )
  return Object.values(Object(holder) as object)
    .filter((value) => typeof value === 'string' && !rules.includes(value))
    .join(' ')
}

/** Reports an unused rule; if another rule stands where it was probably meant, the finding is there. */
function unusedRule(
  { file, own, definition }: RuleHome,
  name: string,
  places: ReturnType<typeof namedRules>,
): Finding {
  const rules = Object.keys(own)
  const isAlone = (other: string) => places.filter((one) => one.name === other).length === 1
  const meant = places.filter(({ name: other, path }) => {
    if (other === name || !Object.hasOwn(own, other)) return false
    if (opposite(own[name]?.when) === other || opposite(own[other]?.when) === name) return isAlone(other)
    const text = textAround(definition, path, rules)
    return !isAlone(other) && namesItself(name, text) > namesItself(other, text)
  })
  const [place] = meant
  if (place === undefined || meant.length > 1)
    return unused(
      file,
      `/rules/${name}`,
      ['rule', name],
      `Nothing uses the rule '${name}'. Name it where it shall count, or take it out.`,
    )
  const sentence = `Nothing uses the rule '${name}', and here stands '${place.name}'. Name '${name}', or take it out under 'rules'.`
  return { ...unused(file, place.path, ['rule', name], sentence), nearest: name }
}

/** The rules that a definition names, in places and in other rules. */
const usedIn = memoizeFor(({ own, definition }: RuleHome): ReadonlySet<string> => {
  const { values } = definition as { readonly values?: unknown }
  const logic = [...Object.values(own).map(({ when }) => when), values]
  const inner = logic.flatMap((one) => usesOf(one)).filter(({ kind }) => kind === 'rule')
  return new Set([...namedRules(definition), ...inner].map(({ name }) => name))
})

/** Checks the rules that definitions use and contain. */
const lintHomes = inRuleHomes((context, home) => {
  const shared = sharedRules(context.library)
  const areRecognized = namesOf(context, 'rules') !== undefined
  const isShared = home.file.startsWith('rules/')
  const isThere = (name: string) => Object.hasOwn(home.own, name) || Object.hasOwn(shared, name)
  const unknown = (path: string, name: string) =>
    isThere(name) || !areRecognized
      ? []
      : unknownName(home.file, path, 'rule', name, [...Object.keys(home.own), ...Object.keys(shared)])
  const places = namedRules(home.definition)
  const used = usedIn(home)
  return [
    ...places.flatMap(({ path, name }) => unknown(path, name)),
    ...Object.keys(home.own).flatMap((name) => lintRule(home, name, unknown)),
    ...Object.keys(home.own)
      .filter((name) => !isShared && Object.hasOwn(shared, name))
      .map((name) =>
        error(
          home.file,
          `/rules/${name}`,
          `The rule '${name}' hides the shared rule of that name. Give it another name.`,
        ),
      ),
    ...Object.keys(home.own)
      .filter((name) => !isShared && !used.has(name))
      .map((name) => ({ ...unusedRule(home, name, places), level: 'error' as const })),
  ]
})

/** Shared rules that no definition names. */
function lintDead({ library, isNamedInProgram = () => false }: LintContext): Finding[] {
  const used = new Set(ruleHomes(library).flatMap((home) => [...usedIn(home)]))
  return Object.values(library.rules).flatMap((file) =>
    Object.keys(file.rules)
      .filter((name) => !used.has(name) && !isNamedInProgram(name))
      .map((name) =>
        unused(
          `rules/${file.id}.rules.json`,
          `/rules/${name}`,
          ['rule', name],
          `Nothing uses the rule '${name}'. Name it where it shall count, or take it out.`,
        ),
      ),
  )
}

/**
 * Checks that rules exist, are used, are not too deep, read facts, use limits for numbers, and hide no shared
 * rule.
 */
export const lintRules: Lint = together(lintHomes, lintDead)
