import { featureRule } from '../../feature.ts'
import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'

/** Reports a feature that depends on another flag than the one it is called after. */
function lintOwnFlag(
  file: string,
  path: string,
  name: string,
  flag: string | undefined,
  flags: readonly string[],
): Finding[] {
  const own = flags.find((one) => name.toLowerCase() === `is${one}on`.toLowerCase())
  if (own === undefined || flag === undefined || flag === own || !flags.includes(flag)) return []
  const sentence = `'${name}' is called after the flag '${own}' and depends on '${flag}': switching '${own}' would change nothing. Write '${own}'.`
  return [{ ...error(file, path, sentence), nearest: own }]
}

/** Checks that the version in the sentence of a rule is the one that it asks for. */
function lintVersion(
  file: string,
  path: string,
  says: string,
  limit: string,
  context: LintContext,
): Finding[] {
  const { is, unit } = context.library.limits[limit] ?? {}
  const [named] = /\b\d+\.\d+\.\d+\b/.exec(says) ?? []
  if (unit !== 'version' || named === undefined || named === is) return []
  const sentence = `The sentence says ${named}, and the limit '${limit}' is ${String(is)}. Let both say the same.`
  return [error(file, path, sentence)]
}

/** Checks that a feature names existing things and shares its name with no rule (OPEN-80). */
export const lintFeatures: Lint = (context) => {
  const { rules } = context.library
  const namesIn = (collection: 'flags' | 'limits' | 'permissions') => namesOf(context, collection)
  const products = context.library.options['organisation-products']?.options.map(({ value }) => value)
  const bearers = (name: string) => Object.values(rules).filter((home) => Object.hasOwn(home.rules, name))
  return Object.values(rules).flatMap((home) => {
    const file = `rules/${home.id}.rules.json`
    return Object.entries(home.features ?? {}).flatMap(([name, feature]) => {
      const at = (...words: string[]) => below('/features', name, ...words)
      const isOwn = JSON.stringify(home.rules[name]) === JSON.stringify(featureRule(feature))
      return [
        ...(isOwn && bearers(name).length === 1
          ? []
          : [error(file, at(), `A shared rule is called '${name}' as well. Give one of them another name.`)]),
        ...[...(feature.products ?? []), ...(feature.without ?? [])].flatMap((product, index) => {
          const requested = feature.products?.length ?? 0
          const place =
            index < requested ? at('products', String(index)) : at('without', String(index - requested))
          const isBoth = index >= requested && feature.products?.includes(product)
          return isBoth
            ? [
                error(
                  file,
                  place,
                  `'${product}' is asked for under 'products': nobody has it and is without it. Take it out of one of both.`,
                ),
              ]
            : unknownName(file, place, 'product', product, products)
        }),
        ...unknownName(file, at('flag'), 'flag', feature.flag, namesIn('flags')),
        ...lintVersion(file, at('says'), feature.says, feature.version ?? '', context),
        ...lintOwnFlag(file, at('flag'), name, feature.flag, Object.keys(context.library.flags)),
        ...unknownName(file, at('version'), 'limit', feature.version, namesIn('limits')),
        ...unknownName(file, at('permission'), 'permission', feature.permission, namesIn('permissions')),
      ]
    })
  })
}
