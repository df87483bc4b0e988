import { entriesOf, resolvePath, valuesOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Field, Flow } from '../../generated/flow.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { caused, derived, error } from '../context/findings.ts'
import { sentBy } from '../calls/bodies.ts'
import { flowRoots, look, namesGiven } from '../context/roots.ts'
import { placeholders } from '../words/templates.ts'

interface Placed {
  readonly field: Field
  readonly path: string
}

/** Types whose values have one form alone, so that a field called after one is of no other. */
const STRICT = new Set([
  'iban',
  'bic',
  'clabe',
  'routing-number',
  'account-number',
  'phone',
  'wallet-address',
  'destination-tag',
])

const wordsOf = (name: string): string => `-${name.replaceAll(/(?=[A-Z])/g, '-').toLowerCase()}-`

/** Reports a field called after a strict type that is of another one. */
function lintTypes(file: string, fields: readonly Placed[]): Finding[] {
  const wrong = fields.flatMap(({ field: { id, type }, path }) => {
    const named = [...STRICT].filter((one) => wordsOf(id).includes(`-${one}-`))
    const [meant] = named
    return meant === undefined || !STRICT.has(type) || named.includes(type) ? [] : [{ id, type, meant, path }]
  })
  return wrong.map(({ id, type, meant, path }): Finding => {
    const sentence = `'${id}' is checked as '${type}', and there is a type '${meant}' for it: right answers would be refused. Write '${meant}'.`
    // Two that were exchanged are one mistake.
    return { ...caused(`types in ${file}`, file, `${path}/type`, sentence), nearest: meant }
  })
}

/** Reports a text whose country is another one than the country asked beside it. */
function lintCountries(file: string, fields: readonly Placed[]): Finding[] {
  const holderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
  return fields.flatMap(({ field: { id, of, form }, path }) => {
    if (form !== 'postal-code' || of === undefined) return []
    const beside = fields.filter(
      (one) => holderOf(one.path) === holderOf(path) && one.field.type === 'country',
    )
    const [own] = beside
    const isOther = fields.some(({ field }) => field.id === of && field.type === 'country')
    if (beside.length !== 1 || own?.field.id === of || !isOther) return []
    const sentence = `'${id}' would have the form of the country '${of}', and the country of this address is '${own!.field.id}'. Write '${own!.field.id}'.`
    return [{ ...error(file, `${path}/of`, sentence), nearest: own!.field.id }]
  })
}

/** Reports ranges of days in the zone of an answer that is none. */
function lintZones(file: string, fields: readonly Placed[], { library }: LintContext): Finding[] {
  return fields.flatMap(({ field: { ranges }, path }) => {
    const zone = fields.find(({ field }) => field.id === ranges?.zone)?.field
    const list = typeof zone?.options === 'string' ? library.options[zone.options] : undefined
    if (ranges?.zone === undefined || zone === undefined) return []
    const isZone =
      typeof zone.options === 'object' ||
      (list?.options.some(({ value }) => value.includes('/') || value === 'UTC') ?? false)
    if (isZone) return []
    const sentence = `The answer to '${ranges.zone}' is no time zone, so nobody could say when a day begins. Name the field of the time zone.`
    return [error(file, `${path}/ranges/zone`, sentence)]
  })
}

/** Reports options narrowed by an answer that is never what they are compared with: nothing could be chosen. */
function lintNarrowed(file: string, flow: Flow, fields: readonly Placed[], context: LintContext): Finding[] {
  const roots = flowRoots(context, flow)
  return fields.flatMap(({ field: { id, options }, path }) => {
    if (typeof options !== 'object' || options.where === undefined) return []
    const entry = entriesOf(look(roots, options.from, context))
    return Object.entries(options.where).flatMap(([property, from]): Finding[] => {
      if (typeof from !== 'string') return []
      const taken = valuesOf(resolvePath(entry, property.split('.'), context.findSchema).nodes)
      const answered = fields.find(({ field }) => field.id === from)?.field.options
      const listed =
        typeof answered === 'string'
          ? context.library.options[answered]?.options.map(({ value }) => value)
          : undefined
      const given = listed ?? valuesOf(look(roots, from, context).nodes)
      if (taken === undefined || given === undefined || given.some((one) => taken.includes(one))) return []
      const meant = fields.find(
        ({ field }) =>
          typeof field.options === 'string' &&
          context.library.options[field.options]?.options.some(({ value }) => taken.includes(value)),
      )?.field.id
      const sentence = `'${property}' is ${taken.map(String).join(' or ')}, and '${from}' is never one of them: '${id}' would offer nothing. Name the answer that '${property}' is compared with.`
      return [
        {
          ...error(file, `${path}/options/where/${property}`, sentence),
          ...(meant === undefined ? {} : { nearest: meant }),
        },
      ]
    })
  })
}

