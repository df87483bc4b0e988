import { partsOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import type { Move } from '../../generated/machine.ts'
import type { Library } from '../../library.ts'
import { lintSent } from '../calls/bodies.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { below } from '../context/nested-nodes.ts'
import { asKey, caused, derived, error, unknownName, withNearest } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { printedInDetails } from '../words/types/printed-types.ts'

const movesOf = (call: string, { machines }: Library): readonly Move[] =>
  Object.values(machines).flatMap(({ moves }) => moves.filter((move) => move.call === call))

function lintCall(file: string, path: string, move: Move, call: Call, library: Library): Finding[] {
  const found: Finding[] = []
  const report = (word: string, sentence: string) => found.push(error(file, `${path}/${word}`, sentence))
  const parameters = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const given = Object.keys(move.with ?? (move.body ? {} : { id: '' }))
  if (move.with === undefined && move.body === undefined && !parameters.includes('id'))
    report(
      'call',
      `The call '${call.id}' does not say of which record: its path has no {id}. Say under 'with' which one.`,
    )
  else {
    const strangers = move.with === undefined ? [] : given.filter((name) => !parameters.includes(name))
    const missing = parameters.filter((name) => !given.includes(name))
    for (const name of strangers)
      found.push(...unknownName(file, below(`${path}/with`, name), 'parameter', name, missing).map(asKey))
    // A misnamed parameter is reported once, at that name.
    for (const name of missing.slice(strangers.length))
      report('call', `The path of the call '${call.id}' asks for '${name}': say in 'with' where it stands.`)
  }
  if (move.by === undefined)
    found.push({
      ...error(
        file,
        `${path}/call`,
        `Only the network makes '${move.id}': say by which permission a person does, or take the call out.`,
      ),
      // Tables and details that list the move follow from this finding.
      about: { kind: 'unread', id: move.id },
    })
  else if (move.by !== call.permission) {
    const { by } = move
    const all = movesOf(call.id, library)
    // If all moves of a call agree, the permission of the call is wrong.
    if (all.length > 1 && all.every((one) => one.by === by))
      found.push({
        ...caused(
          `permission of ${call.id}`,
          `calls/${call.id}.call.json`,
          '/permission',
          `All ${all.length} moves that make this call are made with '${by}', and it asks for '${call.permission}'. A person who makes them would be refused. Ask for the same.`,
        ),
        nearest: by,
      })
    // A call that changes something by a right to read has its own finding.
    else if (call.method === 'GET' || !call.permission.endsWith('.read'))
      report(
        'by',
        `The call '${call.id}' needs the permission '${call.permission}', not '${by}'. Write the same.`,
      )
  }
  if (move.label === undefined)
    found.push(
      caused(
        `move ${move.id} without label`,
        file,
        path,
        `'${move.id}' has a call and no label, so its button would say nothing. Write under 'label' what it does.`,
      ),
    )
  return found
}

/** Returns the names that the body of a call takes, and the required ones. */
function bodyOf(call: Call | undefined, { findSchema }: LintContext) {
  const schema = call?.request === undefined ? undefined : findSchema(`entities/${call.request}`)
  const parts = schema === undefined ? [] : partsOf(schema, findSchema)
  return {
    names: parts.flatMap((part) => Object.keys(part.properties ?? {})),
    required: parts.flatMap((part) => part.required ?? []),
  }
}

function lintAsks(file: string, path: string, move: Move, context: LintContext): Finding[] {
  const call = move.call === undefined ? undefined : context.library.calls[move.call]
  const { names, required } = bodyOf(call, context)
  const sent = Object.keys(move.body ?? {}).map((name) => name.split('.')[0])
  const requested = new Set([...(move.asks ?? []).map((field) => field.id), ...sent])
  const fields = (move.asks ?? []).flatMap((field, at): Finding[] => [
    ...((move.asks ?? []).findIndex(({ id }) => id === field.id) === at
      ? []
      : [
          error(
            file,
            `${path}/asks/${at}/id`,
            `'${field.id}' is asked already: the second answer would replace the first. Give it another name, or take it out.`,
          ),
        ]),
    ...unknownName(
      file,
      `${path}/asks/${at}/type`,
      'field type',
      field.type,
      Object.keys(context.fieldTypes),
    ),
    ...(field.type.startsWith('choice') && field.options === undefined
      ? [
          error(
            file,
            `${path}/asks/${at}`,
            `There is nothing to choose from: name a list under 'options' of '${field.id}'.`,
          ),
        ]
      : []),
    ...(typeof field.options === 'string'
      ? unknownName(
          file,
          `${path}/asks/${at}/options`,
          'list of options',
          field.options,
          namesOf(context, 'options'),
        )
      : []),
    ...unknownName(file, `${path}/asks/${at}/limit`, 'limit', field.limit, namesOf(context, 'limits')),
    ...(call === undefined || names.includes(field.id)
      ? []
      : [
          withNearest(
            error(file, `${path}/asks/${at}/id`, `The call '${call.id}' takes no '${field.id}'.`),
            field.id,
            names,
          ),
        ]),
  ])
  // A question under an unknown name probably stands for a missing required one.
  const report = (move.asks ?? []).some(({ id }) => !names.includes(id)) ? derived : error
  const missing = required
    .filter((name) => !requested.has(name))
    .map((name) =>
      report(
        file,
        path,
        `The call '${move.call}' needs '${name}', and '${move.id}' does not ask for it. Ask for it under 'asks', or send it under 'body'.`,
      ),
    )
  const unknown =
    call === undefined || move.body === undefined
      ? []
      : lintSent(
          file,
          { path: `${path}/body`, call: call.id, body: move.body, isBody: true, completedBy: 'field' },
          context,
        )
  return [...fields, ...missing, ...unknown]
}

function lintShown(file: string, path: string, move: Move, context: LintContext): Finding[] {
  const types = [...Object.keys(context.fieldTypes), ...printedInDetails]
  const lines = move.confirm?.shows ?? []
  return lines.flatMap(({ type, path: from, of, label }, at) => {
    const first = lines.find((one) => one.path === from && one.type === type && one.of === of)
    const place = `${path}/confirm/shows/${at}`
    return [
      ...unknownName(file, `${place}/type`, 'type', type, types),
      ...(first === lines[at]
        ? []
        : [
            error(
              file,
              `${place}/path`,
              `'${first?.label}' shows '${from}' already: one of the two lines was copied. Name what '${label}' shows.`,
            ),
          ]),
    ]
  })
}

/** Checks the moves of people: the call exists, gets its record and inputs, and needs the same permission. */
export const lintMachineCalls: Lint = inEach('machines', (context, machine) => {
  const file = `machines/${machine.id}.machine.json`
  return machine.moves.flatMap((move, at) => {
    const path = `/moves/${at}`
    const call = move.call === undefined ? undefined : context.library.calls[move.call]
    return [
      ...unknownName(file, `${path}/call`, 'call', move.call, namesOf(context, 'calls')),
      ...(call === undefined ? [] : lintCall(file, path, move, call, context.library)),
      ...(move.by !== undefined && move.call === undefined && move.event === undefined
        ? [
            error(
              file,
              path,
              `'${move.id}' is made by people with '${move.by}', and no call makes it. Name the call, or take 'by' out.`,
            ),
          ]
        : []),
      ...lintAsks(file, path, move, context),
      ...lintShown(file, path, move, context),
    ]
  })
})
