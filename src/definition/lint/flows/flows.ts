import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { fieldsOf } from '../../inner-fields.ts'
import { inEach, type EachLint } from '../context/each.ts'
import type { LintContext } from '../context/context.ts'
import { error, repeated, unused, warning } from '../context/findings.ts'

const everyWord = new Set([
  'id',
  'type',
  'label',
  'hint',
  'heading',
  'folded',
  'showWhen',
  'requireWhen',
  'lockWhen',
  'derivedFrom',
  'tells',
  'lookup',
  'optional',
  'extra',
])

function lintWords(flow: Flow, file: string, context: LintContext): Finding[] {
  return flow.steps.flatMap((step, index) =>
    fieldsOf(step, `/steps/${index}`).flatMap(({ field, path }) => {
      const words = context.fieldTypes[field.type]?.words
      const strange =
        words === undefined
          ? []
          : Object.keys(field).filter((word) => !everyWord.has(word) && !words.includes(word))
      return [
        ...strange.map((word) =>
          error(
            file,
            `${path}/${word}`,
            `A field of type '${field.type}' has no word '${word}'. Take it out, or change the type.`,
          ),
        ),
        ...(field.type.startsWith('choice') && field.options === undefined
          ? [error(file, path, `Say under 'options' what can be chosen for '${field.id}'.`)]
          : []),
        ...(field.type === 'money' && field.of === undefined
          ? [
              error(
                file,
                path,
                `An amount is of a currency: say under 'of' where that of '${field.id}' stands.`,
              ),
            ]
          : []),
        ...(field.type === 'wallet-address' && field.of === undefined && field.derivedFrom === undefined
          ? [
              error(
                file,
                path,
                `An address is right on one chain and wrong on another: say under 'of' where that of '${field.id}' stands.`,
              ),
            ]
          : []),
        ...(field.type === 'list' && field.most === undefined
          ? [
              error(
                file,
                path,
                `People could add to '${field.id}' for ever. Name under 'most' the limit that says how many there may be.`,
              ),
            ]
          : []),
        ...(field.type === 'file' && strangeKinds(field.accepts, context) !== undefined
          ? [
              error(
                file,
                `${path}/accepts`,
                `'${field.accepts}' is no list of kinds of files: no file ends in .${strangeKinds(field.accepts, context)}. Name a list of endings, such as document-kinds.`,
              ),
            ]
          : []),
        ...(field.requireWhen !== undefined && !field.optional
          ? [
              error(
                file,
                `${path}/requireWhen`,
                "'requireWhen' makes an optional field required; this one always is. Write \"optional\": true, or take 'requireWhen' out.",
              ),
            ]
          : []),
      ]
    }),
  )
}

/** Returns the first option of a list of file kinds that is no file extension. */
const strangeKinds = (list: string | undefined, { library }: LintContext): string | undefined =>
  library.options[list ?? '']?.options
    .map(({ value }) => value)
    .find((value) => !/^[a-z0-9]{2,5}$/.test(value))

/** Reports a check that is listed twice, since its message would show twice. */
function lintChecks({ steps }: Flow, file: string): Finding[] {
  return steps.flatMap(({ checks = [] }, index) =>
    checks.flatMap(({ must, at }, of) =>
      checks.findIndex((other) => other.must === must && other.at === at) === of
        ? []
        : [
            error(
              file,
              `/steps/${index}/checks/${of}`,
              `'${must}' is checked at '${at}' already. Keep one of the two, with the better message.`,
            ),
          ],
    ),
  )
}

function lintShape(flow: Flow, file: string): Finding[] {
  const steps = flow.steps.map((step) => step.id)
  const placed = flow.steps.flatMap((step, index) =>
    (step.fields ?? []).map(({ id }, at) => ({ id, path: `/steps/${index}/fields/${at}`, step: index })),
  )
  const fields = placed.map(({ id }) => id)
  const goals = new Set(flow.steps.flatMap((step) => (step.actions ?? []).map((action) => action.goTo)))
  const facts = [...Object.keys(flow.facts ?? {}), ...Object.keys(flow.values ?? {})]
  const stages = flow.progress ?? []
  return [
    ...steps.flatMap((id, at) =>
      steps.indexOf(id) === at
        ? []
        : [repeated(file, `/steps/${at}/id`, `Two steps are called '${id}'. Give one of them another name.`)],
    ),
    ...placed.flatMap(({ id, path, step }, at) =>
      // A duplicate step has its own finding.
      fields.indexOf(id) === at || steps.indexOf(steps[step]!) !== step
        ? []
        : [repeated(file, `${path}/id`, `Two fields are called '${id}'. Give one of them another name.`)],
    ),
    ...fields
      .filter((id) => facts.includes(id))
      .map((id) =>
        error(
          file,
          '/facts',
          `'${id}' is a field and a fact; one hides the other. Give one of them another name.`,
        ),
      ),
    ...flow.steps
      // A detour that no action leads to is probably the missing target of an action.
      .filter(
        (step) => step.detour && !goals.has(step.id) && [...goals].every((goal) => steps.includes(goal)),
      )
      .map((step) =>
        error(
          file,
          '/steps',
          `'${step.id}' is a detour, yet no action goes there. Name it under 'goTo' of an action, or take 'detour' out.`,
        ),
      ),
    ...flow.steps
      .filter((step) => !step.review && !step.shows && !step.fields && !step.fieldsFrom && !step.forEach)
      .map((step) =>
        error(
          file,
          `/steps/${flow.steps.indexOf(step)}`,
          `The step '${step.id}' asks for nothing. Give it 'fields', or take it out.`,
        ),
      ),
    ...stages
      .filter(
        ({ id }) =>
          !flow.steps.some((step) => step.stage === id || step.group?.some((one) => one.stage === id)),
      )
      .map((stage) =>
        unused(
          file,
          `/progress/${stages.indexOf(stage)}`,
          ['stage', stage.id],
          `No step belongs to the stage '${stage.id}'. Say "stage": "${stage.id}" in one, or take it out here.`,
        ),
      ),
    ...(isUnnamed(flow) && new Set(steps).size === steps.length
      ? [warning(file, '/steps', "Several steps follow each other; name their stages in 'progress'.")]
      : []),
    ...(flow.steps.slice(0, -1).some((step) => step.review)
      ? [
          error(
            file,
            `/steps/${flow.steps.findIndex(({ review }) => review)}${flow.steps.at(-1)?.review ? '/review' : ''}`,
            flow.steps.at(-1)?.review
              ? "The last step is the review, and there is one. Take 'review' out here."
              : 'The review is the last step: move it to the end, behind what it shows.',
          ),
        ]
      : []),
  ]
}

/** Tells whether a flow has several steps and shows no progress. */
function isUnnamed({ layout, progress, steps }: Flow): boolean {
  return layout !== 'sections' && progress === undefined && steps.filter(({ detour }) => !detour).length > 1
}

/** Flows: ids used once, words that fit the field type, detours someone opens, stages of several steps, a review at the end. */
export const lintFlows: EachLint<Flow> = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  return [...lintShape(flow, file), ...lintChecks(flow, file), ...lintWords(flow, file, context)]
})
