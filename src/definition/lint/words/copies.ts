import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import { together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { definitionFiles } from '../context/definition-files.ts'
import { derived, error } from '../context/findings.ts'
import { findOpposite } from '../meaning/opposites.ts'
import { memoizeFor } from '../context/cache.ts'
import { inRuleHomes } from '../context/places.ts'

/** A definition with a sentence or expression of its own. */
export interface Named {
  readonly file: string
  readonly path: string
  readonly name: string
  readonly text: string | undefined
  /** Further text about the definition. Of two equal texts, the one that fits it is the original. */
  readonly about?: string
}

/** Words without meaning for a comparison. */
const plain = new Set([
  'the',
  'not',
  'for',
  'and',
  'are',
  'was',
  'has',
  'from',
  'that',
  'this',
  'one',
  'once',
  'again',
])

/** Beginnings of words, so that 'completed' and 'complete' are one. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2 && !plain.has(word))
      .map((word) => word.slice(0, 5)),
  )

/** Counts the words of a name that a text contains. */
export function namesItself(name: string, text: string): number {
  const messages = stemsOf(text)
  return [...stemsOf(name)].filter((stem) => messages.has(stem)).length
}

/** Returns the copies among equal texts: all but the one whose name fits, or the first if none does. */
export function copiesIn(all: readonly Named[]): readonly (readonly [copy: Named, own: Named])[] {
  return [...Map.groupBy(all, ({ text }) => text)].flatMap(([text, alike]) => {
    if (text === undefined || alike.length < 2) return []
    const fits = ({ name, about = '' }: Named): number =>
      findOpposite(name, text) === undefined ? namesItself(name, text) * 100 + namesItself(about, text) : -1
    const [own, ...copies] = alike.toSorted((one, other) => fits(other) - fits(one))
    return copies.map((copy) => [copy, own!] as const)
  })
}

export const copiesSay = (all: readonly Named[], sentence: (copy: Named, own: Named) => string): Finding[] =>
  copiesIn(all).map(([copy, own]) => derived(copy.file, copy.path, sentence(copy, own)))

export const saysTheSame = ({ name }: Named, own: Named): string =>
  `This is what '${own.name}' says, word for word: it was copied, and nobody could tell the two apart. Say what '${name}' is.`

/** Checks that the purpose of a definition is unique among its kind. */
function lintPurposes({ library }: LintContext): Finding[] {
  const all = [
    ...definitionFiles(library).map(({ file, definition }) => ({ file, definition })),
    ...Object.values(library.calls).map((definition) => ({
      file: `calls/${definition.id}.call.json`,
      definition,
    })),
  ].flatMap(({ file, definition }): Named[] => {
    const { id, purpose } = definition as { readonly id?: string; readonly purpose?: string }
    return id === undefined ? [] : [{ file, path: '/purpose', name: id, text: purpose }]
  })
  const ofKind = Map.groupBy(all, ({ file }) => file.slice(0, file.indexOf('/')))
  return [...ofKind.values()].flatMap((kind) => copiesSay(kind, saysTheSame))
}

/** Reports copies among the entries of one file. */
function lintEntries({ library }: LintContext): Finding[] {
  return (['limits', 'flags', 'faults'] as const).flatMap((file) =>
    copiesSay(
      Object.entries(library[file]).map(([name, entry]) => ({
        file: `${file}.json`,
        path: below(`/${file}`, name, 'says'),
        name,
        text: (entry as { readonly says?: string }).says,
      })),
      saysTheSame,
    ),
  )
}

/** Rules and values that are worked out alike have one name too many, or one of them is wrong. */
const lintLogic = inRuleHomes((_, { file, own, definition }) => {
  const values = (definition as { readonly values?: Readonly<Record<string, { readonly is: unknown }>> })
    .values
  const rules = Object.entries(own)
  return [
    ...copiesSay(
      rules.map(([name, { says }]) => ({ file, path: below('/rules', name, 'says'), name, text: says })),
      saysTheSame,
    ),
    ...copiesSay(
      [
        ...rules.map(([name, { when }]) => ({
          file,
          path: below('/rules', name, 'when'),
          name,
          text: textOf(when),
        })),
        ...Object.entries(values ?? {}).map(([name, { is }]) => ({
          file,
          path: below('/values', name, 'is'),
          name,
          text: textOf(is),
        })),
      ],
      ({ name }, { name: other }) =>
        `This is worked out as '${other}' is: one of the two was copied. Say when '${name}' holds, or name '${other}' in its place.`,
    ),
  ]
})

/** Returns an expression as text; undefined for a plain fact or a negated rule, which may be repeated. */
function textOf(expression: unknown): string | undefined {
  const text = JSON.stringify(expression)
  return /^(\{"!":\[)?\{"(rule|var)":"[^"]+"\}(\]\})?$/.test(text) ? undefined : text
}

/** Returns the target state of a move; two moves with one target may have the same text. */
const endOf = ({ name }: Named): string => name.slice(name.indexOf(' '))

/** Reports states and moves with the same texts but different targets. */
function lintMachines({ library }: LintContext): Finding[] {
  return Object.values(library.machines).flatMap(({ id, states, moves }) => {
    const file = `machines/${id}.machine.json`
    const callOf = ({ path }: Named) => moves[Number(path.split('/')[2])]?.call
    const labelOf = ({ path }: Named) => moves[Number(path.split('/')[2])]?.label
    // Two moves that people see as one button, in two states, have the same text.
    const isOneButton = (one: Named, other: Named) =>
      callOf(one) === callOf(other) && labelOf(one) === labelOf(other)
    const sentences = moves.map((move, at) => {
      return [
        [`/moves/${at}/done`, move.done],
        [`/moves/${at}/failed`, move.failed],
        [`/moves/${at}/confirm/title`, move.confirm?.title],
        [`/moves/${at}/confirm/says`, move.confirm?.says],
        [`/moves/${at}/asks/0/label`, move.asks?.[0]?.label],
      ].map(([path = '', text]) => ({
        file,
        path,
        name: `${move.id} ${move.to}`,
        text,
        about: [move.label, move.done, states[move.to]?.says].filter((one) => one !== text).join(' '),
      }))
    })
    return [
      ...copiesSay(
        Object.entries(states).map(([name, { says }]) => ({
          file,
          path: below('/states', name, 'says'),
          name,
          text: says,
        })),
        saysTheSame,
      ),
      ...[0, 1, 2, 3, 4].flatMap((word) =>
        copiesIn(sentences.flatMap((one) => one[word] ?? [])).flatMap(([copy, own]) =>
          endOf(copy) === endOf(own) || isOneButton(copy, own) || (word === 1 && callOf(copy) === callOf(own))
            ? []
            : [derived(file, copy.path, saysTheSame(copy, own))],
        ),
      ),
    ]
  })
}

/** Reports a sentence for a missing record that was copied from details of another kind. */
function lintMissing({ library }: LintContext): Finding[] {
  const all = Object.values(library.details).flatMap(({ id, missing }): Named[] =>
    missing?.says === undefined
      ? []
      : [{ file: `details/${id}.details.json`, path: '/missing/says', name: id, text: missing.says }],
  )
  return copiesIn(all).flatMap(([copy, own]) =>
    namesItself(copy.name, copy.text ?? '') > 0 || namesItself(own.name, copy.text ?? '') === 0
      ? []
      : [derived(copy.file, copy.path, saysTheSame(copy, own))],
  )
}

/** Reports the message of a check that was copied from another check. */
function lintMessages({ library }: LintContext): Finding[] {
  const checked = [
    ...Object.values(library.flows).map(({ id, steps }) => ({
      file: `flows/${id}.flow.json`,
      steps,
      under: '/steps/',
    })),
    ...Object.values(library.tables).map(({ id, checks }) => ({
      file: `tables/${id}.table.json`,
      steps: [checks === undefined ? {} : { checks }],
      under: '',
    })),
  ]
  return checked.flatMap(({ file, steps, under }) => {
    const messages = steps.flatMap(({ checks = [] }, step) =>
      checks.map(({ must, at, message }, index) => ({
        file,
        path: `${under === '' ? '' : `${under}${step}`}/checks/${index}/message`,
        name: `${must} ${at}`,
        text: message,
        at,
      })),
    )
    const atOnce = [
      ...Map.groupBy(messages, ({ path, at }) => `${path.replace(/\d+\/message$/, '')} ${at}`).values(),
    ]
    const again = atOnce.flatMap((alike) => copiesSay(alike, saysTheSame))
    const besides = copiesIn(messages).flatMap(([copy, own]) =>
      namesItself(copy.name, copy.text ?? '') > 0 || namesItself(own.name, copy.text ?? '') === 0
        ? []
        : [derived(file, copy.path, saysTheSame(copy, own))],
    )
    return [...again, ...besides.filter(({ path }) => again.every((one) => one.path !== path))]
  })
}

const words: ReadonlySet<string> = new Set(['banners', 'notices', 'closed'])

/** Reports a second entry under the same rule, which is never reached. */
function lintConditions({ library }: LintContext): Finding[] {
  return definitionFiles(library).flatMap(({ file, definition }) =>
    secondsIn(definition).map(({ path, rule }) =>
      error(
        file,
        path,
        `Another one before it comes with '${rule}' already: one of the two was copied. Name the rule of this one.`,
      ),
    ),
  )
}

interface Second {
  readonly path: string
  readonly rule: string
}

const secondsIn = memoizeFor((definition: object) => secondsBelow(definition, ''))

function secondsBelow(node: unknown, path: string): readonly Second[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return []
    const at = below(path, key)
    const inner = secondsBelow(value, at)
    if (!words.has(key) || !Array.isArray(value)) return inner
    const rules = value.map((one) => (Object(one) as { readonly when?: unknown }).when)
    return [
      ...inner,
      ...rules.flatMap((rule, index) =>
        typeof rule !== 'string' || rules.indexOf(rule) === index
          ? []
          : [{ path: `${at}/${index}/when`, rule }],
      ),
    ]
  })
}

/** Reports sentences, rules and conditions that were copied and not changed. */
export const lintCopies: Lint = together(
  lintPurposes,
  lintEntries,
  lintLogic,
  lintMachines,
  lintConditions,
  lintMessages,
  lintMissing,
)
