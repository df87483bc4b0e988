import { spend } from './budget.ts'
import type { Expression } from './reading/expression.ts'
import { operators } from './operators.ts'
import type { Compiler, Scope, Step } from './operator.ts'

export interface Compiled {
  readonly step: Step
  readonly reads: readonly string[]
}

/** Finds the closure of another rule by name, or throws the problem. */
export type FindRule = (id: string, path: string, notes: (path: string) => void) => Step

/** Compiles an expression to a closure. No code is generated, so it runs where `eval` is blocked. */
export function compile(expression: Expression, findRule: FindRule, scope: Scope = 'facts'): Compiled {
  const reads = new Set<string>()
  const step = new Builder(scope, reads, findRule).step(expression)
  return { step, reads: Object.freeze([...reads]) }
}

class Builder implements Compiler {
  readonly scope: Scope
  private readonly reads: Set<string>
  private readonly findRule: FindRule

  constructor(scope: Scope, reads: Set<string>, findRule: FindRule) {
    this.scope = scope
    this.reads = reads
    this.findRule = findRule
  }

  step(expression: Expression): Step {
    if (expression.kind === 'literal') return constant(expression.value)
    if (expression.kind === 'list') return this.list(expression.items)
    return operators.get(expression.operator)!.compile(expression.operands, this, expression.path)
  }

  within(scope: Scope): Compiler {
    return new Builder(scope, this.reads, this.findRule)
  }

  notes(path: string): void {
    if (this.scope === 'facts') this.reads.add(path)
  }

  rule(id: string, path: string): Step {
    return this.findRule(id, path, (read) => this.reads.add(read))
  }

  private list(items: readonly Expression[]): Step {
    if (items.every((item) => item.kind === 'literal'))
      return constant(Object.freeze(items.map((item) => item.value)))
    const steps = items.map((item) => this.step(item))
    return (data, run) => {
      spend(run, steps.length)
      const values: unknown[] = []
      for (const step of steps) {
        const value = step(data, run)
        if (value === undefined) return undefined
        values.push(value)
      }
      return values
    }
  }
}

function constant(value: unknown): Step {
  return () => value
}
