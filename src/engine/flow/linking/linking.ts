import { nearestName } from '#definition/spelling/nearest-name.ts'
import type { LinkedRule, Problem } from '../../rule/types.ts'
import type { FlowLibrary } from './linked-flow.ts'

const NONE: readonly string[] = []

/** Context for linking the parts of a flow, which collects their problems. */
export class Linking {
  readonly problems: Problem[] = []
  readonly library: FlowLibrary
  readonly rules: ReadonlyMap<string, LinkedRule>

  /** Names that exist only inside a group or list, and only for rules of its fields. */
  readonly inner: ReadonlySet<string>

  constructor(
    library: FlowLibrary,
    rules: ReadonlyMap<string, LinkedRule>,
    inner: ReadonlySet<string> = new Set(),
  ) {
    this.library = library
    this.rules = rules
    this.inner = inner
  }

  say(path: string, sentence: string, nearest?: string): void {
    this.problems.push(nearest === undefined ? { path, sentence } : { path, sentence, nearest })
  }

  /** Reports a name that does not exist, with the one that was probably meant. */
  need(kind: string, name: string | undefined, existing: Iterable<string>, path: string): void {
    if (name === undefined) return
    const names: string[] = []
    for (const one of existing) {
      if (one === name) return
      names.push(one)
    }
    this.say(path, `There is no ${kind} '${name}'.`, nearestName(name, names))
  }

  rule(name: string | undefined, path: string): LinkedRule | undefined {
    const rule = name === undefined ? undefined : this.rules.get(name)
    if (!rule) this.need('rule', name, this.rules.keys(), path)
    const inner = rootsOf(rule?.reads).find((root) => this.inner.has(root))
    if (inner !== undefined)
      this.say(
        path,
        `'${name}' reads '${inner}', which is asked inside a group or list: only the fields beside '${inner}' can name this rule. Name another one.`,
      )
    return rule
  }
}

/** The first name of a path: the fact it starts from. */
export function rootOf(path: string): string {
  const dot = path.indexOf('.')
  return dot === -1 ? path : path.slice(0, dot)
}

/** The facts a rule or value reads, each once. */
export function rootsOf(paths: readonly string[] | undefined): readonly string[] {
  return paths === undefined ? NONE : [...new Set(paths.map(rootOf))]
}
