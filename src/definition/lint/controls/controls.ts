import type { Finding } from '../../finding.ts'
import type { Control } from '../../generated/control.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, caused, derived, error, repeated, unknownName, withoutFix } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { controlRoots } from '../context/roots.ts'
import { comparisonsIn } from '../rules/comparisons/comparisons.ts'
import { unknownFact } from '../rules/facts.ts'
import { placeholders } from '../words/templates.ts'

const fileOf = ({ id }: Control): string => `controls/${id}.control.json`

const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!)

function lintBefore(context: LintContext, control: Control): Finding[] {
  const { library } = context
  const before = control.before === undefined ? undefined : library.calls[control.before]
  if (before === undefined) return []
  if (before.method !== 'GET')
    return [
      error(fileOf(control), '/before', `'${before.id}' changes something. Name a call that only reads.`),
    ]
  return control.calls.flatMap((id, at) => {
    const call = library.calls[id]
    if (call === undefined) return []
    const sent = call.request === undefined ? {} : context.findSchema(`entities/${call.request}`)?.properties
    const given = [...parametersOf(call.path), ...Object.keys(sent ?? {})]
    const lacking = parametersOf(before.path).filter((name) => !given.includes(name))
    if (lacking.length === 0) return []
    const sentence = `'${before.id}' needs '${lacking[0]}' in its path, which '${id}' has neither in its path nor in its request. Name another call under 'before'.`
    return [repeated(fileOf(control), `/calls/${at}`, sentence)]
  })
}

/** The words of a change print facts that exist. */
function lintWords(context: LintContext, control: Control): Finding[] {
  const file = fileOf(control)
  const roots = controlRoots(context, control)
  const compared = JSON.stringify(control.weakens.when)
  const words = (['says', 'was', 'becomes'] as const).flatMap((word) =>
    placeholders(control[word]).flatMap((names) =>
      names.flatMap((name) =>
        // A condition that reads the same has its own finding.
        unknownFact(file, `/${word}`, name, roots, context).map((found) => ({
          ...withoutFix(found),
          ...(compared.includes(`"${name}"`) ? { about: { kind: 'derived' } as const } : {}),
        })),
      ),
    ),
  )
  const about = control.about === undefined ? [] : unknownFact(file, '/about', control.about, roots, context)
  // The sentence under 'was' describes the earlier record, so it may print only 'before'.
  const isAfter =
    control.before !== undefined &&
    placeholders(control.was).some((names) => names.some((name) => name.startsWith('after.')))
  const sentence = `This prints what comes after, and says what was before. Print what 'before' holds.`
  const isSame = control.was !== undefined && control.was === control.becomes
  const alike = `This is what stands under 'was', word for word: the one who decides would read of no change. Say what it becomes.`
  return [
    ...words,
    ...about,
    ...(isAfter ? [caused(`words of ${file}`, file, '/was', sentence)] : []),
    ...(isSame ? [error(file, '/becomes', alike)] : []),
    ...lintDirection(file, control),
    ...lintUnchanged(file, control),
  ]
}

const LOWER = /(?:^|\.)(?:min|minimum|least|floor)$/i
const UPPER = /(?:^|\.)(?:max|maximum|most|ceiling)$/i

/** Finds a condition that is yes only where nothing changes: what weakens would never wait for anybody. */
function lintUnchanged(file: string, { weakens }: Control): Finding[] {
  const { and = [] } = Object(weakens.when) as { and?: readonly unknown[] }
  const values = new Map<string, unknown>()
  return and.flatMap((part, at) => {
    const [left, value] = (Object(part) as { '=='?: readonly unknown[] })['=='] ?? []
    const name = (Object(left) as { var?: string }).var ?? ''
    values.set(name, value)
    const [, from, of = ''] = /^(before|after)\.(.+)$/.exec(name) ?? []
    const other = `${from === 'before' ? 'after' : 'before'}.${of}`
    if (of === '' || typeof value === 'object' || values.get(other) !== value || !values.has(other)) return []
    const sentence = `This is yes only where '${of}' stays ${JSON.stringify(value)}, and nothing weakens then. Write '!=' for one of the two.`
    return [error(file, `/weakens/when/and/${at}`, sentence)]
  })
}

/** A bound is weakened where it gets wider; the words of what comes after print what comes after. */
function lintDirection(file: string, { weakens, becomes }: Control): Finding[] {
  const exchanged = comparisonsIn(weakens.when, '/weakens/when').flatMap(({ path, operator, operands }) => {
    const [left, right] = operands.map((one) => String((Object(one) as { var?: unknown }).var))
    const [, from = '', bound = ''] = /^(before|after)\.(.+)$/.exec(left ?? '') ?? []
    if (right !== `${from === 'before' ? 'after' : 'before'}.${bound}`) return []
    const isLess = /<=?$/.test(operator)
    if ((!isLess && !/>=?$/.test(operator)) || LOWER.test(bound) === UPPER.test(bound)) return []
    // 'after' below 'before' widens a lower bound and narrows an upper one.
    const isWider = (from === 'after') === isLess ? LOWER.test(bound) : UPPER.test(bound)
    const sentence = `This is yes where '${bound}' gets narrower, and it weakens where it gets wider. Exchange 'before' and 'after'.`
    return isWider ? [] : [caused(`direction of ${file}`, file, path, sentence)]
  })
  const compared = JSON.stringify(weakens.when)
  const isBefore = placeholders(becomes)
    .flat()
    .some(
      (name) => compared.includes(`"${name.replace(/^before\./, 'after.')}"`) && name.startsWith('before.'),
    )
  const sentence = `This prints what was before, and says what it becomes. Print what 'after' holds.`
  return [...exchanged, ...(isBefore ? [caused(`words of ${file}`, file, '/becomes', sentence)] : [])]
}

