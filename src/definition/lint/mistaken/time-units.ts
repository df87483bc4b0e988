import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** How each unit of time is written behind a number. */
const units = {
  seconds: /^(?:s|sec|seconds?)$/,
  minutes: /^(?:min|minutes?)$/,
  hours: /^(?:h|hours?)$/,
  days: /^(?:d|days?)$/,
} as const

type Unit = keyof typeof units

const named = Object.keys(units) as readonly Unit[]

const unitOf = (word: string): Unit | undefined => named.find((unit) => units[unit].test(word.toLowerCase()))

/** Returns the unit that is printed behind a number, where it is another one than the number counts. */
function otherUnit(text: string, hole: string, unit: Unit): Unit | undefined {
  const [, word = ''] = new RegExp(`\\{${hole}(?:, number)?\\} (\\w+)`).exec(text) ?? []
  const printed = unitOf(word)
  return printed === unit ? undefined : printed
}

const say = (unit: Unit, printed: Unit): string =>
  `This counts ${unit}, and people would read ${printed}. Write ${unit}.`

/** Reports a number of hours that is told as days, and its like. */
export const lintTimeUnits: Lint = ({ library: { mails, faults, words } }) => {
  const texts = [
    ...Object.values(mails).flatMap(({ id, subject, body }) =>
      [['/subject', subject] as const, ...body.map((text, at) => [`/body/${at}`, text] as const)].map(
        ([path, text]) => [`mails/${id}.mail.json`, path, text] as const,
      ),
    ),
    ...Object.entries(faults).map(
      ([name, { says }]) => ['faults.json', below('/faults', name, 'says'), says] as const,
    ),
  ]
  return [
    ...texts.flatMap(([file, path, text]) =>
      named.flatMap((unit): Finding[] => {
        const printed = otherUnit(text, unit, unit)
        return printed === undefined ? [] : [error(file, path, say(unit, printed))]
      }),
    ),
    ...Object.values(words).flatMap(({ id, words: own }) =>
      Object.entries(own).flatMap(([name, text]): Finding[] => {
        const unit = named.find((one) => name.toLowerCase().endsWith(one))
        const printed = unit === undefined ? undefined : otherUnit(text, 'count', unit)
        return unit === undefined || printed === undefined
          ? []
          : [error(`words/${id}.words.json`, below('/words', name), say(unit, printed))]
      }),
    ),
  ]
}