/** Reports options closed twice by the same records: one of the two was copied. */
const lintClosedTwice = (file: string, fields: readonly Placed[]): Finding[] =>
  fields.flatMap(({ field: { closed = [] }, path }) =>
    closed.flatMap(({ where, in: list, full, says }, at) => {
      const text = JSON.stringify([where, list, full])
      const first = closed.findIndex((one) => JSON.stringify([one.where, one.in, one.full]) === text)
      if (first === at || closed[first]?.says === says) return []
      const sentence = `The same options are closed at ${first} already, for another reason: one of the two was copied. Name what this one closes.`
      const word = where === undefined ? (list === undefined ? 'full' : 'in') : 'where'
      return [error(file, `${path}/closed/${at}/${word}`, sentence)]
    }),
  )

/** Reports what was handed over as one thing and is sent as another, which was handed over as well. */
const lintGiven = (file: string, flow: Flow): Finding[] =>
  sentBy(flow).flatMap(({ path, body = {} }) =>
    Object.entries(body).flatMap(([name, from]) => {
      const sent = typeof from === 'string' ? /^given\.(\w+)$/.exec(from)?.[1] : undefined
      if (sent === undefined || sent === name || !namesGiven(flow).includes(name)) return []
      const sentence = `'${name}' is given as well, and what is sent under its name is '${String(from)}'. Send 'given.${name}'.`
      return [{ ...error(file, below(path, name), sentence), nearest: `given.${name}` }]
    }),
  )

/** Reports a button that sends a record of another kind, and reads as the other one. */
function lintEndings(file: string, { submit }: Flow): Finding[] {
  const endings = [{ ...submit, path: '/submit' }].concat(
    (submit.instead ?? []).map((one, at) => ({ ...submit, ...one, path: `/submit/instead/${at}` })),
  )
  const own = (submit.instead ?? []).map(({ label }) => label)
  const nounOf = (call: string) => call.split('.', 1)[0]
  return endings.slice(1).flatMap(({ path, label, call }, at) => {
    if (own[at] === undefined) return []
    const twin = endings
      .slice(0, at + 1)
      .find((one) => one.label === label && nounOf(one.call) !== nounOf(call))
    const sentence = `The button reads as the one that makes '${twin?.call}', and this makes '${call}': nobody could tell what will happen. Say what this one does.`
    return twin === undefined ? [] : [error(file, `${path}/label`, sentence)]
  })
}

const SENDING = /^(?:you )?send\b/i

/** Reports a sentence about what is sent that prints another amount than the other ones. */
function lintSent(file: string, { submit, summary = [] }: Flow): Finding[] {
  const places = [
    ['/submit/label', submit.label, submit.label] as const,
    ...(submit.instead ?? []).map(({ label }, at) => [`/submit/instead/${at}/label`, label, label] as const),
    ...summary.map(({ label, value }, at) => [`/summary/${at}/value`, label, value] as const),
  ]
  const printing = places.flatMap(([path, label, text]) => {
    const amount = SENDING.test(label) ? placeholders(text).find(({ length }) => length === 2) : undefined
    return amount === undefined ? [] : [{ path, amount: amount.join(' ') }]
  })
  const groups = Map.groupBy(printing, ({ amount }) => amount)
  const [usual, odd] = [...groups.values()].toSorted((one, other) => other.length - one.length)
  if (usual === undefined || odd === undefined || usual.length === odd.length) return []
  const sentence = `This says what is sent and prints '${odd[0]!.amount}', where the others print '${usual[0]!.amount}'. Print the same.`
  return [{ ...derived(file, odd[0]!.path, sentence), nearest: usual[0]!.amount }]
}

/** Reports names, types and labels that were taken from the wrong neighbour. */
export const lintNeighbours: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const fields = flow.steps.flatMap((step, index) => fieldsOf(step, `/steps/${index}`))
  return [
    ...lintTypes(file, fields),
    ...lintCountries(file, fields),
    ...lintZones(file, fields, context),
    ...lintNarrowed(file, flow, fields, context),
    ...lintClosedTwice(file, fields),
    ...lintGiven(file, flow),
    ...lintEndings(file, flow),
    ...lintSent(file, flow),
  ]
})
