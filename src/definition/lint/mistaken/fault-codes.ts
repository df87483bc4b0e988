import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import type { Library } from '../../library.ts'
import { stemsOf } from '../meaning/stems.ts'
import { namesItself } from '../words/copies.ts'

const nameOf = (code: string): string => code.toLowerCase().replaceAll('_', '-')

type Faults = Library['faults']

/** Reports a refusal whose sentence says what the title of its neighbour says, where the neighbour says nothing of it. */
function lintExchanged(faults: Faults): Finding[] {
  const all = Object.entries(faults).map(([name, { title, says }]) => {
    const dash = name.lastIndexOf('-')
    const [own = ''] = stemsOf(name.slice(dash + 1))
    return { name, kind: name.slice(0, dash), own, title: stemsOf(title), says: stemsOf(says) }
  })
  const holds = (text: ReadonlySet<string>, words: ReadonlySet<string>) =>
    [...words].every((word) => text.has(word))
  return all.flatMap(({ name, kind, title, says }): Finding[] => {
    const other = all.find(
      (one) =>
        one.name !== name &&
        one.kind === kind &&
        one.own.length >= SHORTEST &&
        one.title.size > 1 &&
        says.has(one.own) &&
        !one.says.has(one.own) &&
        holds(says, one.title) &&
        !holds(one.says, one.title) &&
        !holds(says, title),
    )
    if (kind === '' || other === undefined) return []
    const sentence = `This says what '${other.name}' is about, and that says nothing of it: the two were exchanged. Say each under its own title.`
    return [error('faults.json', below('/faults', name, 'says'), sentence)]
  })
}

/** Letters of a word that tells two refusals apart. */
const SHORTEST = 5

/** Reports a refusal with the code of another one, and one that asks to try what cannot help. */
export const lintFaultCodes: Lint = ({ library: { faults } }) => {
  const all = Object.entries(faults)
  const found = all.flatMap(([name, { code = '', says, final }]): Finding[] => {
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
  return [...found, ...lintExchanged(faults)]
}
