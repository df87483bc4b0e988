import { LIMITS, Overspent, spend, spendOnText, stepsFor, type Run } from '../budget.ts'
import { MANY, type Compiler, type Family, type Step } from '../operator.ts'
import type { Expression } from '../reading/expression.ts'
import { scalarOf, textOf } from '../scalar.ts'

/** Operators for texts, and those shared by texts and lists. */
export const text: Family = {
  cat: {
    arity: [0, MANY],
    says: 'The operands as one text.',
    cost: { once: 4, operand: 12 },
    compile: (operands, compiler) =>
      constantText(operands, compiler, (values, run) => {
        let joined = ''
        for (const value of values) joined += value === null ? '' : textOf(value, run)
        if (joined.length > LIMITS.characters) throw new Overspent('The text grew too long.')
        spendOnText(run, joined)
        return joined
      }),
  },
  substr: {
    arity: [1, 3],
    says: 'Part of a text: from a position, counted from the end when negative, and so many characters or up to so many before the end.',
    cost: { once: 12, operand: 5 },
    compile: (operands, compiler) =>
      constantText(operands, compiler, ([source, start, end], run) => {
        const whole = textOf(source, run)
        const [from, until] = [placeIn(start, run), placeIn(end, run)]
        if (Number.isNaN(from) || Number.isNaN(until)) return undefined
        if (until === undefined || until >= 0) return whole.substr(from ?? 0, until)
        const rest = whole.substr(from ?? 0)
        return rest.substr(0, rest.length + until)
      }),
  },
  in: {
    arity: [2, 2],
    says: 'Whether a list holds a value, or a text another text.',
    cost: { once: 16 },
    compile: ([sought, holder], compiler) => {
      const [left, right] = [compiler.step(sought!), compiler.step(holder!)]
      if (sought!.kind === 'literal') {
        const part = sought!.value
        return (data, run) => {
          const whole = right(data, run)
          return whole === undefined ? undefined : holds(whole, part, run)
        }
      }
      if (holder!.kind === 'list' && holder!.items.every(({ kind }) => kind === 'literal')) {
        // An unfrozen copy, since the engine iterates frozen lists much slower.
        const whole = [...(right(undefined, undefined as never) as readonly unknown[])]
        return (data, run) => {
          const part = left(data, run)
          return part === undefined ? undefined : holds(whole, part, run)
        }
      }
      return (data, run) => {
        const part = left(data, run)
        if (part === undefined) return undefined
        const whole = right(data, run)
        return whole === undefined ? undefined : holds(whole, part, run)
      }
    },
  },
  length: {
    arity: [1, 1],
    says: 'How many characters a text or how many items a list has.',
    cost: { once: 2 },
    ours: true,
    compile: (operands, compiler) =>
      constantText(operands, compiler, ([value]) =>
        typeof value === 'string' || Array.isArray(value) ? value.length : undefined,
      ),
  },
}

function holds(whole: unknown, part: unknown, run: Run): boolean {
  if (typeof whole === 'string') {
    if (whole === '') return false
    const sought = textOf(part, run)
    spend(run, stepsFor(whole.length * sought.length, 256))
    return whole.includes(sought)
  }
  if (!Array.isArray(whole)) return false
  if (whole.length > 15) spend(run, stepsFor(whole.length, 16))
  if (typeof part === 'string' && part.length > 256) spend(run, stepsFor(whole.length * part.length, 64))
  for (let index = 0; index < whole.length; index += 1) if (whole[index] === part) return true
  return false
}

/** Reads a position in a text; NaN if it is no number, undefined if it is omitted. */
function placeIn(position: unknown, run: Run): number | undefined {
  return position === undefined ? undefined : Number(scalarOf(position, run))
}

/** Works on all operands at once, and on none while one is missing. */
function constantText(
  operands: readonly Expression[],
  compiler: Compiler,
  work: (values: readonly unknown[], run: Run) => unknown,
): Step {
  const steps = operands.map((operand) => compiler.step(operand))
  return (data, run) => {
    const values: unknown[] = []
    for (const step of steps) {
      const value = step(data, run)
      if (value === undefined) return undefined
      values.push(value)
    }
    return work(values, run)
  }
}
