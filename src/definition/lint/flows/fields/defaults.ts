import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import { below } from '../../context/nested-nodes.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { error, listNames, unknownName } from '../../context/findings.ts'
import { lintDayRanges } from './day-ranges.ts'
import { fieldPlaces, type FieldPlace } from './field-places.ts'

/** As many options as a reader is helped by. */
const MOST_LISTED = 12

/** As long as a new reference is, its hyphens included. */
const REFERENCE_LENGTH = 14

function lintDefault(
  [file, path, field]: FieldPlace,
  flow: Flow | undefined,
  context: LintContext,
): Finding[] {
  const { default: one, options } = field
  if (one === undefined) return []
  const at = `${path}/default`
  const say = (sentence: string) => [error(file, at, sentence)]
  if (field.derivedFrom !== undefined)
    return say(
      `'${field.id}' follows from others: nobody answers it, and it has no default. Take 'default' out.`,
    )
  if (typeof one === 'string') {
    const list = typeof options === 'string' ? context.library.options[options] : undefined
    if (list === undefined || list.also !== undefined) return []
    const values = list.options.map(({ value }) => value)
    const found = unknownName(file, at, `option of '${list.id}'`, one, values)
    return found.map((finding) => ({
      ...finding,
      sentence: `${finding.sentence.replace(/ Write (?:one of )?.*/, '')} Write one of ${listNames(values, MOST_LISTED)}.`,
    }))
  }
  if ('given' in one) {
    const names = [...(flow?.given ?? []), ...(flow?.mayBeGiven ?? [])]
    return unknownName(file, below(at, 'given'), 'name that a page hands over', one.given, names)
  }
  if ('prints' in one)
    return field.type === 'text' && flow !== undefined
      ? []
      : say(
          'Other answers make a text of a flow; other fields have another default. Write a value that can be answered.',
        )
  if (one.takes === 'first-option')
    return options === undefined
      ? say(
          `'${field.id}' has no options of which the first could be taken. Take 'default' out, or name 'options'.`,
        )
      : []
  if (field.type !== 'text' || flow === undefined)
    return say(
      'A new reference is a text of a flow; other fields have another default. Write a value that can be answered.',
    )
  const most = field.limit === undefined ? undefined : context.library.limits[field.limit]?.is
  return typeof most === 'number' && most < REFERENCE_LENGTH
    ? say(
        `A new reference has ${REFERENCE_LENGTH} characters, and '${field.limit}' allows ${most}. Name a limit that allows as many.`,
      )
    : []
}

/** Checks that a default is a valid answer of its field. */
export const lintDefaults: Lint = (context) => [
  ...fieldPlaces(context.library).flatMap((place) =>
    lintDefault(place, context.library.flows[/^flows\/(.*)\.flow\.json$/.exec(place[0])?.[1] ?? ''], context),
  ),
  ...lintDayRanges(context),
]
