import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import type { LintContext } from '../context/context.ts'
import { asKey, error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'

/** Checks that tabs differ, that the first is not technical, and that their contents exist. */
export function lintTabs(file: string, { tabs = [] }: Details, context: LintContext): Finding[] {
  const ids = tabs.map(({ id }) => id)
  const calls = namesOf(context, 'calls')
  return [
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => error(file, '/tabs', `Two tabs are called '${id}'. Give one of them another name.`)),
    ...(tabs[0]?.json === undefined
      ? []
      : [
          error(
            file,
            '/tabs/0/json',
            'The first tab shows the sections, not JSON. Put the tab of JSON behind it.',
          ),
        ]),
    ...tabs.flatMap(({ json }, at) => [
      ...(typeof json === 'object'
        ? unknownName(file, `/tabs/${at}/json/call`, 'call', json.call, calls)
        : []),
      ...(json === undefined && at > 0
        ? [error(file, `/tabs/${at}`, "It shows nothing: say what under 'json'.")]
        : []),
    ]),
  ]
}

/** The trail is a call; states are drawn as states of the machine the details name. */
export function lintTimeline(file: string, details: Details, context: LintContext): Finding[] {
  const { timeline, machine } = details
  if (timeline === undefined) return []
  const { machines } = context.library
  // The states of an unreadable machine are unknown; its file has the finding.
  const all = context.unread?.machines?.length
    ? undefined
    : new Set(Object.values(machines).flatMap(({ states }) => Object.keys(states)))
  const own = machine === undefined ? undefined : machines[machine]?.states
  const drawn = Object.entries(timeline.stages ?? {}).flat()
  const isOther = own !== undefined && drawn.length > 0 && !drawn.some((state) => Object.hasOwn(own, state))
  if (isOther) {
    const meant = Object.values(machines).find(({ states }) =>
      drawn.some((state) => Object.hasOwn(states, state)),
    )
    const sentence = `The machine '${machine}' has none of the states that the timeline draws. Name another machine, or leave the timeline out.`
    const finding = error(file, '/machine', sentence)
    return [meant === undefined ? finding : { ...finding, nearest: meant.id }]
  }
  return [
    ...unknownName(file, '/timeline/trail/call', 'call', timeline.trail.call, namesOf(context, 'calls')),
    ...Object.entries(timeline.stages ?? {}).flatMap(([state, stage]) => [
      ...unknownName(file, `/timeline/stages/${state}`, 'state', state, all).map(asKey),
      ...unknownName(file, `/timeline/stages/${state}`, 'stage', stage, own && Object.keys(own)),
    ]),
  ]
}

/** Checks that a receipt prints existing sections of the details. */
export function lintReceipt(file: string, { receipt, sections }: Details): Finding[] {
  const existing = sections.map(({ id }) => id)
  const printed = receipt?.sections ?? []
  const lacking = existing.filter((id) => !printed.includes(id))
  return printed.flatMap((id, at) =>
    printed.indexOf(id) === at
      ? unknownName(file, `/receipt/sections/${at}`, 'section', id, existing)
      : [
          error(
            file,
            `/receipt/sections/${at}`,
            `'${id}' would be printed twice. ${lacking.length === 0 ? 'Take it out here.' : `Take it out here, or name ${lacking.join(' or ')}.`}`,
          ),
        ],
  )
}
