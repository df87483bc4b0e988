import { objectOf, textOf } from '#values/object.ts'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Finding } from '#definition/finding.ts'
import type { DefinitionFile } from '#definition/loader.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import type { Library } from '#definition/library.ts'
import { isTooDeep } from '#definition/source/depth.ts'
import { parseSource } from '#definition/source/source-value.ts'
import { slipIn } from '#definition/source/slip.ts'
import { namesTwice } from '#definition/source/duplicate-keys.ts'
import { sayErrors } from '../../definitions/schema-errors/say-error.ts'
import { readSchemas } from '../../definitions/schemas.ts'
import { loadValidators, type Validators } from '../../definitions/validators.ts'
import type { RequirementType } from '#engine/requirement/types.ts'
import { railsWithoutCalendar, unsoundCalendars } from '../calendar/calendar-validity.ts'
import { wayOf, type CorridorContext } from './corridor-conflicts.ts'
import { findingAt, withNearest, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { elementsIn } from './corridor-fields.ts'
import { neighboursIn } from './neighbours/corridor-neighbours.ts'
import { holderAgain, idleRates, refusedIn, slipsIn, strangeIn } from '../corridor/corridor-slips.ts'
import { widthsIn } from './corridor-texts.ts'
import { outliersIn } from './neighbours/corridor-outliers.ts'
import { likenessIn } from './neighbours/corridor-likeness.ts'
import { copiesOf } from './neighbours/corridor-copies.ts'
import { oddLimits } from './neighbours/limit-worth.ts'
import { lintCorridor } from './corridor-validity.ts'
import { causesOfSuccess, coinsIn, silentStatuses } from './provider-conflicts.ts'
import { causesAlike, misspeltLines, outcomesCrossed, waitsOutOfOrder } from './network-slips.ts'
import { unsoundMarket } from './market-validity.ts'
import { codesIn, unsoundFiles } from './network-files.ts'
import { unknownMoves, unsoundScenarios } from './scenario-moves.ts'
import { unknownStatuses } from '../payout/status-moves.ts'

export interface CheckedNetwork {
  /** The content of each file, by its path below definitions/network. */
  readonly contents: ReadonlyMap<string, unknown>
  readonly findings: readonly Finding[]
}

let loaded: Validators | undefined

/** Compiles the validators of schemas/network on first use. */
function validators(): Validators {
  if (loaded !== undefined) return loaded
  const schemas = [...readSchemas()].filter(([name]) => /^(values|entities|network)\//.test(name))
  const own = schemas.filter(([name]) => name.startsWith('network/'))
  loaded = loadValidators({
    schemas: schemas.map(([, schema]) => schema),
    addresses: Object.fromEntries(own.map(([name, { $id = '' }]) => [name.slice('network/'.length), $id])),
    hasFormats: true,
  })
  return loaded
}

/** Suggests where an unknown file belongs. */
const placeOf = (path: string): string =>
  path.endsWith('.corridor.json')
    ? 'Move it to network/corridors/, where corridors stand.'
    : `Rename it to one of ${Object.keys(validators())
        .filter((name) => name !== 'corridor')
        .map((name) => `${name}.json`)
        .join(', ')}, or move it to corridors/.`

/** Returns the schema of a file: that of corridors, or the one with its own name. */
const schemaOf = (path: string): string =>
  path.startsWith('corridors/') ? 'corridor' : path.slice(0, -'.json'.length)

/** Checks the files below definitions/network, and compares them with the other definitions if given. */
export function checkNetwork(files: readonly DefinitionFile[], library?: Library): CheckedNetwork {
  const stored = new Map<string, unknown>()
  const findings = files.flatMap((file) => {
    const { content, messages } = checkOnce(file)
    if (content !== undefined) stored.set(file.path, content)
    return messages.map((one): Finding => ({ ...one, file: `network/${file.path}`, level: 'error' }))
  })
  const broken = new Set(findings.map(({ file }) => file))
  const further = [...unsound(stored, library), ...unknownTo(stored, library)].map((one): Finding => ({
    ...one,
    ...causeIn(broken, one),
  }))
  return { contents: stored, findings: [...findings, ...further] }
}

/** Marks a finding that probably follows from a violated schema: of its own file, or of one it names. */
function causeIn(broken: ReadonlySet<string>, { file, sentence, about }: Finding): Pick<Finding, 'about'> {
  if (broken.has(file)) return { about: about ?? { kind: 'derived' } }
  const of = [...broken].find((name) => sentence.includes(name))
  return of === undefined ? {} : { about: { kind: 'derived', of } }
}

interface CheckedFile {
  readonly content?: unknown
  readonly messages: readonly NetworkFinding[]
}

/** Checks a file by its schema; done once per file, whose content stays the same object. */
const checkOnce = memoizeFor(({ path, text = '' }: DefinitionFile): CheckedFile => {
  const within = /^corridors\/(.+)\//.exec(path)?.[1]
  if (within !== undefined)
    return refused(
      `Corridors stand in no folder below network/corridors/, and this one stands in '${within}'. Move it up, or take it out of definitions/ if it is an old copy.`,
    )
  const validate = validators()[schemaOf(path)]
  if (validate === undefined) return refused(`Nothing in the network is called that. ${placeOf(path)}`)
  const data = parseSource(text)
  if (data === undefined && isTooDeep(text))
    return refused('This is nested too deep to be part of the network. Split it.')
  if (data === undefined)
    return refused(
      `This is not valid JSON: ${slipIn(text) ?? 'look at its numbers and texts'}. Correct it there.`,
    )
  void validate(data)
  const errors = validate.errors ?? []
  const twice = namesTwice(text, data).map((at) => ({
    path: at,
    sentence: `'${at.split('/').at(-1)}' stands twice here. Keep one of them.`,
  }))
  return {
    content: withForms(data, errors),
    messages: [...sayErrors(errors), ...twice, ...strangeIn(data, '')],
  }
})

/** A file that is not read further. */
const refused = (sentence: string): CheckedFile => ({ messages: [findingAt('', sentence)] })

/** Replaces values of the wrong type by an empty object or list, so that later checks can read the data. */
function withForms(data: unknown, errors: readonly ErrorObject[]): unknown {
  const whole = { data: structuredClone(data) }
  for (const { keyword, params, instancePath } of errors) {
    const { type } = objectOf(params)
    if (keyword !== 'type' || (type !== 'object' && type !== 'array')) continue
    const keys = ['data', ...instancePath.split('/').slice(1).map(unpointed)]
    const last = keys.pop() ?? 'data'
    const holder = keys.reduce<unknown>((node, key) => objectOf(node)[key], whole)
    if (typeof holder === 'object' && holder !== null)
      Object.assign(holder, { [last]: type === 'array' ? [] : {} })
  }
  return whole.data
}

const unpointed = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** How partners.json names a corridor: by its country or chain, and its currency. */
const routeOf = ({ destinationBlockchainNetwork, country, currency }: CorridorNode): string =>
  `${textOf(destinationBlockchainNetwork ?? country)}:${textOf(currency)}`

/** Finds overrides of partners for corridors that do not exist, and those that a fixed partner hides. */
function strayPartners(partners: unknown, corridors: readonly CorridorNode[]): NetworkFinding[] {
  const { fixed, overrides } = objectOf(partners)
  const routes = new Set(corridors.map(routeOf))
  return Object.entries(objectOf(overrides)).flatMap(([organisation, routed]) => {
    const path = `/overrides/${organisation.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const hidden = `'${organisation}' has a partner under 'fixed', which always counts: nothing reads this. Take out one of the two.`
    if (Object.hasOwn(objectOf(fixed), organisation)) return [findingAt(path, hidden)]
    return Object.keys(objectOf(routed)).flatMap((route) => {
      if (routes.has(route)) return []
      const named = corridors.find(({ id }) => id === route)
      const sentence = `No corridor is '${route}': nothing would read this partner. Write country or chain and currency, such as ${named === undefined ? 'MX:MXN' : routeOf(named)}.`
      const finding = findingAt(`${path}/${route.replaceAll('~', '~0').replaceAll('/', '~1')}`, sentence)
      return [named === undefined ? withNearest(finding, route, routes) : finding]
    })
  })
}

function unsound(stored: ReadonlyMap<string, unknown>, library: Library | undefined): Finding[] {
  const market = Object(stored.get('market.json')) as CorridorNode
  const perDollar = Object(market.perDollar) as CorridorNode
  const corridors = [...stored].filter(([path]) => path.startsWith('corridors/'))
  const whole = corridors.map(([, corridor]) => Object(corridor) as CorridorNode)
  const ways = whole.map(wayOf)
  const context = { perDollar, ...listsFor(library) }
  const findingsAt = (path: string, all: readonly NetworkFinding[]) =>
    all.map((message): Finding => ({ ...message, file: `network/${path}`, level: 'error' }))
  const codes = library === undefined ? [] : codesIn(perDollar, library)
  const beyond = [stored.get('stablecoin.json'), stored.get('routes.json'), stored.get('calendar.json')]
  const idle = idleRates(market, whole, beyond)
  const rates = findingsAt('market.json', [...unsoundMarket(market), ...codes, ...idle])
  const partners = findingsAt('partners.json', strayPartners(stored.get('partners.json'), whole))
  const odd = library === undefined ? [] : oddLimits(library, perDollar)
  const beside = unsoundFiles(library, stored, perDollar).flatMap(([path, message]) =>
    findingsAt(path, [message]),
  )
  const elements = elementsIn([...corridors.map(([, corridor]) => corridor), stored.get('holders.json')])
  const along = corridors.flatMap(([path, corridor], at) => {
    const other = corridors[ways.indexOf(ways[at]!)]!
    const again =
      other[0] === path
        ? []
        : [{ path: '', sentence: `network/${other[0]} goes the same way already. Keep one of them.` }]
    const named = /^corridors\/(.+)\.corridor\.json$/.exec(path)?.[1]
    const { id } = Object(corridor) as CorridorNode
    const file =
      other[0] !== path || typeof id !== 'string' || id === named
        ? []
        : [
            {
              path: '/id',
              sentence: `The id '${id}' differs from the name of the file, '${named}'. Rename the file '${id}.corridor.json', or change the id.`,
            },
          ]
    const copied = copiesOf(Object(corridor) as CorridorNode, whole)
    const own = [...again, ...file, ...copied, ...lintCorridor(corridor, { ...context, elements })]
    // If the corridor itself is wrong, its currency may be too.
    const days =
      own.length > 0
        ? []
        : railsWithoutCalendar(Object(corridor) as CorridorNode, stored.get('calendar.json'))
    return findingsAt(
      path,
      oncePerText([
        ...own,
        ...days,
        ...refusedIn(Object(corridor) as CorridorNode, library),
        ...slipsIn(Object(corridor) as CorridorNode),
        ...holderAgain(Object(corridor) as CorridorNode, stored.get('holders.json')),
        ...neighboursIn(Object(corridor) as CorridorNode, whole),
        ...likenessIn(Object(corridor) as CorridorNode, whole, perDollar),
        ...outliersIn(Object(corridor) as CorridorNode, whole, perDollar),
        ...widthsIn(Object(corridor) as CorridorNode),
      ]),
    )
  })
  const outcomes = Object.keys(library?.machines['stablecoin-transaction']?.states ?? {})
  const coins = findingsAt('stablecoin.json', [
    ...coinsIn(stored.get('stablecoin.json'), perDollar),
    ...outcomesCrossed(stored.get('stablecoin.json'), outcomes),
  ])
  const orders = [
    ...findingsAt('payouts.json', waitsOutOfOrder(stored.get('payouts.json'))),
    ...findingsAt('scenarios.json', causesAlike(stored.get('scenarios.json'))),
  ]
  const lines = (library === undefined ? [] : misspeltLines(library, elements)).map((one): Finding => ({
    ...one,
    file: 'requirement-types.json',
    level: 'error',
  }))
  const calendars = findingsAt('calendar.json', unsoundCalendars(stored.get('calendar.json'), perDollar))
  return [...rates, ...along, ...beside, ...partners, ...odd, ...coins, ...orders, ...lines, ...calendars]
}

/** Keeps one finding for each field about its pattern and lengths. */
function oncePerText(found: readonly NetworkFinding[]): readonly NetworkFinding[] {
  const textOfField = ({ path }: NetworkFinding) =>
    /^(.*)\/field(?:RegexValidator|MinLength|MaxLength)$/.exec(path)?.[1]
  const first = new Map<string, NetworkFinding>()
  for (const one of found) {
    const field = textOfField(one)
    if (field !== undefined && !first.has(field)) first.set(field, one)
  }
  return found.filter((one) => [one, undefined].includes(first.get(textOfField(one) ?? '')))
}

/** Returns the lists that a corridor is compared with, if they are readable. */
function listsFor(library: Library | undefined): Omit<CorridorContext, 'perDollar' | 'elements'> {
  if (library === undefined) return {}
  const { countries, chains, environments } = library.options
  const types = (library.requirementTypes as readonly RequirementType[]).flatMap(
    ({ dataType }) => dataType ?? [],
  )
  return {
    ...(countries === undefined ? {} : { countries: new Set(countries.options.map(({ value }) => value)) }),
    ...(chains === undefined ? {} : { chains: new Set(chains.options.map(({ value }) => value)) }),
    ...(environments === undefined
      ? {}
      : { environments: new Set(environments.options.map(({ value }) => value)) }),
    ...(Object.keys(library.flags).length === 0 ? {} : { flags: new Set(Object.keys(library.flags)) }),
    ...(types.length === 0 ? {} : { dataTypes: new Set(types) }),
  }
}

/** Finds statuses and scenarios that do not fit the payment machine. */
function unknownTo(stored: ReadonlyMap<string, unknown>, library: Library | undefined): Finding[] {
  const machine = library?.machines.payment
  // A machine without a valid initial state is reported in its own file.
  if (machine === undefined || !Object.hasOwn(machine.states, machine.initial)) return []
  const scenarios = stored.get('scenarios.json')
  const messages = [
    ...unsoundScenarios(scenarios, machine),
    ...unknownMoves(scenarios, machine),
    ...causesOfSuccess(scenarios, machine),
  ]
  const { causes } = Object(scenarios) as { causes?: object }
  const found = [
    ...messages.map((one) => ['scenarios', one] as const),
    ...[
      ...unknownStatuses(stored.get('payouts.json'), machine, causes),
      ...silentStatuses(stored.get('payouts.json')),
    ].map((one) => ['payouts', one] as const),
  ]
  // Errors of the machine itself are reported in its file.
  const about = { kind: 'derived', of: 'machines/payment.machine.json' } as const
  return found.map(([file, one]): Finding => ({
    about,
    ...one,
    file: `network/${file}.json`,
    level: 'error',
  }))
}
