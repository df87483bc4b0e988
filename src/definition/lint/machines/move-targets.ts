import { partsOf, resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Machine } from '../../generated/machine.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { machineRecord } from '../context/roots.ts'
import { rowOf } from '../tables/table-flow.ts'

/** One parameter of the address of a move's call, and the part of the record that fills it. */
interface Target {
  readonly move: string
  readonly path: string
  /** The address up to the parameter: the same one names the same kind of record. */
  readonly prefix: string
  readonly given: string
  readonly parameter: string
  /** Noun of the call: 'approval' of 'approvals.cancel'. */
  readonly noun: string | undefined
}

const singular = (nouns: string): string => nouns.replace(/(?<=ch|s|x)es$|s$/, '')

function targetsOf({ moves }: Machine, { library }: LintContext): readonly Target[] {
  return moves.flatMap(({ id, call, with: parameters = {} }, at) => {
    const path = library.calls[call ?? '']?.path ?? ''
    // In an address with several records, the first one is not the noun of the call.
    const noun = path.split('{').length === 2 ? singular(call?.split('.')[0] ?? '') : undefined
    return [...path.matchAll(/\{(\w+)\}/g)].flatMap(({ 1: name = '', index }): Target[] => {
      const given = parameters[name]
      return given === undefined
        ? []
        : [
            {
              move: id,
              path: below(`/moves/${at}/with`, name),
              prefix: path.slice(0, index),
              given,
              parameter: name,
              noun,
            },
          ]
    })
  })
}

/** Returns the property names of a record. */
function namesIn({ id }: Machine, context: LintContext): readonly string[] {
  const own = machineRecord(context, id)
  const rows = Object.values(context.library.tables)
    .filter(({ machines }) => [machines?.is, ...Object.values(machines?.of ?? {})].includes(id))
    .map((table) => rowOf(context, table))
  const record = Object.keys(own).length > 0 ? own : { anyOf: rows }
  return resolvePath(record, [], context.findSchema).nodes.flatMap(({ properties = {} }) =>
    Object.keys(properties),
  )
}

/** Checks that a parameter such as `approvalId` is filled from an approval, as other moves do. */
function lintTargets(file: string, machine: Machine, context: LintContext): Finding[] {
  const all = targetsOf(machine, context)
  const names = namesIn(machine, context)
  const wrong = all.flatMap((one): Finding[] => {
    const own =
      one.parameter === 'id'
        ? names.find((name) => one.noun !== undefined && [`${one.noun}Id`, `${one.noun}_id`].includes(name))
        : names.find((name) => name === one.parameter)
    const others = all.filter(({ prefix, move }) => prefix === one.prefix && move !== one.move)
    const [usual] = others.map(({ given }) => given)
    const isAlone = others.length > 1 && others.every(({ given }) => given === usual && given !== one.given)
    const meant = own ?? (isAlone ? usual : undefined)
    // One property under two names has its own finding.
    const isTwice = all.some(
      (other) => other.move === one.move && other.path !== one.path && other.given === one.given,
    )
    if (meant === undefined || meant === one.given || isTwice) return []
    const sentence = `The call is made at '${one.prefix}…', which is that of '${meant}', and '${one.given}' is another thing. The call would find nothing, or another record. Name '${meant}'.`
    return [{ ...derived(file, one.path, sentence), nearest: meant }]
  })
  return wrong.slice(0, 1)
}

/**
 * Checks that a decision sends the version that the person saw; otherwise a later change would be approved
 * unseen.
 */
function lintLooked(file: string, machine: Machine, context: LintContext): Finding[] {
  const names = namesIn(machine, context)
  return machine.moves.flatMap(({ id, call, body = {} }, at) => {
    const request = context.library.calls[call ?? '']?.request
    const schema = request === undefined ? undefined : context.findSchema(`entities/${request}`)
    const takes =
      schema === undefined
        ? []
        : partsOf(schema, context.findSchema).flatMap((part) => Object.keys(part.properties ?? {}))
    return ['fingerprint', 'version'].flatMap((word) =>
      takes.includes(word) && names.includes(word) && body[word] === undefined
        ? [
            derived(
              file,
              `/moves/${at}`,
              `The call '${call}' takes the '${word}' of what was looked at, and '${id}' does not send it. What changed meanwhile would be decided unseen. Write "${word}": "${word}" under 'body'.`,
            ),
          ]
        : [],
    )
  })
}

/** Checks that a move that needs a new sign-in asks for confirmation, unless it leads to a final state. */
function lintFresh(file: string, { moves, states }: Machine, { library }: LintContext): Finding[] {
  return moves.flatMap(({ id, to, call, confirm }, at) =>
    library.calls[call ?? '']?.freshSignIn && confirm === undefined && !states[to]?.final
      ? [
          derived(
            file,
            `/moves/${at}`,
            `'${id}' needs a sign-in anew, and one click makes it without a question. Write under 'confirm' what it comes to.`,
          ),
        ]
      : [],
  )
}

/** Checks that a move reaches its record, sends the version seen, and asks for confirmation. */
export const lintMoveTargets: Lint = inEach('machines', (context, machine) => {
  const file = `machines/${machine.id}.machine.json`
  return [lintTargets, lintLooked, lintFresh].flatMap((lint) => lint(file, machine, context))
})
