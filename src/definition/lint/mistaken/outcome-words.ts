import type { Finding } from '../../finding.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { contrary } from '../context/findings.ts'
import { stemsOf } from '../meaning/stems.ts'

/** Verbs of which one stands for what a button does; each by its beginnings. */
const VERBS = [
  'sav',
  'creat',
  'add',
  'delet',
  'remov',
  'updat',
  'approv',
  'reject',
  'cancel',
  'enabl',
  'disabl',
  'complet',
  'return',
  'settl',
  'accept',
]

const verbsIn = (text: string): readonly string[] => {
  const words = text.toLowerCase().split(/[^a-z]+/)
  return VERBS.filter((verb) => words.some((word) => word.startsWith(verb)))
}

interface Outcome {
  readonly path: string
  readonly id: string
  readonly label?: string | undefined
  readonly done?: string | undefined
  readonly failed?: string | undefined
}

/** Reports what went wrong said of another deed than the one that was tried. */
function lintFailed(file: string, outcomes: readonly Outcome[]): Finding[] {
  return outcomes.flatMap(({ path, id, label = '', done = '', failed = '' }): Finding[] => {
    const [, verbUsed = ''] = /(?:could not(?: be)?|unable to|failed to) (\w+)/i.exec(failed) ?? []
    const [verb] = verbsIn(verbUsed)
    const own = verbsIn(`${id} ${label} ${done}`)
    if (verb === undefined || own.length === 0 || own.includes(verb)) return []
    const sentence = `This says that something could not be ${verbUsed}, and '${id}' does another thing. Say what could not be done.`
    return [contrary(file, `${path}/failed`, sentence)]
  })
}

const lintOutcomes = ({ library: { details, machines } }: LintContext): Finding[] => [
  ...Object.values(details).flatMap(({ id, actions = [] }) =>
    lintFailed(
      `details/${id}.details.json`,
      actions.flatMap((action, at) => ('call' in action ? [{ ...action, path: `/actions/${at}` }] : [])),
    ),
  ),
  ...Object.values(machines).flatMap(({ id, moves }) =>
    lintFailed(
      `machines/${id}.machine.json`,
      moves.map((move, at) => ({ ...move, path: `/moves/${at}` })),
    ),
  ),
]

/** The first part of the name of a permission: what it is about. */
const nounOf = (id: string): string => id.split('.').at(-2) ?? id

/** Reports a refusal that names what another permission is about, and nothing of its own. */
function lintRefusals({ library: { permissions } }: LintContext): Finding[] {
  const all = Object.values(permissions)
  return all.flatMap(({ id, says, refusal = '' }): Finding[] => {
    const [, object = ''] = /access to ([^.]+)\./.exec(refusal) ?? []
    const read = stemsOf(object)
    const own = stemsOf(`${id.replaceAll('.', ' ')} ${says}`)
    if (read.size === 0 || [...read].some((word) => own.has(word))) return []
    const other = all.find(
      (one) => nounOf(one.id) !== nounOf(id) && [...stemsOf(nounOf(one.id))].some((word) => read.has(word)),
    )
    if (other === undefined) return []
    const sentence = `People who lack '${id}' read of ‘${object}’, which is what '${other.id}' opens: it was copied. Say what they have no access to.`
    return [contrary(`permissions/${id}.permission.json`, '/refusal', sentence)]
  })
}

const ENOUGH = 3

/** Reports a control that waits another time than all others do. */
function lintWaits({ library: { controls, limits } }: LintContext): Finding[] {
  const all = Object.values(controls)
  return all.flatMap(({ id, waits }): Finding[] => {
    const others = new Set(all.flatMap((one) => (one.id === id ? [] : [one.waits])))
    const [usual = waits] = others
    if (all.length <= ENOUGH || others.size > 1 || usual === waits || limits[waits] === undefined) return []
    const sentence = `Every other control waits '${usual}'. Name it here as well: '${waits}' is for another thing.`
    return [{ ...contrary(`controls/${id}.control.json`, '/waits', sentence), nearest: usual }]
  })
}

/** Reports a mail whose link is called as that of other mails, and leads elsewhere. */
function lintMailLinks({ library: { mails } }: LintContext): Finding[] {
  const all = Object.values(mails)
  return all.flatMap(({ id, link, event }): Finding[] => {
    const others = all.filter((one) => one.id !== id && one.link.label === link.label)
    const [usual] = new Set(others.map((one) => one.link.page))
    const isOdd =
      usual !== undefined && link.page !== undefined && others.every((one) => one.link.page !== link.page)
    // Of two that differ the one is wrong whose page is of another thing than its event.
    const fits = (page: string, name: string) => [...stemsOf(page)].some((word) => stemsOf(name).has(word))
    if (!isOdd || (others.length < 2 && fits(link.page ?? '', `${id} ${event} ${link.label}`))) return []
    if (
      others.length < 2 &&
      all.indexOf(all.find((one) => one.id === id)!) < all.indexOf(others[0]!) &&
      !fits(usual, link.label)
    )
      return []
    const sentence = `‘${link.label}’ leads to '${usual}' in other mails, and to '${link.page}' here. Name '${usual}', or call the link otherwise.`
    return [{ ...contrary(`mails/${id}.mail.json`, '/link/page', sentence), nearest: usual }]
  })
}

/** Most options of a list in which each has a help of its own. */
const FEW = 6

/** Reports a hint that was copied within a short list of options. */
function lintHints({ library: { options } }: LintContext): Finding[] {
  return Object.values(options).flatMap(({ id, options: own }): Finding[] => {
    const hints = own.map(({ hint }) => hint)
    const isEach = own.length <= FEW && hints.every((hint) => hint !== undefined && !hint.includes('{'))
    const at = hints.findIndex((hint, index) => hints.indexOf(hint) < index)
    if (
      !isEach ||
      at === -1 ||
      new Set(hints).size !== own.length - 1 ||
      own.some((one) => one.for !== undefined)
    )
      return []
    const first = own[hints.indexOf(hints[at])]!
    const sentence = `This is what helps with ‘${first.label}’, word for word: it was copied. Say what ‘${own[at]!.label}’ is.`
    return [contrary(`options/${id}.options.json`, `/options/${at}/hint`, sentence)]
  })
}

/** Reports words, links and waits that were taken from a neighbour. */
export const lintOutcomeWords: Lint = (context) => [
  ...lintOutcomes(context),
  ...lintRefusals(context),
  ...lintWaits(context),
  ...lintMailLinks(context),
  ...lintHints(context),
]
