import {
  another,
  isList,
  isObject,
  placesIn,
  type ChangeClass,
  type Edit,
  type Json,
  type Path,
  type Place,
  type Source,
} from '../mutant.ts'

/** Operators that people confuse. */
const swapped: Readonly<Record<string, readonly string[]>> = {
  and: ['or'],
  or: ['and'],
  '==': ['!='],
  '===': ['!=='],
  '!=': ['=='],
  '!==': ['==='],
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  'money<': ['money<=', 'money>'],
  'money<=': ['money<', 'money>='],
  'money>': ['money>=', 'money<'],
  'money>=': ['money>', 'money<='],
  'money==': ['money<='],
  'date<': ['date<='],
  'date<=': ['date<'],
  some: ['none', 'all'],
  none: ['some'],
  all: ['some'],
  '+': ['-'],
  '-': ['+'],
  min: ['max'],
  max: ['min'],
}

const comparisons = new Set([
  ...Object.keys(swapped).filter((name) => /[<>=]/.test(name)),
  'in',
  'ip-in',
  'version>=',
])

/** Answers of a flow that follow from others. */
const isOfFlow = (file: string, path: Path): boolean =>
  file.startsWith('flows/') && path.length === 1 && path[0] === 'values'

/** Every rule and derived answer that a file declares, and when a control is weakened: the path of its logic. */
function* logicIn({ path: file, data }: Source): Generator<readonly [Path, Json]> {
  if (file.startsWith('controls/') && isObject(data) && isObject(data.weakens))
    yield [['weakens', 'when'], data.weakens.when ?? true]
  for (const { path, key, value } of placesIn(data)) {
    if ((key !== 'rules' && !isOfFlow(file, path)) || !isObject(value)) continue
    for (const [name, rule] of Object.entries(value))
      for (const word of ['when', 'is'])
        if (isObject(rule) && isObject(rule[word])) yield [[...path, name, word], rule[word]]
  }
}

/** Every operator of every rule, the outermost first. */
function* operationsIn(
  source: Source,
): Generator<{ readonly at: Path; readonly operator: string; readonly operands: Json }> {
  for (const [path, logic] of logicIn(source))
    for (const { path: at, value } of [{ path, value: logic } as Place, ...placesIn(logic, path)]) {
      const [operator, ...more] = isObject(value) ? Object.keys(value) : []
      if (operator !== undefined && more.length === 0 && isObject(value))
        yield { at, operator, operands: value[operator]! }
    }
}

function* negated(source: Source): Iterable<Edit> {
  for (const [path, logic] of logicIn(source)) yield { path, says: 'negate', value: { '!': [logic] } }
}

function* otherOperator(source: Source): Iterable<Edit> {
  for (const { at, operator, operands } of operationsIn(source))
    for (const other of swapped[operator] ?? [])
      yield { path: at, says: `${operator} becomes ${other}`, value: { [other]: operands } }
}

function* fewerOperands(source: Source): Iterable<Edit> {
  for (const { at, operator, operands } of operationsIn(source)) {
    if (!['and', 'or', 'has', 'some', 'none'].includes(operator) || !isList(operands) || operands.length < 2)
      continue
    if (operator === 'some' || operator === 'none') continue
    for (const index of operands.keys())
      yield { path: [...at, operator, index], says: 'take the operand out', value: undefined }
  }
}

function* shorterList(source: Source): Iterable<Edit> {
  for (const { at, operator, operands } of operationsIn(source))
    for (const [index, operand] of comparisons.has(operator) && isList(operands) ? operands.entries() : [])
      for (const [inner, value] of isList(operand) ? operand.entries() : [])
        yield {
          path: [...at, operator, index, inner],
          says: `leave ${JSON.stringify(value)} out`,
          value: undefined,
        }
}

function factsRead(source: Source): string[] {
  const read = [...operationsIn(source)].flatMap(({ operator, operands }) =>
    operator === 'var' && typeof operands === 'string' ? [operands] : [],
  )
  return [...new Set(read)].toSorted()
}

function* otherFact(source: Source): Iterable<Edit> {
  const facts = factsRead(source)
  for (const { at, operator, operands } of operationsIn(source)) {
    const other = operator === 'var' && typeof operands === 'string' ? another(operands, facts) : undefined
    if (other !== undefined) yield { path: at, says: `read ${other}`, value: { var: other } }
  }
}

/** Another constant: the next that is compared anywhere in the file, one more, or the other of yes and no. */
function otherConstant(value: Json, texts: readonly string[]): Json | undefined {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? (another(value, texts) ?? `${value}-other`) : undefined
}

function* otherValue(source: Source): Iterable<Edit> {
  const compared = [...operationsIn(source)].flatMap(({ at, operator, operands }) =>
    comparisons.has(operator) && isList(operands)
      ? operands.flatMap((operand, index) =>
          isList(operand)
            ? operand.map((value, inner) => ({ path: [...at, operator, index, inner], value }))
            : [{ path: [...at, operator, index], value: operand }],
        )
      : [],
  )
  const texts = [...new Set(compared.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))]
  for (const { path, value } of compared) {
    const other = otherConstant(value, texts)
    if (other !== undefined)
      yield { path, says: `${JSON.stringify(value)} becomes ${JSON.stringify(other)}`, value: other }
  }
}

/** Words that name a rule. */
const namesRule = /^(when|[a-z]\w*When|guard|gate|feature|must|nextWhenFilled)$/

function* otherRule(source: Source, { rules }: { readonly rules: readonly string[] }): Iterable<Edit> {
  const own = Object.keys(isObject(source.data) && isObject(source.data.rules) ? source.data.rules : {})
  for (const { path, key, value } of placesIn(source.data)) {
    const named = isNamed(path, key) && typeof value === 'string' ? value : undefined
    if (named === undefined) continue
    const other = another(named, own.includes(named) ? own : rules)
    if (other !== undefined) yield { path, says: `ask ${other} instead of ${named}`, value: other }
  }
}

/** A word of its own, or an entry of a list of rules; the words a card shows name none. */
const isNamed = (path: Path, key: string | number): boolean =>
  path[0] !== 'words' && namesRule.test(String(typeof key === 'number' ? path.at(-2) : key))

/** Changes of rules. */
export const ruleChanges: readonly ChangeClass[] = [
  { id: 'rule-negated', says: 'a rule says the opposite', edits: negated },
  { id: 'rule-operator', says: 'an operator becomes its neighbour', edits: otherOperator },
  { id: 'rule-operand', says: 'an operand of and, or and has is missing', edits: fewerOperands },
  { id: 'rule-fact', says: 'another fact is read', edits: otherFact },
  { id: 'rule-value', says: 'a value that is compared with is another', edits: otherValue },
  { id: 'rule-list', says: 'an entry of a list that is compared with is missing', edits: shorterList },
  { id: 'rule-named', says: 'another rule is named', edits: otherRule },
]
