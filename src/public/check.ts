/**
 * `portolan/check`: checks definitions before they are used. It reads the schemas from disk, so it needs
 * Node.
 */
import type { Finding } from '#definition/finding.ts'
import type { Flow } from '#definition/generated/flow.ts'
import type { Options } from '#definition/generated/options.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { linkRules } from '#engine/rule/link.ts'
import type { RuleDefinition } from '#engine/rule/types.ts'
import { createGrammar } from '#server/definitions/grammar.ts'
import { readSchemas } from '#server/definitions/schemas.ts'

export { checkDefinitions, readCheckContext } from '#server/definitions/definitions-check.ts'
export type { DefinitionFile } from '#definition/loader.ts'

export interface FlowParts {
  readonly options?: readonly Options[]
  readonly rules?: Readonly<Record<string, RuleDefinition>>
}

/**
 * Checks one flow and returns its errors, each with a JSON Pointer: first against the schema, then the names
 * it uses.
 */
export function checkFlow(
  definition: unknown,
  { options = [], rules = {} }: FlowParts = {},
): readonly Pick<Finding, 'path' | 'sentence' | 'nearest'>[] {
  const problems = createGrammar(readSchemas())('flow', definition)
  if (problems.length > 0) return problems
  const shared = linkRules(rules)
  const lists = linkOptions(Object.fromEntries(options.map((list) => [list.id, list])))
  const result = linkFlow(definition as Flow, { kinds, options: lists, rules: shared.rules })
  return [...shared.problems, ...(result.ok ? [] : result.problems)]
}
