import { entriesOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { unknownPath } from '../context/record-path.ts'
import { answerOf, look } from '../context/roots.ts'
import { placeholders } from '../words/templates.ts'

/**
 * Checks the records that a subtask shows: the call answers a list whose entries have the printed properties.
 */
export const lintTaskGiven: Lint = inEach('tasks', (context, { id, subtasks }) =>
  subtasks.flatMap(({ given }, at): Finding[] => {
    if (given === undefined) return []
    const file = `tasks/${id}.task.json`
    const path = `/subtasks/${at}/given`
    const { call, records, says } = given
    const unknown = unknownName(file, `${path}/call`, 'call', call, namesOf(context, 'calls'))
    if (unknown.length > 0) return unknown
    const answer = answerOf(context, call)
    const list = look(new Map([['answer', answer]]), `answer.${records}`, context)
    const home = { file, called: 'The answer', schema: answer, context }
    if (!list.isResolved) return unknownPath(home, `${path}/records`, records)
    if (!list.types.includes('array'))
      return [error(file, `${path}/records`, `'${records}' is no list. Name a list of the answer.`)]
    const record = { ...home, called: 'A record', schema: entriesOf(list) }
    return placeholders(says).flatMap((names) =>
      names.flatMap((name) => unknownPath(record, `${path}/says`, name)),
    )
  }),
)
