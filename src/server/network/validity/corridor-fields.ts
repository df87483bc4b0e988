import { nearestName } from '#definition/spelling/nearest-name.ts'
import { hasIban, ibanLength } from '#values/iban.ts'
import { derived, nodesIn, findingAt, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { textOf } from '#values/object.ts'

type Field = readonly [path: string, node: CorridorNode]

const fieldsIn = (node: unknown): readonly Field[] =>
  nodesIn(node, '').filter(([, { fieldName }]) => typeof fieldName === 'string')

const partsOf = (node: CorridorNode): readonly string[] => textOf(node.fieldName).split('.')

/** Counts the uses of each ISO 20022 element. */
export function elementsIn(files: readonly unknown[]): ReadonlyMap<string, number> {
  const elements = new Map<string, number>()
  for (const file of files)
    for (const [, field] of fieldsIn(file))
      for (const part of partsOf(field)) elements.set(part, (elements.get(part) ?? 0) + 1)
  return elements
}

/** Finds errors in the fields of a corridor: elements, texts and lengths. */
export function fieldsIn20022(
  corridor: CorridorNode,
  elements: ReadonlyMap<string, number>,
): NetworkFinding[] {
  const fields = fieldsIn(corridor)
  return [
    ...fields.flatMap((field) => [
      ...elementOf(field, elements),
      ...lengthFindings(field),
      ...ibanOf(field, corridor),
      ...beginsIn(field, corridor),
    ]),
    ...twinsIn(corridor),
  ]
}

/** Shorter names are too similar to suggest a correction. */
const SHORTEST = 3

/** Finds an element used once that nearly equals another: a misspelling, which the network would ignore. */
function elementOf([path, node]: Field, elements: ReadonlyMap<string, number>): NetworkFinding[] {
  const parts = partsOf(node)
  const wrong = parts.find(
    (part) =>
      (elements.get(part) ?? 0) <= 1 &&
      (part.length >= SHORTEST ? meantBy(part, elements) : inOtherLetters(part, elements)) !== undefined,
  )
  if (wrong === undefined) return []
  const meant = inOtherLetters(wrong, elements) ?? meantBy(wrong, elements)
  const whole = parts.map((part) => (part === wrong ? meant : part)).join('.')
  const sentence = `ISO 20022 has no element '${wrong}', and no other corridor names it. Write an element that it has.`
  return [{ ...findingAt(`${path}/fieldName`, sentence), nearest: whole }]
}

/** Finds the element that differs by capitals alone. */
const inOtherLetters = (part: string, elements: ReadonlyMap<string, number>): string | undefined =>
  [...elements].find(
    ([name, times]) => times > 1 && name !== part && name.toLowerCase() === part.toLowerCase(),
  )?.[0]

const meantBy = (part: string, elements: ReadonlyMap<string, number>): string | undefined =>
  nearestName(
    part,
    [...elements].flatMap(([name, times]) => (times > 1 && name.length > 1 && name !== part ? [name] : [])),
  )

/** Finds a length in the help text that contradicts the length of the field. */
function lengthFindings([
  path,
  { fieldMinLength: least, fieldMaxLength: most, ...node },
]: Field): NetworkFinding[] {
  if (typeof most !== 'number' || least !== most) return []
  return ['fieldHelpText', 'fieldDescription'].flatMap((word) => {
    const message = /(\d+)[ -](?:digit|character|letter|sign|number)/i.exec(textOf(node[word]))?.[1]
    return message === undefined || Number(message) === most
      ? []
      : [
          derived(
            `${path}/${word}`,
            `The sentence says ${message}, and exactly ${most} are taken. Let both say the same.`,
          ),
        ]
  })
}

/** Finds help that names the prefix of another country. */
function beginsIn([path, node]: Field, { country }: CorridorNode): NetworkFinding[] {
  return ['fieldHelpText', 'fieldDescription'].flatMap((word) => {
    const message = /\b[Bb]egins with ([A-Z]{2})\b/.exec(textOf(node[word]))?.[1]
    return message === undefined || typeof country !== 'string' || message === country
      ? []
      : [
          derived(
            `${path}/${word}`,
            `The sentence says ${message}, and the corridor leads to ${country}. Write ${country}, which accounts there begin with.`,
          ),
        ]
  })
}

/** Finds an IBAN field whose length is not that of its country. */
function ibanOf([path, node]: Field, { country }: CorridorNode): NetworkFinding[] {
  if (partsOf(node).at(-1) !== 'IBAN' || typeof country !== 'string') return []
  const length = ibanLength(country)
  const { fieldMinLength: least, fieldMaxLength: most } = node
  const [word, wrong] =
    typeof most === 'number' && most < length
      ? ['fieldMaxLength', most]
      : typeof least === 'number' && least > length
        ? ['fieldMinLength', least]
        : []
  return word === undefined || !hasIban(country)
    ? []
    : [
        findingAt(
          `${path}/${word}`,
          `An IBAN of ${country} has ${length} characters, and ${wrong} stands here: write ${length}.`,
        ),
      ]
}

/** Finds two fields with the same label. */
function twinsIn(corridor: CorridorNode): NetworkFinding[] {
  const lists = [corridor.account, ...Object.values(Object(corridor.accountOf) as CorridorNode)]
  const values = nodesIn(corridor, '').flatMap(([path, { fieldValues }]) => {
    const labels = (Array.isArray(fieldValues) ? (fieldValues as CorridorNode[]) : []).map(({ label }) =>
      textOf(label),
    )
    const at = labels.findIndex((label, index) => label !== '' && labels.indexOf(label) !== index)
    return at === -1
      ? []
      : [
          findingAt(
            `${path}/fieldValues/${at}/label`,
            `Another value reads '${labels[at]}' as well: nobody could tell which is chosen. Give one of them another label.`,
          ),
        ]
  })
  const blank = ['partner', 'purpose'].flatMap((word) =>
    typeof corridor[word] === 'string' && corridor[word].trim() === ''
      ? [findingAt(`/${word}`, 'Only spaces stand here: write what people read.')]
      : [],
  )
  const fieldsAlike = lists.flatMap((list) => {
    const fields = Array.isArray(list) ? (list as CorridorNode[]) : []
    const words = fields.map(({ fieldDescription }) => textOf(fieldDescription))
    // Two fields of the same name are reported elsewhere.
    const names = fields.map(({ fieldName }) => textOf(fieldName))
    const at = words.findIndex(
      (word, index) =>
        word !== '' && words.indexOf(word) !== index && names[words.indexOf(word)] !== names[index],
    )
    if (at === -1) return []
    const [path = ''] = nodesIn(corridor, '').find(([, node]) => node === fields[at]) ?? []
    const sentence = `Another field here is called '${words[at]}' as well: nobody could tell which is which. Give one of them other words.`
    return [findingAt(`${path}/fieldDescription`, sentence)]
  })
  return [...values, ...blank, ...fieldsAlike]
}