const openOf = ({ open = {} }: Control): number => Object.keys(open).length

/**
 * Reports calls that escape a control: others with the same permission must be covered or have a stated
 * reason.
 */
function lintUncovered({ library }: LintContext): Finding[] {
  const controls = Object.values(library.controls)
  const covered = new Set(controls.flatMap(({ calls, open = {} }) => [...calls, ...Object.keys(open)]))
  // A name that a control repeats was probably meant to be another call.
  const isCopied = controls.some((control) =>
    control.calls.some(
      (call) =>
        Object.hasOwn(control.open ?? {}, call) ||
        controls.some((other) => other !== control && other.calls.includes(call)),
    ),
  )
  // A missing call was probably meant to be another one.
  const isUnknown = controls.some(({ calls }) => calls.some((call) => library.calls[call] === undefined))
  return Object.values(library.calls).flatMap(({ id, method, permission }) => {
    if (method === 'GET' || covered.has(id) || isCopied || isUnknown) return []
    // Reasons for calls of one permission are listed in one control.
    const [control] = controls
      .filter(({ calls }) => calls.some((one) => library.calls[one]?.permission === permission))
      .toSorted((one, other) => openOf(other) - openOf(one))
    if (control === undefined) return []
    const sentence = `The call '${id}' needs '${permission}' as well, and no control covers it. Add it to 'calls', or say in 'open' why it weakens nothing.`
    const isMisspelt = [...control.calls, ...Object.keys(control.open ?? {})].some(
      (name) => library.calls[name] === undefined,
    )
    return [
      isMisspelt
        ? derived(fileOf(control), '/calls', sentence)
        : {
            ...error(fileOf(control), '/calls', sentence),
            about: { kind: 'cause', name: `permission of ${id}`, of: `calls/${id}.call.json` },
          },
    ]
  })
}

/** Checks that a change is decided by a person with another permission than those who propose it. */
function lintDecides({ library }: LintContext, control: Control): Finding[] {
  const requested = control.calls.map((id) => library.calls[id]?.permission)
  if (requested.includes(control.decides))
    return [
      error(
        fileOf(control),
        '/decides',
        `The person who asks for the change holds '${control.decides}' as well, and could decide it. Name a permission to decide.`,
      ),
    ]
  const permission = library.permissions[control.decides]
  // An API credential may also approve payments, with a permission of its own.
  return permission === undefined || permission.people || !permission.id.endsWith('.decide')
    ? []
    : [
        caused(
          `people ${permission.id}`,
          `permissions/${permission.id}.permission.json`,
          '',
          `Changes of '${control.id}' are decided with it, and a credential could hold it: add "people": true.`,
        ),
      ]
}

/** Checks that all names in a control exist, and that it covers every call of its permissions. */
export const lintControls: Lint = (context) => {
  const calls = namesOf(context, 'calls')
  const permissions = namesOf(context, 'permissions')
  const limits = namesOf(context, 'limits')
  const named = Object.values(context.library.controls).flatMap((control) => {
    const file = fileOf(control)
    const doubled = control.calls.flatMap((call, at) => {
      const other = Object.values(context.library.controls).find(
        (one) => one !== control && one.calls.includes(call),
      )
      // Of two controls over a call, the one with more calls stays; of equal ones, the first.
      const ids = Object.keys(context.library.controls)
      const isFirst =
        other !== undefined &&
        (control.calls.length !== other.calls.length
          ? control.calls.length < other.calls.length
          : ids.indexOf(control.id) < ids.indexOf(other.id))
      if (isFirst && control.calls.length === other.calls.length) return []
      const sentence = `The control '${other?.id}' covers '${call}' as well. One call has one control. Take it out of one of them.`
      return other === undefined ? [] : [error(file, `/calls/${at}`, sentence)]
    })
    const open = control.calls.flatMap((call, at) => {
      const other = Object.values(context.library.controls).find((one) => Object.hasOwn(one.open ?? {}, call))
      const isFree = other !== undefined && !doubled.some(({ path }) => path === `/calls/${at}`)
      const sentence = `'${call}' stands under 'open' of '${other?.id}' as well, where it says why it weakens nothing. Name the call that does.`
      return isFree ? [{ ...error(file, `/calls/${at}`, sentence), about: { kind: 'source' as const } }] : []
    })
    return [
      ...open,
      ...control.calls.flatMap((call, at) => unknownName(file, `/calls/${at}`, 'call', call, calls)),
      ...doubled,
      ...unknownName(file, '/before', 'call', control.before, calls),
      ...unknownName(file, '/decides', 'permission', control.decides, permissions),
      ...unknownName(file, '/waits', 'limit', control.waits, limits),
      ...(control.lists ?? []).flatMap((list, at) =>
        unknownName(file, `/lists/${at}`, 'list of options', list, namesOf(context, 'options')),
      ),
      ...Object.keys(control.open ?? {}).flatMap((call) =>
        unknownName(file, below('/open', call), 'call', call, calls).map(asKey),
      ),
      ...lintDecides(context, control),
      ...lintBefore(context, control),
      ...lintWords(context, control),
    ]
  })
  const decided = new Set(Object.values(context.library.controls).map(({ decides }) => decides))
  const open = Object.values(context.library.permissions)
    .filter(({ id, people }) => id.endsWith('.decide') && people !== true && !decided.has(id))
    .map(({ id }) =>
      error(
        `permissions/${id}.permission.json`,
        '',
        `Its holder decides what others asked for, and a credential could hold it: add "people": true.`,
      ),
    )
  return [...named, ...open, ...lintUncovered(context)]
}
