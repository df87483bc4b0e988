import type { Expression } from '../reading/expression.ts'
import { MANY, nameIn, type Compiler, type Family, type Step } from '../operator.ts'
import { factReaderOf, keysOf, readerOf, readPath } from '../path.ts'
import { LIMITS, spend, spendOnPath, type Run } from '../budget.ts'
import { ProblemFound } from '../reading/problem.ts'
import { scalarOf, STEPS_PER_NUMBER } from '../scalar.ts'

/** Operators that read facts or test their presence. */
export const reading: Family = {
  var: {
    arity: [0, 2],
    says: 'The fact at a path, or the second operand where it is missing.',
    cost: { once: 1, key: 1 },
    compile: ([path, otherwise], compiler) => {
      const read = path?.kind === 'call' ? readWorkedOut(path, compiler) : readNamed(path, compiler)
      if (!otherwise) return read
      const fallback = compiler.step(otherwise)
      return (data, run) => read(data, run) ?? fallback(data, run) ?? undefined
    },
  },
  missing: {
    arity: [0, MANY],
    says: 'The paths, of those given, at which there is no fact.',
    cost: { once: 4, operand: 1 },
    compile: (operands, compiler) => {
      const names = namesOf(operands, compiler)
      return (data, run) => {
        const given = names(data, run)
        return given && missingOf(Array.isArray(given[0]) ? given[0] : given, data, run)
      }
    },
  },
  missing_some: {
    arity: [2, 2],
    says: 'Nothing when at least so many of the paths have a fact, otherwise those that have none.',
    cost: { once: 8 },
    compile: ([need, paths], compiler, path) => {
      if (paths!.kind === 'literal')
        throw new ProblemFound({
          path,
          sentence: `'missing_some' takes a number and a list of paths. Write both.`,
        })
      const needed = compiler.step(need!)
      const names = namesOf([paths!], compiler)
      return (data, run) => {
        const least = needed(data, run)
        const given = names(data, run)?.[0]
        if (least === undefined || !Array.isArray(given)) return undefined
        const missing = missingOf(given, data, run)
        const count = Number(scalarOf(least, run))
        if (Number.isNaN(count)) return undefined
        return given.length - missing.length >= count ? [] : missing
      }
    },
  },
  has: {
    arity: [1, MANY],
    says: 'Whether there is a fact at every path given; always yes or no.',
    cost: { once: 2, key: 1 },
    ours: true,
    compile: (operands, compiler) => {
      const names = operands.map((operand) =>
        nameIn(operand, `'has' names facts as text. Write the names in quotes.`),
      )
      names.forEach((name) => compiler.notes(name))
      const readers = operands.map((operand, index) => readerOf(placeOf(operand, names[index])))
      return (data) => readers.every((read) => isThere(read(data)))
    },
  },
  rule: {
    arity: [1, 1],
    says: 'The verdict of another rule over the same facts.',
    cost: { once: 1 },
    ours: true,
    compile: ([name], compiler, path) =>
      compiler.rule(nameIn(name!, `'rule' takes the name of a rule as text. Write it in quotes.`), path),
  },
}

function readNamed(path: Expression | undefined, compiler: Compiler): Step {
  if (path && (path.kind !== 'literal' || (typeof path.value === 'object' && path.value !== null))) {
    throw new ProblemFound({
      path: path.path,
      sentence: `'var' takes the path of a fact as text. Write it in quotes.`,
    })
  }
  const keys = path ? placeOf(path, path.value) : []
  compiler.notes(keys.join('.'))
  if (compiler.scope === 'pair' && keys.length === 1 && keys[0] === 'accumulator') return readAccumulator
  return compiler.scope === 'facts' ? factReaderOf(keys) : readerOf(keys)
}

/** The keys of a path that is written in the rule; no fact lies deeper than rules may be. */
function placeOf(operand: Expression, name: unknown): readonly string[] {
  const keys = keysOf(name)
  const sentence = `A fact lies at most ${LIMITS.depth} levels deep; this path has ${keys.length}. Name a shorter one.`
  if (keys.length > LIMITS.depth) throw new ProblemFound({ path: operand.path, sentence })
  return keys
}

/** The accumulator is computed: its null is a value, not a missing fact. */
function readAccumulator(data: unknown): unknown {
  return (data as { accumulator: unknown }).accumulator
}

function readWorkedOut(path: Expression, compiler: Compiler): Step {
  compiler.notes('')
  const name = compiler.step(path)
  return (data, run) => {
    const found = name(data, run)
    if (found === undefined || typeof found === 'object') return undefined
    return readPath(data, paidKeysOf(found, run))
  }
}

/** Returns the literal names among the operands; computed ones may read any fact. */
function namesOf(
  operands: readonly Expression[],
  compiler: Compiler,
): (data: unknown, run: Run) => unknown[] | undefined {
  const literal = (operand: Expression): boolean =>
    operand.kind === 'literal'
      ? noteName(operand.value, compiler)
      : operand.kind === 'list' && operand.items.every(literal)
  if (!operands.every(literal)) compiler.notes('')
  const steps = operands.map((operand) => compiler.step(operand))
  return (data, run) => {
    const names = steps.map((step) => step(data, run))
    return names.includes(undefined) ? undefined : names
  }
}

function noteName(value: unknown, compiler: Compiler): boolean {
  compiler.notes(keysOf(value).join('.'))
  return true
}

function missingOf(names: readonly unknown[], data: unknown, run: Run): unknown[] {
  return names.filter((name) => typeof name === 'object' || !isThere(readPath(data, paidKeysOf(name, run))))
}

/** Splits a path at run time, which costs steps by its length; a number becomes a text first. */
function paidKeysOf(name: unknown, run: Run): readonly string[] {
  if (typeof name === 'number') spend(run, STEPS_PER_NUMBER)
  if (typeof name === 'string') spendOnPath(run, name)
  return keysOf(name)
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== ''
}
