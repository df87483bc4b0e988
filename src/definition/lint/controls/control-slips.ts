import type { Finding } from '../../finding.ts'
import type { Control } from '../../generated/control.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { comparisonsIn } from '../rules/comparisons/comparisons.ts'
import { copiesSay, saysTheSame } from '../words/copies.ts'

const fileOf = ({ id }: Control): string => `controls/${id}.control.json`

const factIn = (operand: unknown): string => String((Object(operand) as { var?: unknown }).var)

/** Reports a bound compared with another bound: it would nearly always wait, or never. */
function lintBounds(control: Control): Finding[] {
  return comparisonsIn(control.weakens.when, '/weakens/when').flatMap(({ path, operands }) => {
    const [one, other] = operands.map((operand) => /^(before|after)\.(\w+)$/.exec(factIn(operand)))
    if (!one || !other || one[1] === other[1] || one[2] === other[2]) return []
    const sentence = `'${one[0]}' is compared with '${other[0]}', which is another thing. Write '${other[1]}.${one[2]}'.`
    return [{ ...error(fileOf(control), path, sentence), nearest: `${other[1]}.${one[2]}` }]
  })
}

const opposites = [
  { says: /\bloses?\b/i, reads: 'lost', other: 'gained' },
  { says: /\bgains?\b/i, reads: 'gained', other: 'lost' },
] as const

/** Reports a condition about what somebody gains, told as what they lose. */
function lintGained(control: Control): Finding[] {
  const { says, when } = control.weakens
  const read = JSON.stringify(when)
  return opposites.flatMap(({ says: word, reads, other }) => {
    const isNamed = word.test(says)
    if (!isNamed || read.includes(`"var":"${reads}"`) || !read.includes(`"var":"${other}"`)) return []
    const sentence = `The sentence tells of what is ${reads}, and the condition reads '${other}'. Write '${reads}'.`
    return [{ ...error(fileOf(control), '/weakens/when', sentence), nearest: reads }]
  })
}

/** Reports a change that people decide whom another organisation employs than those who ask for it. */
function lintDeciders(control: Control, { library }: LintContext): Finding[] {
  const ruleOf = (permission: string | undefined) => library.permissions[permission ?? '']?.when
  const decides = ruleOf(control.decides)
  const asks = control.calls.map((call) => library.calls[call]?.permission)
  const isProducts = (rule: string | undefined) =>
    Object.values(library.rules).some(
      ({ features = {} }) => (features[rule ?? '']?.products ?? []).length > 0,
    )
  if (asks.includes(undefined) || !isProducts(decides) || asks.some((one) => ruleOf(one) === decides))
    return []
  const sentence = `'${control.decides}' is only of people for whom '${decides}' is yes. Those who ask for this change are none, so nobody could decide it. Name a permission of theirs.`
  return [error(fileOf(control), '/decides', sentence)]
}

/** Reports a control that people decide who may only read. */
function lintReaders(control: Control): Finding[] {
  if (!control.decides.endsWith('.read')) return []
  const sentence = `'${control.decides}' is for reading: anybody who may look could decide. Name a permission to decide, such as 'controls.decide'.`
  return [error(fileOf(control), '/decides', sentence)]
}

/** Reports controls that compare, tell or decide something else than they are about. */
export const lintControlSlips: Lint = (context) => {
  const controls = Object.values(context.library.controls)
  const labels = controls.map((control) => ({
    file: fileOf(control),
    path: '/label',
    name: control.id,
    text: control.label,
  }))
  return [
    ...copiesSay(labels, saysTheSame),
    ...controls.flatMap((control) => [
      ...lintBounds(control),
      ...lintGained(control),
      ...lintDeciders(control, context),
      ...lintReaders(control),
    ]),
  ]
}
