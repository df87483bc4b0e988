import type { Finding } from '../../../finding.ts'
import type { Field, Flow, Step } from '../../../generated/flow.ts'
import { fieldsBelow } from '../../../inner-fields.ts'
import { error } from '../../context/findings.ts'

/** Tells whether a person must answer a field, and nothing answers it before. */
const isOpenQuestion = ({ optional, derivedFrom, default: usual }: Field): boolean =>
  !optional && derivedFrom === undefined && usual === undefined

/** Returns the folded heading above each field. */
function foldsAbove(fields: readonly Field[]): readonly (string | undefined)[] {
  let above: string | undefined
  return fields.map(({ heading, folded }) => {
    if (heading !== undefined) above = folded ? heading : undefined
    return above
  })
}

function lintStep(file: string, path: string, { fields = [], fieldsFrom }: Step): Finding[] {
  const above = foldsAbove(fields)
  const isAllFolded = fields.length > 0 && fieldsFrom === undefined && !above.includes(undefined)
  return fields.flatMap((field, at) => {
    const place = `${path}/fields/${at}`
    const inner = fieldsBelow(field, place).filter(({ field: { folded } }) => folded)
    return [
      ...inner.map((one) =>
        error(
          file,
          `${one.path}/folded`,
          `Only fields of the step itself fold; '${one.field.id}' is inside '${field.id}'. Take 'folded' out.`,
        ),
      ),
      ...(field.folded && field.heading === undefined
        ? [
            error(
              file,
              `${place}/folded`,
              "What is folded needs a line that stays. Write a 'heading' beside 'folded'.",
            ),
          ]
        : []),
      ...(above[at] !== undefined && isOpenQuestion(field)
        ? [
            error(
              file,
              place,
              `'${field.id}' must be answered, and it is folded away under '${above[at]}'. Give it a 'default' or "optional": true, or take 'folded' out.`,
            ),
          ]
        : []),
      ...(at === 0 && isAllFolded
        ? [
            error(
              file,
              `${place}/folded`,
              "Everything in this step is folded, so it looks empty. Leave 'folded' out at what most people answer.",
            ),
          ]
        : []),
    ]
  })
}

/** Checks that a fold has a title, hides nothing that must be answered, and leaves something to see. */
export const lintFolds = (file: string, { steps }: Flow): readonly Finding[] =>
  steps.flatMap((step, at) => lintStep(file, `/steps/${at}`, step))
