import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import { faultOfPattern } from '#definition/pattern/fault.ts'
import shapes from './listed-shapes.data.json' with { type: 'json' }
import { derived, nodesIn, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { textOf } from '#values/object.ts'

interface Shape {
  readonly element: string
  readonly country?: string
  readonly network?: string
  /** The description of the shape, as the beginning of a sentence. */
  readonly is: string
  readonly fits: readonly string[]
  readonly strange: readonly string[]
}

/** Returns the property of a field that refuses a text; undefined if none does. */
function refusedBy(text: string, node: CorridorNode): string | undefined {
  const { fieldRegexValidator: pattern, fieldMinLength: least, fieldMaxLength: most } = node
  // An invalid pattern is reported elsewhere.
  const usable = typeof pattern === 'string' ? usablePattern(pattern) : undefined
  if (usable !== undefined && !usable.test(text)) return 'fieldRegexValidator'
  if (typeof least === 'number' && text.length < least) return 'fieldMinLength'
  return typeof most === 'number' && text.length > most ? 'fieldMaxLength' : undefined
}

function lintField(path: string, node: CorridorNode, { is, fits, strange }: Shape): NetworkFinding[] {
  const refused = fits.find((text) => refusedBy(text, node) !== undefined)
  if (refused !== undefined)
    return [
      derived(
        `${path}/${refusedBy(refused, node)}`,
        `${is}, such as ${refused}, which is refused here. Let it be taken.`,
      ),
    ]
  const taken = strange.find((text) => refusedBy(text, node) === undefined)
  if (taken === undefined) return []
  const word = node['fieldRegexValidator'] === undefined ? '' : '/fieldRegexValidator'
  return [derived(`${path}${word}`, `${is}, and '${taken}' is taken here. Let it be refused.`)]
}

/** Words for a bank and for an account, to find a label on the wrong element. */
const ofBank = /\b(sort code|routing|IFSC|BIC|bank code|name of the bank)\b/i
const ofAccount = /\b(account number|CLABE|CBU|IBAN)\b/i

function lintWords(path: string, { fieldName, fieldDescription, fieldType }: CorridorNode): NetworkFinding[] {
  const [element, words] = [textOf(fieldName), textOf(fieldDescription)]
  const isAccount = element.startsWith('CdtrAcct.Id.')
  if (isAccount && fieldType === 'OPTIONAL')
    return [derived(`${path}/fieldType`, 'Without an account the money arrives nowhere: let it be REQUIRED.')]
  const isWrong = isAccount ? ofBank.test(words) : element.startsWith('CdtrAgt.') && ofAccount.test(words)
  const what = isAccount ? 'the account' : 'the bank'
  return isWrong
    ? [
        derived(
          `${path}/fieldDescription`,
          `'${element}' is ${what}, and people would read '${words}'. Say what is asked for.`,
        ),
      ]
    : []
}

const isOf = ({ country, network }: Shape, corridor: CorridorNode): boolean =>
  (country === undefined || country === corridor['country']) &&
  (network === undefined || network === corridor['destinationBlockchainNetwork'])

/** Returns the name of a number, such as ‘CPF’ or ‘Sort code’; undefined for a shape without a name. */
const nameOf = ({ is }: Shape): string | undefined =>
  /^An? (?:[A-Z][a-z]+ )?([A-Z]{3,5}|sort code|routing number|(?:ZIP|PIN) code|bank code) (?:has|is)\b/.exec(
    is,
  )?.[1]

const named = (shapes as readonly Shape[]).flatMap((shape) => {
  const name = nameOf(shape)
  return name === undefined ? [] : [{ ...shape, name: new RegExp(`\\b${name}\\b`, 'i'), called: name }]
})

/** Finds a field that is called as a number of another element or country. */
function calledOtherwise(path: string, node: CorridorNode, corridor: CorridorNode): NetworkFinding[] {
  const [element, words] = [textOf(node['fieldName']), textOf(node['fieldDescription'])]
  const meant = named.filter(({ name }) => name.test(words))
  const [first] = meant
  const isIts = meant.some((shape) => shape.element === element && isOf(shape, corridor))
  if (
    first === undefined ||
    isIts ||
    !named.some((shape) => shape.element === element && isOf(shape, corridor))
  )
    return []
  const sentence = `‘${first.called}’ is what '${first.element}' asks for, and this is '${element}'. Say what is asked for.`
  return [
    {
      ...derived(`${path}/fieldDescription`, sentence),
      about: { kind: 'meaning' } as const,
    },
  ]
}

/** Finds fields of a known shape, such as a CLABE, that refuse valid values or accept others. */
export function shapesIn(corridor: CorridorNode): NetworkFinding[] {
  const existing = (shapes as readonly Shape[]).filter((shape) => isOf(shape, corridor))
  const worded = nodesIn(corridor, '')
    .flatMap(([path, node]) => lintWords(path, node))
    .filter(({ path }) => path.endsWith('/fieldDescription'))
  // Two labels that were exchanged are one mistake.
  const about = { kind: 'cause', name: `names in ${textOf(corridor['id'])}` } as const
  const isExchanged = ({ path }: NetworkFinding) =>
    worded.length === 2 && worded.some((one) => one.path === path)
  return nodesIn(corridor, '').flatMap(([path, node]) => {
    const words = lintWords(path, node)
    if (words.length > 0) return words.map((one) => (isExchanged(one) ? { ...one, about } : one))
    const shape = existing.find(({ element }) => element === node['fieldName'])
    const pattern = textOf(node['fieldRegexValidator'])
    if (shape === undefined || node['fieldDataType'] !== 'STRING') return []
    if (pattern !== '' && faultOfPattern(pattern) !== undefined) return []
    const strange = lintField(path, node, shape)
    return strange.length > 0 ? strange : calledOtherwise(path, node, corridor)
  })
}
