import type { Finding } from '../../../finding.ts'
import { below } from '../../context/nested-nodes.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { caused, error } from '../../context/findings.ts'
import { logicFinder } from '../../context/logic-context.ts'
import { readBy } from '../../rules/requested-facts.ts'

/** Checks that a right does not depend on the rights a person holds, which follow from it. */
function lintCircles(context: LintContext): Finding[] {
  const find = logicFinder(undefined, context)
  return Object.values(context.library.permissions).flatMap(({ id, when }) => {
    if (when === undefined || !readBy(when, find).includes('session.permissions')) return []
    const sentence = `'${when}' reads the rights a person holds, and this is one of them: nobody would ever hold '${id}'. Name a rule that reads no rights.`
    return [error(`permissions/${id}.permission.json`, '/when', sentence)]
  })
}

/** Smallest number of people of whom one asks and another decides. */
const BOTH = 2

/** Checks that somebody else can hold the right by which a change of a control is decided. */
function lintSecond({ library }: LintContext): Finding[] {
  return Object.values(library.controls).flatMap(({ id, decides }) => {
    const roles = library.permissions[decides]?.roles ?? []
    const limits = roles.map((role) => library.roles[role]?.most)
    const [limit] = limits
    if (limit === undefined || limits.includes(undefined)) return []
    const people = limits.reduce((sum, name) => sum + Number(library.limits[name ?? '']?.is ?? BOTH), 0)
    if (people >= BOTH) return []
    const sentence = `One person alone could hold '${decides}', by which somebody else decides ‘${id}’: every change would wait in vain. Write ${BOTH} or more.`
    return [caused(`alone ${limit}`, 'limits.json', below('/limits', limit, 'is'), sentence)]
  })
}

/** How a sentence begins that people read who are refused. */
const REFUSES = /^(?:You|Only|Nobody)\b/

/** Checks that what a right is for and what people read who lack it are two sentences. */
const lintSayings = ({ library }: LintContext): Finding[] =>
  Object.values(library.permissions).flatMap(({ id, says, refusal, conflicts = [] }): Finding[] => {
    const file = `permissions/${id}.permission.json`
    const [word, sentence] = REFUSES.test(says)
      ? ['says', `This is what people read who are refused. Say what one may do who holds '${id}'.`]
      : [
          'refusal',
          'This is what the right is for, and people read it who lack it. Say what they have no access to, and whom to ask.',
        ]
    const again = conflicts.flatMap((conflict, at) =>
      conflict.says === conflict.title
        ? [
            error(
              file,
              `/conflicts/${at}/says`,
              'This is the title again. Say what one person could do who holds both.',
            ),
          ]
        : [],
    )
    return says === refusal ? [error(file, `/${word}`, sentence), ...again] : again
  })

/** Checks the conditions under which rights are held: one that waits for itself, and one that a single person holds. */
export const lintRightConditions: Lint = (context) => [
  ...lintCircles(context),
  ...lintSecond(context),
  ...lintSayings(context),
]
