import { sayRefusals } from '#values/generated/say-refusals.ts'
import { readPlace } from './places.ts'
import { EXTRAS, type Sender } from './sender.ts'
import { sentFacts } from './sent-facts.ts'
import type { BodyProblem, Submission } from './validate-body.ts'

const TYPE = 'extras'

/** Validation of the answers under `extras`, beyond that of their fields. */
export interface ExtrasValidation {
  readonly problems: readonly BodyProblem[]
  /** Places of absent answers whose field is shown; their fields say whether they are required. */
  readonly missing: readonly string[]
}

/**
 * Validates stored answers against the flow they name: it sends them to this call, in this version, and has
 * each field.
 */
export function validateExtras(senders: readonly Sender[], { body, facts }: Submission): ExtrasValidation {
  if (readPlace(body, EXTRAS) === undefined) return { problems: [], missing: [] }
  const refuse = (path: string, message: string): ExtrasValidation => ({
    problems: [{ path, type: TYPE, message }],
    missing: [],
  })
  const readExtra = (name: string) => readPlace(body, [...EXTRAS, name])
  const sender = senders.find(({ constants }) => constantAt(constants, 'flow') === readExtra('flow'))
  if (!sender) return refuse('extras.flow', sayRefusals('extrasFlow'))
  if (constantAt(sender.constants, 'version') !== readExtra('version'))
    return refuse('extras.version', sayRefusals('extrasVersion'))
  const existing = sentFacts(sender, body, facts)
  const places = sender.places.filter(({ path }) => path[0] === EXTRAS[0])
  const shows = (path: string, isShown: (verdict: string) => boolean): boolean =>
    places.some(
      (place) =>
        place.path.join('.') === path &&
        place.sources.every(({ conditions }) =>
          conditions.every(({ rule }) => isShown(existing.evaluate(rule))),
        ),
    )
  const answers = Object.keys(Object(readExtra('answers'))).map((id) => `extras.answers.${id}`)
  return {
    problems: answers
      .filter((path) => !shows(path, (verdict) => verdict !== 'no'))
      .map((path) => ({ path, type: TYPE, message: sayRefusals('otherAnswers') })),
    missing: places
      .map(({ path }) => path.join('.'))
      .filter((path) => !answers.includes(path) && shows(path, (verdict) => verdict === 'yes')),
  }
}

function constantAt(constants: Sender['constants'], name: string): unknown {
  return constants.find(({ path }) => path.length === 2 && path[0] === EXTRAS[0] && path[1] === name)?.is
}
