import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import type { Library } from '../../library.ts'
import { contrary } from '../context/findings.ts'

type Fault = Library['faults'][string]

/** Subjects of refusals by the end of their names, each with the statuses that fit. */
const kinds: readonly (readonly [ends: RegExp, statuses: readonly number[], is: string])[] = [
  [/(?:^|-)not-found$/, [404, 422], 'something that is not there'],
  [/(?:^|-)unknown$/, [400, 404, 422], 'a value that is not known'],
  [
    /-(?:already|taken|exists?|changed|duplicate|decided|stand\w+|waits|moved|outdated|in-flight)$/,
    [409],
    'a conflict with what stands there',
  ],
  [/(?:^|-)(?:busy|away|unreached|disk-full|broken)$/, [503], 'a service that cannot answer now'],
  [/-expired$/, [409, 410], 'something whose time is over'],
  [/-off$/, [403, 409, 422], 'something that is switched off'],
  [/^too-many-/, [409, 422, 429], 'a number that is reached'],
  [/-(?:of-others|denied)$/, [403], 'a right that a person has not'],
  [/-(?:own|twice)$/, [403, 409, 422], 'what a person may not do here'],
  [/-(?:required|invalid|missing|too-short|too-long|columns)$/, [400, 403, 409, 422], 'what was sent'],
  [/-(?:currency|amount|range|same-account)$/, [400, 422], 'what was sent'],
]

/** Words without which nobody reads that they are not signed in, or were too fast. */
const needed: Readonly<Record<number, readonly [words: RegExp, says: string]>> = {
  401: [/sign|login|credential|session/i, 'that somebody is not signed in'],
  404: [/\bno\b|not f|gone|deleted|expired/i, 'that something is not there'],
  429: [/too many/i, 'that there was too much in a short time'],
}

/** A refusal to sign in has a status of its own, whatever its reason is. */
const isOfSignIn = (name: string, { status }: Fault): boolean =>
  name.startsWith('idp-') || (status === 401 && name.startsWith('credential-'))

const ENOUGH = 3

/** Statuses that tell a program the same: what was sent cannot be done as it is. */
const REFUSES = new Set([400, 409, 422])

/** Returns the status of all other refusals of the same title, where there are some and all agree. */
function statusOfTitle(name: string, { title }: Fault, faults: Library['faults']): number | undefined {
  const others = Object.entries(faults).flatMap(([one, fault]) =>
    one !== name && fault.title === title ? [fault.status] : [],
  )
  return others.length >= ENOUGH && new Set(others).size === 1 ? others[0] : undefined
}

function slipOf(name: string, fault: Fault, faults: Library['faults']): string | undefined {
  const { status, title, says } = fault
  if (isOfSignIn(name, fault)) return undefined
  const [, statuses = [status], is = ''] = kinds.find(([ends]) => ends.test(name)) ?? []
  if (!statuses.includes(status))
    return `'${name}' is about ${is}, and ${status} says another thing. Write ${statuses.join(' or ')}.`
  const [words, means] = needed[status] ?? []
  if (words !== undefined && !words.test(`${title} ${says}`))
    return `${status} says ${means}, and ‘${title}’ does not. Write the status of what it says.`
  const usual = statusOfTitle(name, fault, faults)
  const isNear = usual !== undefined && REFUSES.has(usual) && REFUSES.has(status)
  return usual === undefined || usual === status || isNear
    ? undefined
    : `Every other refusal called ‘${title}’ has the status ${usual}, and this one ${status}. Write ${usual}, or another title.`
}

/** Reports a refusal whose status says another thing than its name and words do. */
export const lintFaultStatuses: Lint = ({ library: { faults } }) =>
  Object.entries(faults).flatMap(([name, fault]): Finding[] => {
    const slip = slipOf(name, fault, faults)
    return slip === undefined ? [] : [contrary('faults.json', below('/faults', name, 'status'), slip)]
  })
