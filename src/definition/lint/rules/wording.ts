import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { warning } from '../context/findings.ts'
import { inRuleHomes } from '../context/places.ts'

const negativeName = /^(is|has|needs|can)(Not|No|Never|Without|Un(?=[A-Z]))(?=[A-Z])/
const negativeStart = /^(No|Not|Never|None|Nothing|Nobody)\b/

/** Checks that rules have positive names and a whole sentence for their meaning (rule 7). */
export const lintWording: Lint = inRuleHomes((_, { file, own }) =>
  Object.entries(own).flatMap(([name, rule]): Finding[] => [
    ...(negativeName.test(name)
      ? [
          warning(
            file,
            below('/rules', name),
            `'${name}' asks for a no; name the positive question and turn it with '!' where it is used.`,
          ),
        ]
      : []),
    ...(negativeStart.test(rule.says)
      ? [
          warning(
            file,
            below('/rules', name, 'says'),
            'Say what yes means; a sentence that starts with no is read twice.',
          ),
        ]
      : []),
    ...(/[.]$/.test(rule.says)
      ? []
      : [warning(file, below('/rules', name, 'says'), 'A sentence ends with a full stop. Add it.')]),
  ]),
)
