import type { Feature, Rule, RuleFile } from './generated/rules.ts'

type Condition = Rule['when']

const has = (product: string): Condition => ({ in: [product, { var: 'session.organisation.products' }] })

const needs: readonly ((feature: Feature) => Condition | undefined)[] = [
  ({ products }) => products && { or: products.map(has) },
  ({ without }) => without && { '!': [{ or: without.map(has) }] },
  ({ permission }) => (permission ? { in: [permission, { var: 'session.permissions' }] } : undefined),
  ({ flag }) => (flag ? { '==': [{ var: `flags.${flag}` }, true] } : undefined),
  ({ version }) =>
    version
      ? { 'version>=': [{ var: 'configuration.serverVersion' }, { var: `limits.${version}` }] }
      : undefined,
]

/** Returns a feature as a rule: all its conditions must be true (OPEN-80). */
export function featureRule(feature: Feature): Rule {
  return { says: feature.says, when: { and: needs.flatMap((need) => need(feature) ?? []) } }
}

const filled = new WeakMap<RuleFile, RuleFile>()

/** A file of shared rules with its features among them, as rules of their names; a rule of the same name stays (OPEN-80). */
export function withFeatures(file: RuleFile): RuleFile {
  const whole = filled.get(file) ?? fill(file)
  filled.set(file, whole)
  return whole
}

function fill(file: RuleFile): RuleFile {
  const made = Object.entries(file.features ?? {}).map(([name, feature]) => [name, featureRule(feature)])
  return made.length === 0
    ? file
    : { ...file, rules: { ...(Object.fromEntries(made) as RuleFile['rules']), ...file.rules } }
}
