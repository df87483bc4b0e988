/** Kleene's three truth values; only yes opens anything. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** Nested plain data; dotted paths read own properties only. */
export type Facts = Readonly<Record<string, unknown>>

export interface RuleDefinition {
  readonly says: string
  readonly when: unknown
}

export interface LinkedRule {
  readonly id: string
  readonly says: string
  /** The paths it reads, also through other rules; '' means that any fact may be read. */
  readonly reads: readonly string[]
  evaluate(facts: Facts): Verdict
}

/** Reason why an expression does not load: a JSON Pointer, a sentence, and the name probably meant. */
export interface Problem {
  readonly path: string
  readonly sentence: string
  readonly nearest?: string
}

export interface RuleProblem extends Problem {
  readonly rule: string
}

export type LinkResult = { ok: true; rule: LinkedRule } | { ok: false; problem: Problem }

export interface LinkedRules {
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly problems: readonly RuleProblem[]
}

interface LinkedValue {
  readonly ok: true
  readonly reads: readonly string[]
  value(facts: Facts): unknown
}

export type ValueResult = LinkedValue | { ok: false; problem: Problem }

/** One operator with its values; `value` is absent if a fact is missing. */
export interface Explanation {
  /** Name of an operator, 'value' or 'list' for a literal, 'item' for one loop turn. */
  readonly operator: string
  /** The fact a `var` reads, or the id of a rule. */
  readonly name?: string
  /** The sentence of a rule. */
  readonly says?: string
  readonly value?: unknown
  readonly verdict: Verdict
  readonly operands: readonly Explanation[]
}
