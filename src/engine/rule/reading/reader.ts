import { nearestName } from '#definition/spelling/nearest-name.ts'
import { LIMITS } from '../budget.ts'
import type { Expression } from './expression.ts'
import { operators } from '../operators.ts'
import { itemsOf, membersOf } from './members.ts'
import type { Cost } from '../operator.ts'
import { keysOf } from '../path.ts'
import { ProblemFound, refuse } from './problem.ts'

/** Reads an expression once into plain, bounded data; the original is never read again. */
export function readExpression(source: unknown, path = ''): Expression {
  return new Reader().expression(source, path, 1)
}

class Reader {
  private nodes = 0
  private characters = 0

  expression(source: unknown, path: string, depth: number): Expression {
    this.count(source, path, depth)
    if (typeof source !== 'object' || source === null)
      return { kind: 'literal', value: scalar(source, path), path, weight: 1, depth: 1 }
    if (Array.isArray(source)) return this.list(source, path, depth)
    const members = membersOf(source, path)
    const [first] = members
    if (members.length === 1 && first) return this.call(first[0], first[1], path, depth)
    for (const [key] of members)
      if (operators.has(key))
        refuse(
          path,
          `An operator stands alone in its braces, but '${key}' has company. Give each braces of its own.`,
        )
    return {
      kind: 'literal',
      value: this.data(source, path, depth),
      path,
      weight: 1 + members.length,
      depth: 1,
    }
  }

  private call(name: string, source: unknown, path: string, depth: number): Expression {
    this.countText(name, path)
    const operator = operators.get(name)
    if (!operator) throw unknownOperator(name, path)
    const inside = `${path}/${pointerKey(name)}`
    const operands = Array.isArray(source)
      ? this.list(source, inside, depth).items
      : [this.expression(source, inside, depth + 1)]
    checkArity(name, operator.arity, operands.length, inside)
    return { kind: 'call', operator: name, operands, path: inside, ...measure(operands, operator.cost) }
  }

  private list(source: readonly unknown[], path: string, depth: number) {
    const space = LIMITS.nodes - this.nodes
    if (source.length > space) throw tooLarge(path)
    const items = itemsOf(source, path).map((item, index) =>
      this.expression(item, `${path}/${index}`, depth + 1),
    )
    return { kind: 'list' as const, items, path, ...measure(items, LIST) }
  }

  /** A frozen copy of an object the author wrote as a value. */
  private data(source: unknown, path: string, depth: number): unknown {
    if (typeof source !== 'object' || source === null) return scalar(source, path)
    const inner = (value: unknown, key: string) => {
      this.count(value, `${path}/${key}`, depth + 1)
      return this.data(value, `${path}/${key}`, depth + 1)
    }
    if (Array.isArray(source)) {
      if (source.length > LIMITS.nodes - this.nodes) throw tooLarge(path)
      return Object.freeze(itemsOf(source, path).map((value, index) => inner(value, String(index))))
    }
    const members = membersOf(source, path)
    for (const [key] of members) this.countText(key, path)
    return Object.freeze(
      Object.fromEntries(members.map(([key, value]) => [key, inner(value, pointerKey(key))])),
    )
  }

  private count(source: unknown, path: string, depth: number): void {
    this.nodes += 1
    if (this.nodes > LIMITS.nodes) throw tooLarge(path)
    if (depth > LIMITS.depth)
      refuse(path, `This is more than ${LIMITS.depth} levels deep, or contains itself. Split it into rules.`)
    if (typeof source === 'string') this.countText(source, path)
  }

  private countText(text: string, path: string): void {
    this.characters += text.length
    if (this.characters > LIMITS.characters) throw tooLarge(path)
  }
}

const LIST: Cost = { once: 1, operand: 1 }

function measure(
  parts: readonly Expression[],
  { once, operand = 0, key = 0 }: Cost,
): { weight: number; depth: number } {
  let [weight, depth] = [once + operand * parts.length, 0]
  for (const part of parts) {
    if (key > 0 && part.kind === 'literal') weight += key * keysOf(part.value).length
    ;[weight, depth] = [weight + part.weight, Math.max(depth, part.depth)]
  }
  return { weight, depth: depth + 1 }
}

function scalar(value: unknown, path: string): unknown {
  const fine =
    value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
  return fine ? value : refuse(path, 'Only what JSON can hold may stand here.')
}

function checkArity(
  name: string,
  [least, most]: readonly [number, number],
  given: number,
  path: string,
): void {
  if (given >= least && given <= most) return
  const requested =
    least === most
      ? `${least}`
      : most === Number.POSITIVE_INFINITY
        ? `at least ${least}`
        : `${least} to ${most}`
  refuse(
    path,
    `'${name}' takes ${requested} ${least === 1 && most === 1 ? 'operand' : 'operands'}, here are ${given}. Write as many as it takes.`,
  )
}

function unknownOperator(name: string, path: string): ProblemFound {
  const shown = name.length > 64 ? `${name.slice(0, 64)}…` : name
  if (name === 'log')
    return new ProblemFound({
      path,
      sentence: `'log' is refused: a rule answers and does nothing else. Take it out.`,
    })
  return new ProblemFound({
    path,
    sentence: `There is no operator '${shown}'.`,
    nearest: nearestName(name, operators.keys()),
  })
}

function tooLarge(path: string): ProblemFound {
  const sentence = `This is too large: at most ${LIMITS.nodes} parts and ${LIMITS.characters / 1024} kB. Split it into rules.`
  return new ProblemFound({ path, sentence })
}

function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
