import type { Library } from '#definition/library.ts'
import { statuses } from '../faults/statuses.ts'
import { codeless, codes } from '../faults/codes.ts'
import { sentences, titles } from '../faults/texts.ts'
import { flags } from '../flags.ts'
import { limits } from '../limits.ts'
import { words } from '../table.ts'
import { byName, type Defined, type Part } from './part.ts'

const ofFaults =
  (what: string, valueOf: (fault: Library['faults'][string], name: string) => string) =>
  (library: Library): ReadonlyMap<string, Defined> =>
    byName(
      Object.entries(library.faults).map(([name, fault]) => [
        `The fault ${name}, ${what}`,
        { value: valueOf(fault, name), file: 'faults.json' },
      ]),
    )

const statusPart: Part = {
  of: 'faults',
  table: 'faults/statuses.ts',
  says: byName(
    statuses.flatMap(({ status, faults, source }) =>
      words(faults).map((fault) => [`The fault ${fault}, status`, { value: status, source }] as const),
    ),
  ),
  defined: ofFaults('status', ({ status }) => String(status)),
}

const listedCodes = new Map([
  ...codes.flatMap(({ code, faults, source }) =>
    words(faults).map((fault) => [fault, { value: code, source }] as const),
  ),
  ...codeless.flatMap(({ faults, source }) =>
    words(faults).map((fault) => [fault, { value: '', source }] as const),
  ),
])

const asCode = (fault: string): string => fault.replaceAll('-', '_').toUpperCase()

const codePart: Part = {
  of: 'faults',
  table: 'faults/codes.ts',
  says: byName(
    statuses.flatMap(({ faults, source }) =>
      words(faults).map(
        (fault) =>
          [`The fault ${fault}, code`, listedCodes.get(fault) ?? { value: asCode(fault), source }] as const,
      ),
    ),
  ),
  defined: ofFaults('code', ({ code }) => code ?? ''),
}

const titlePart: Part = {
  of: 'faults',
  table: 'faults/texts.ts',
  isPartial: true,
  says: byName(
    titles.map(({ fault, title, source }) => [`The fault ${fault}, title`, { value: title, source }]),
  ),
  defined: ofFaults('title', ({ title }) => title),
}

/**
 * Sentences of faults. A quoted sentence with dots fixes only its beginning and end, so the middle is not compared.
 */
const sentencePart: Part = {
  of: 'faults',
  table: 'faults/texts.ts',
  isPartial: true,
  says: byName(
    sentences.map(({ fault, begins, ends, source }) => [
      `The fault ${fault}, sentence`,
      { value: `${begins} … ${ends}`.trim(), source },
    ]),
  ),
  defined: ofFaults('sentence', ({ says }, name) => {
    const quoted = sentences.find(({ fault }) => fault === name)
    if (!quoted || !says.startsWith(quoted.begins) || !says.endsWith(quoted.ends)) return says
    return `${quoted.begins} … ${quoted.ends}`.trim()
  }),
}

const limitPart: Part = {
  of: 'limits',
  table: 'limits.ts',
  says: byName(
    limits.map(({ limit, is, unit, source }) => [`The limit ${limit}`, { value: `${is} ${unit}`, source }]),
  ),
  defined: (library) =>
    byName(
      Object.entries(library.limits).map(([name, { is, unit }]) => [
        `The limit ${name}`,
        { value: `${is} ${unit}`, file: 'limits.json' },
      ]),
    ),
}

const flagPart: Part = {
  of: 'flags',
  table: 'flags.ts',
  says: byName(flags.map(({ flag, default: value, source }) => [`The flag ${flag}`, { value, source }])),
  defined: (library) =>
    byName(
      Object.entries(library.flags).map(([name, { on }]) => [
        `The flag ${name}`,
        { value: on === true ? 'on' : 'off', file: 'flags.json' },
      ]),
    ),
}

export const valueParts: readonly Part[] = [
  statusPart,
  codePart,
  titlePart,
  sentencePart,
  limitPart,
  flagPart,
]
