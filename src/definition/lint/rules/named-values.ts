import type { Finding } from '../../finding.ts'
import type { Lint } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { inLogic } from '../context/logic-homes.ts'
import { look } from '../context/roots.ts'

const plain = (text: string): string => text.replaceAll(/[^A-Za-z]/g, '').toLowerCase()

/** Checks that a rule named after one value, such as 'isPending', does not compare with another one. */
export const lintNamedValues: Lint = inLogic((context, { file, roots, own = {} }) =>
  Object.entries(own).flatMap(([name, { when }]): Finding[] => {
    const [operand, value] = ((when as { '=='?: readonly unknown[] })['=='] ?? []) as [
      { var?: string } | undefined,
      unknown,
    ]
    if (typeof operand?.var !== 'string' || typeof value !== 'string') return []
    const called = plain(name.replace(/^(is|has|was|are)(?=[A-Z])/, ''))
    if (called === plain(value)) return []
    const values = look(roots, operand.var, context).nodes.flatMap((node) => node.enum ?? [])
    const meant = values.find((one) => typeof one === 'string' && plain(one) === called)
    if (meant === undefined) return []
    const sentence = `'${name}' is called after '${String(meant)}' and compares with '${value}'. Write '${String(meant)}', or give the rule the name of what it means.`
    return [derived(file, `/rules/${name}/when/==/1`, sentence)]
  }),
)
