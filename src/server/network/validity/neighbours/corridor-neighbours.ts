import { derived, nodesIn, type CorridorNode, type NetworkFinding } from '../corridor-nodes.ts'
import { listOf, textOf } from '#values/object.ts'

/** Finds fields of the payer, and fields of persons for companies or of companies for persons. */
function partiesIn({ accountOf, ...corridor }: CorridorNode): NetworkFinding[] {
  const all = nodesIn({ ...corridor, accountOf }, '')
  const payer = all.flatMap(([path, { fieldName }]) =>
    textOf(fieldName).startsWith('Dbtr')
      ? [
          derived(
            `${path}/fieldName`,
            `'${textOf(fieldName)}' is of the payer, and a corridor asks about the payee. Begin it with 'Cdtr'.`,
          ),
        ]
      : [],
  )
  const kinds = Object(accountOf) as CorridorNode
  const whose = (
    [
      ['BUSINESS', 'PrvtId', 'OrgId'],
      ['INDIVIDUAL', 'OrgId', 'PrvtId'],
    ] as const
  ).flatMap(([kind, wrong, right]) =>
    listOf(kinds[kind]).flatMap((field, at) => {
      const name = textOf((Object(field) as CorridorNode).fieldName)
      return name.includes(`.${wrong}.`)
        ? [
            derived(
              `/accountOf/${kind}/${at}/fieldName`,
              `'${name}' is ${kind === 'BUSINESS' ? 'of persons' : 'of companies'}, and '${kind}' is asked it. Write '${name.replace(wrong, right)}'.`,
            ),
          ]
        : []
    }),
  )
  const given = Object.keys(kinds)
  const half =
    given.length === 1
      ? [
          derived(
            '/accountOf',
            `Only of '${given[0]}' more is asked: say under '${given[0] === 'BUSINESS' ? 'INDIVIDUAL' : 'BUSINESS'}' what is asked of the others, or move it to 'account'.`,
          ),
        ]
      : []
  return [...payer, ...whose, ...half]
}

/** Returns true if a pattern matches; undefined for an invalid pattern, which is reported elsewhere. */
function takes(pattern: string, text: string): boolean | undefined {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return undefined
  }
}

/** Finds a memo pattern without capitals or without a message. */
function memoIn({ memo }: CorridorNode): NetworkFinding[] {
  const { pattern, message } = Object(memo) as CorridorNode
  if (typeof pattern !== 'string') return []
  return [
    ...(takes(pattern, 'A') === false && takes(pattern, 'a') === true
      ? [
          derived(
            '/memo/pattern',
            "A memo is sent in capitals, and this takes small letters alone: every memo would be refused. Write 'A-Z'.",
          ),
        ]
      : []),
    ...(message === undefined
      ? [
          derived(
            '/memo',
            "A memo may be refused by its 'pattern', and nobody would read why. Say under 'message' what may stand in it.",
          ),
        ]
      : []),
  ]
}

/** Finds choices in small letters, and required fields that the help calls optional. */
function fieldsIn(corridor: CorridorNode): NetworkFinding[] {
  return nodesIn(corridor, '').flatMap(([path, { fieldType, fieldHelpText, fieldValues }]) => [
    ...(fieldType === 'REQUIRED' && /\bleave it (empty|open)\b/i.test(textOf(fieldHelpText))
      ? [
          derived(
            `${path}/fieldType`,
            "The help lets people leave it empty, and 'REQUIRED' does not. Write 'OPTIONAL', or change the help.",
          ),
        ]
      : []),
    ...listOf(fieldValues).flatMap((one, at) => {
      const { value } = Object(one) as CorridorNode
      return typeof value === 'string' && /^[a-z]+$/.test(value)
        ? [
            derived(
              `${path}/fieldValues/${at}/value`,
              `Codes are sent in capitals, and '${value}' is not one. Write '${value.toUpperCase()}'.`,
            ),
          ]
        : []
    }),
  ])
}

/** Finds an optional field that every other corridor requires. */
function neededIn(corridor: CorridorNode, all: readonly CorridorNode[]): NetworkFinding[] {
  const others = all.filter((one) => one !== corridor)
  return listOf(corridor.account).flatMap((field, at) => {
    const { fieldName, fieldType } = Object(field) as CorridorNode
    if (fieldType !== 'OPTIONAL') return []
    const same = others
      .flatMap(({ account }) => listOf(account))
      .map((one) => Object(one) as CorridorNode)
      .filter((one) => one.fieldName === fieldName)
    return same.length > 1 && same.every((one) => one.fieldType === 'REQUIRED')
      ? [
          derived(
            `/account/${at}/fieldType`,
            `Every other corridor that asks for '${textOf(fieldName)}' needs it, and here it may be missing: the payment would come back. Write 'REQUIRED'.`,
          ),
        ]
      : []
  })
}

/** Finds fields that do not fit the payee, the memo or other corridors. */
export const neighboursIn = (corridor: CorridorNode, all: readonly CorridorNode[]): NetworkFinding[] => [
  ...partiesIn(corridor),
  ...memoIn(corridor),
  ...fieldsIn(corridor),
  ...neededIn(corridor, all),
]
