import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { namesItself } from '../words/copies.ts'

const nameOf = (code: string): string => code.toLowerCase().replaceAll('_', '-')

/** Reports a refusal with the code of another one, and one that asks to try what cannot help. */
export const lintFaultCodes: Lint = ({ library: { faults } }) => {
  const all = Object.entries(faults)
  return all.flatMap(([name, { code = '', says, final }]): Finding[] => {
    const other = nameOf(code)
    const isOther = other !== name && faults[other]?.code === code
    const users = all.filter(([one, fault]) => one !== other && fault.code === code)
    const own = name.toUpperCase().replaceAll('-', '_')
    const isCopied = isOther && users.length === 1 && namesItself(other, name) < other.split('-').length
    return [
      ...(isCopied
        ? [
            {
              ...error(
                'faults.json',
                below('/faults', name, 'code'),
                `This is the code of '${other}': a program could not tell the two apart. Write '${own}'.`,
              ),
              nearest: own,
            },
          ]
        : []),
      ...(final && /(?:^|[.;:] )Try again\b/.test(says)
        ? [
            error(
              'faults.json',
              below('/faults', name, 'says'),
              `People are told to try again, and "final" says that it cannot help. Say what they can do, or take 'final' out.`,
            ),
          ]
        : []),
    ]
  })
}
