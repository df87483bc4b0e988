import { display } from '#engine/machine/display.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import type { Facts } from '#engine/rule/types.ts'
import { formatDateTime } from '#values/date.ts'
import { sayPayments } from '#values/generated/say-payments.ts'
import { useZone } from '../../zone.ts'
import { sayElapsed } from './elapsed.ts'
import { stagesOf, type Moment, type Stage } from './moments.ts'
import { sayEvent } from './trail.ts'
import './timeline.css'

export interface TimelineProps {
  readonly moments: readonly Moment[]
  /** Machine whose states are the stages. */
  readonly machine: LinkedMachine
  /** Machine of the payment itself, if it differs. */
  readonly own: LinkedMachine
  /** States that are drawn as a stage. */
  readonly stages?: Readonly<Record<string, string>>
  /** Facts that decide how the end is shown: a payment rejected by a second person did not fail. */
  readonly facts: Facts
  /** It was withdrawn, refused, or not decided in time. */
  readonly isOver: boolean
  /** Set while a second person's approval is open and nothing has moved. */
  readonly waits?: Waiting | undefined
}

interface Waiting {
  readonly state: string
  readonly startedAt: string
  readonly startedBy: string
  readonly until: string
}

const asThemselves: Readonly<Record<string, string>> = {}

/** Past states, oldest first, each with its duration, and the states to come if all goes well. */
export function Timeline({
  moments,
  machine,
  own,
  stages = asThemselves,
  facts,
  isOver,
  waits,
}: TimelineProps) {
  const drawn = stagesOf(moments, stages)
  const last = drawn.at(-1)
  const { initial } = machine.definition
  const preloaded = last ? nextStates(machine, last.state) : [initial, ...nextStates(machine, initial)]
  return (
    <section className="ptl-timeline" aria-labelledby="timeline">
      <h2 id="timeline">{sayPayments('timeline')}</h2>
      {!last && !waits && <p>{sayPayments(isOver ? 'noMoneyMoved' : 'nothingMovedYet')}</p>}
      {(last ?? waits) && (
        <ol>
          {drawn.map((stage, index) => (
            <DrawnStage
              key={`${stage.state}-${stage.moments[0]?.at}`}
              stage={stage}
              before={drawn[index - 1]?.moments.at(-1)}
              machine={machine}
              own={own}
              facts={facts}
              isPresent={stage === last}
            />
          ))}
          {!last && waits && <DrawnWaiting waits={waits} own={own} facts={facts} />}
          {preloaded.map((state, index) => (
            <li key={state} className="ptl-timeline__item ptl-timeline__item--ahead">
              <strong>{display(machine, state, {}).label}</strong>
              <span>{sayPayments(index === 0 ? 'next' : 'later')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type DrawnWaitingProps = Pick<TimelineProps, 'own' | 'facts'> & { readonly waits: Waiting }

/** Name of the initiator, and the deadline for a second person's decision. */
function DrawnWaiting({ waits, own, facts }: DrawnWaitingProps) {
  const zone = useZone()
  const { state, startedAt, startedBy, until } = waits
  return (
    <>
      <li className="ptl-timeline__item ptl-timeline__item--success">
        <strong>{sayPayments('sentForApproval')}</strong>
        <When moment={{ state, at: startedAt, by: startedBy }} before={undefined} />
      </li>
      <li className="ptl-timeline__item" aria-current="step">
        <strong>{display(own, state, facts).label}</strong>
        <span>{sayPayments('openUntil', { time: formatDateTime(until, zone) })}</span>
      </li>
    </>
  )
}

interface DrawnStageProps extends Pick<TimelineProps, 'machine' | 'own' | 'facts'> {
  readonly stage: Stage
  readonly before: Moment | undefined
  readonly isPresent: boolean
}

function DrawnStage({ stage, before, machine, own, facts, isPresent }: DrawnStageProps) {
  const isEnd = isPresent && machine.definition.states[stage.state]?.final === true
  const { label, tone } = display(machine, stage.state, isEnd ? facts : {})
  const [first] = stage.moments
  const word = (moment: Moment) =>
    moment.event ? sayEvent(moment.event) : display(own, moment.state, {}).label
  const isPlain = stage.moments.length === 1 && first && (machine === own || word(first) === label)
  return (
    <li
      className={`ptl-timeline__item ptl-timeline__item--${tone}`}
      aria-current={isPresent ? 'step' : undefined}
    >
      <strong>{label}</strong>
      {isPlain && <When moment={first} before={before} />}
      {!isPlain && (
        <ul>
          {stage.moments.map((moment, at) => (
            <li key={`${moment.state}-${moment.at}-${moment.event ?? ''}`}>
              <span className="ptl-timeline__step">{word(moment)}</span>
              <When moment={moment} before={stage.moments[at - 1] ?? before} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function When({ moment, before }: { readonly moment: Moment; readonly before: Moment | undefined }) {
  const zone = useZone()
  const { at, by } = moment
  const rest = sayHow(before && sayElapsed(Date.parse(at) - Date.parse(before.at)), by)
  return (
    <>
      <time dateTime={at}>{formatDateTime(at, zone)}</time>
      {rest && <span>{rest}</span>}
    </>
  )
}

function sayHow(time: string | undefined, person: string | undefined): string {
  if (time && person) return sayPayments('afterBy', { time, person })
  if (time) return sayPayments('after', { time })
  return person ? sayPayments('by', { person }) : ''
}

/**
 * Returns the coming states if all goes well: the first move of each state, up to a successful or final one.
 */
function nextStates({ definition }: LinkedMachine, from: string): readonly string[] {
  const preloaded: string[] = []
  let state = from
  while (isUnderWay(definition.states[state])) {
    const to = definition.moves.find((move) => move.from.includes(state))?.to
    if (to === undefined || to === from || preloaded.includes(to)) break
    preloaded.push(to)
    state = to
  }
  return preloaded.every((name) => isGood(definition.states[name])) ? preloaded : []
}

type State = LinkedMachine['definition']['states'][string] | undefined

function isUnderWay(state: State): boolean {
  return state !== undefined && state.final !== true && state.tone !== 'success'
}

function isGood(state: State): boolean {
  return state?.tone === 'info' || state?.tone === 'success'
}
