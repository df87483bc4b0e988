import { nearestName } from '#definition/spelling/nearest-name.ts'
import { hasIban, ibanLength } from '#values/iban.ts'
import { derived, nodesIn, findingAt, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { textOf } from '#values/object.ts'

type Field = readonly [path: string, node: CorridorNode]

const fieldsIn = (node: unknown): readonly Field[] =>
  nodesIn(node, '').filter(([, { fieldName }]) => typeof fieldName === 'string')

const partsOf = (node: CorridorNode): readonly string[] => textOf(node.fieldName).split('.')

/** How often each element of ISO 20022 stands in all that is asked for. */
export function elementsIn(files: readonly unknown[]): ReadonlyMap<string, number> {
  const elements = new Map<string, number>()
  for (const file of files)
    for (const [, field] of fieldsIn(file))
      for (const part of partsOf(field)) elements.set(part, (elements.get(part) ?? 0) + 1)
  return elements
}

/** What is wrong with the fields a corridor asks for: their elements, their words, and how long they are. */
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

/** Names of two letters are too near each other to tell a slip. */
const SHORTEST = 3

/** An element that stands nowhere else, and is nearly one that does, is misspelt: the network would ignore it. */
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

/** The element that differs by capitals alone. */
const inOtherLetters = (part: string, elements: ReadonlyMap<string, number>): string | undefined =>
  [...elements].find(
    ([name, times]) => times > 1 && name !== part && name.toLowerCase() === part.toLowerCase(),
  )?.[0]

const meantBy = (part: string, elements: ReadonlyMap<string, number>): string | undefined =>
  nearestName(
    part,
    [...elements].flatMap(([name, times]) => (times > 1 && name.length > 1 && name !== part ? [name] : [])),
  )

/** A number in the words of a field of one length is that length. */
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

/** What an account begins with is the code of its country. */
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

/** An IBAN is as long as its country makes it. */
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

/** Of two fields that read alike nobody knows what to write into which. */
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
    // Two of one name are told as such.
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
