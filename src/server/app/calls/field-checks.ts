import type { Call } from '#definition/generated/call.ts'
import type { Library } from '#definition/library.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import { linkFlow, type FlowResult } from '#engine/flow/linking/link.ts'
import { askFlow } from '#engine/machine/ask-flow.ts'
import { validateExtras } from '#engine/submission/extras.ts'
import { sendersByCall, type Sender } from '#engine/submission/sender.ts'
import { readPlace } from '#engine/submission/places.ts'
import { validateBody, type BodyProblem } from '#engine/submission/validate-body.ts'
import type { CheckCall } from './checks.ts'
import type { ServerDefinitions } from '../definitions.ts'
import type { ReadFacts } from '../facts.ts'
import { inWords } from '../../languages/reader.ts'
import { Refused, type FieldFault } from '../refused.ts'
import { toField, type Violation } from './say-violation.ts'

const INVALID = 'invalid-request'

/**
 * Links the flows and the questions of moves. A flow that does not link is left out, because no page opens
 * it.
 */
const linkFlows = ({ library, rules }: Pick<ServerDefinitions, 'library' | 'rules'>) => {
  const parts = { kinds, rules, options: linkOptions(library.options) }
  const moves = Object.values(library.machines).flatMap((definition) =>
    definition.moves
      .filter(({ asks }) => asks)
      .map((move) => askFlow({ machine: { definition }, move }, parts)),
  )
  const linked: FlowResult[] = [
    ...Object.values(library.flows).map((flow) => linkFlow(flow, parts)),
    ...moves,
  ]
  return linked.flatMap((one) => (one.ok ? [one.flow] : []))
}

/** Checks a body by the form fields that it comes from, with the same messages as on the screen. */
export interface FieldChecks {
  /** Checks a body before the call is handled, once it fits its schema. */
  check: CheckCall
  /**
   * Checks the places that the call validates itself with its own faults, after the call accepted the body.
   */
  checkTaken: CheckCall
  /** Refuses a body that violates its schema; a message of a field replaces that of the schema. */
  refuseViolations(...sent: [...Parameters<CheckCall>, violations: readonly Violation[]]): Refused
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null

const isAtOrBelow = (path: string, above: string): boolean =>
  above === '' || path === above || path.startsWith(`${above}.`)

/** Returns the fault that a call defines for a place of its body. */
const faultOf = ({ invalid = [] }: Call, path: string): string =>
  invalid.find(({ at }) => at === undefined || isAtOrBelow(path, at))?.fault ?? INVALID

/** Returns true if the call checks the place itself: it has its own fault, or the field is uncertain. */
const isLeftTo = ({ validates = [] }: Call, { path, isUnsure }: BodyProblem): boolean =>
  isUnsure === true || validates.some((place) => isAtOrBelow(path, place))

const toFault = ({ path, type, message }: BodyProblem): FieldFault => ({ path, keyword: type, message })

/** Schema keywords that report an object because of one of its parts. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['required', 'oneOf', 'anyOf', 'if'])

/**
 * Returns true if a field already reports a violation: of its value, of a part, or of the object around it.
 */
const isReportedAt = ({ path, keyword }: FieldFault, field: string): boolean =>
  isAtOrBelow(path, field) || (OF_THE_WHOLE.has(keyword) && isAtOrBelow(field, path))

/** Creates the field checks; the flows of a language are linked on first use. */
export const createFieldChecks = (definitions: ServerDefinitions, readFacts: ReadFacts): FieldChecks => {
  // Labels differ by language.
  const sendersOf = memoizeFor((library: Library): ReadonlyMap<string, readonly Sender[]> =>
    sendersByCall(linkFlows({ library, rules: definitions.rules })),
  )
  const problemsOf = (
    [call, session, environment, body]: Parameters<CheckCall>,
    missing: readonly string[] = [],
  ): readonly BodyProblem[] => {
    if (call.method === 'GET' || call.upload) return []
    const sending = sendersOf(inWords(definitions.library)).get(call.id) ?? []
    if (sending.length === 0 && !Object.hasOwn(Object(body), 'extras')) return []
    const facts = readFacts(session, environment)
    const extras = validateExtras(sending, { body, facts })
    const problems = [
      ...extras.problems,
      ...validateBody(sending, { body, facts, missing: [...missing, ...extras.missing] }),
    ]
    const isTaken = (path: string) => call.takesMore?.some((place) => isAtOrBelow(path, place)) === true
    return problems.filter(({ path }) => !isTaken(path) || isAbsent(readPlace(body, path.split('.'))))
  }
  const refuse = (call: Call, problems: readonly BodyProblem[]) => {
    const [first] = problems
    if (!first) return undefined
    const values = { message: first.message }
    return new Refused(faultOf(call, first.path), { fields: problems.map(toFault), values })
  }
  return {
    check: (...sent) =>
      refuse(
        sent[0],
        problemsOf(sent).filter((problem) => !isLeftTo(sent[0], problem)),
      ),
    checkTaken: (...sent) => refuse(sent[0], problemsOf(sent)),
    refuseViolations: (call, session, environment, body, violations) => {
      const broken = violations.map(toField)
      const missing = broken
        .map(({ path }) => path)
        .filter((path) => isAbsent(readPlace(body, path.split('.'))))
      const problems = problemsOf([call, session, environment, body], missing)
      const left = broken.filter((one) => !problems.some(({ path }) => isReportedAt(one, path)))
      return new Refused(INVALID, { fields: [...problems.map(toFault), ...left] })
    },
  }
}
