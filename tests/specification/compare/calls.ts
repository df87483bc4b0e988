import { calls } from '../calls/calls.ts'
import { fresh } from '../calls/fresh.ts'
import { inView } from '../calls/in-view.ts'
import { invalid } from '../calls/invalid.ts'
import { proofShapes } from '../calls/proof-shapes.ts'
import { providerShapes } from '../calls/provider-shapes.ts'
import { recordBounds } from '../calls/record-bounds.ts'
import { shapes } from '../calls/shapes.ts'
import { standIns } from '../calls/stand-ins.ts'
import { tenants } from '../calls/tenants.ts'
import { words } from '../table.ts'
import { asList, asSet, byName, type Part } from './part.ts'

const callSources = new Map(calls.map(({ call, source }) => [call, source]))

/** Query, request and response schemas of each call. */
const shapePart: Part = {
  of: 'calls',
  table: 'calls/shapes.ts',
  says: byName(
    [...shapes, ...proofShapes, ...providerShapes].flatMap(({ part, shape, calls: ids, source }) =>
      words(ids).map(
        (id) =>
          [
            `The call ${id}, ${part}`,
            { value: shape, source: source || (callSources.get(id) ?? '') },
          ] as const,
      ),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.calls).flatMap(({ id, query, request, answer }) =>
        Object.entries({ query, request, answer }).flatMap(([part, shape]) =>
          shape === undefined
            ? []
            : [[`The call ${id}, ${part}`, { value: shape, file: `calls/${id}.call.json` }] as const],
        ),
      ),
    ),
}

/** Calls that need a fresh sign-in. */
const freshPart: Part = {
  of: 'calls',
  table: 'calls/fresh.ts',
  says: byName(
    fresh.flatMap(({ calls: ids, source }) =>
      words(ids).map((id) => [`The call ${id}, freshSignIn`, { value: 'true', source }] as const),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.calls).flatMap(({ id, freshSignIn }) =>
        freshSignIn
          ? [[`The call ${id}, freshSignIn`, { value: 'true', file: `calls/${id}.call.json` }] as const]
          : [],
      ),
    ),
}

/** Calls that are open or closed in a client's view, against the default. */
const inViewPart: Part = {
  of: 'calls',
  table: 'calls/in-view.ts',
  says: byName(
    inView.flatMap(({ calls: ids, view, source }) =>
      words(ids).map((id) => [`The call ${id}, seen as a client`, { value: view, source }] as const),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.calls).flatMap(({ id, inView: view }) =>
        view
          ? [[`The call ${id}, seen as a client`, { value: view, file: `calls/${id}.call.json` }] as const]
          : [],
      ),
    ),
}

/** Bounds of records: the largest number, unique values and versions, each with its fault. */
const boundsPart: Part = {
  of: 'calls',
  table: 'calls/record-bounds.ts',
  says: byName(
    recordBounds.flatMap(({ calls: ids, bound, value, fault, source }) =>
      words(ids).map(
        (id) => [`The call ${id}, ${bound}`, { value: `${value} ${fault}`.trim(), source }] as const,
      ),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.calls).flatMap(({ id, limit, unique, versioned }) => {
        const within = unique?.within ? ` within ${unique.within.join(' ')}` : ''
        const bounds = {
          ...(limit && { limit: `${limit.most} ${limit.fault}` }),
          ...(unique && { unique: `${unique.field}${within} ${unique.fault}` }),
          ...(versioned && { versioned: versioned.fault }),
        }
        return Object.entries(bounds).map(
          ([bound, value]) => [`The call ${id}, ${bound}`, { value, file: `calls/${id}.call.json` }] as const,
        )
      }),
    ),
}

/** Source of each call's organisation. */
const tenantPart: Part = {
  of: 'calls',
  table: 'calls/tenants.ts',
  says: byName(
    tenants.flatMap(({ tenant, calls: ids, source }) =>
      words(ids).map((id) => [`The call ${id}, tenant`, { value: tenant, source }] as const),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.calls).flatMap(({ id, tenant }) =>
        tenant === undefined
          ? []
          : [[`The call ${id}, tenant`, { value: tenant, file: `calls/${id}.call.json` }] as const],
      ),
    ),
}

/** Faults of calls whose fields refuse a value. */
const invalidPart: Part = {
  of: 'calls',
  table: 'calls/invalid.ts',
  says: byName(
    invalid.map(
      ({ call, at, fault }) =>
        [
          `The call ${call}, invalid ${at}`.trim(),
          { value: fault, source: callSources.get(call) ?? '' },
        ] as const,
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.calls).flatMap(({ id, invalid: places = [] }) =>
        places.map(
          ({ at = '', fault }) =>
            [
              `The call ${id}, invalid ${at}`.trim(),
              { value: fault, file: `calls/${id}.call.json` },
            ] as const,
        ),
      ),
    ),
}

const STAND_INS = ['empty', 'fallback', 'whole', 'keyed'] as const

/** Replacements that the portal shows for a refused call, and for a list without pages. */
const standInPart: Part = {
  of: 'calls',
  table: 'calls/stand-ins.ts',
  says: byName(
    standIns.flatMap(({ word, value, calls: ids, source }) =>
      words(ids).map((id) => [`The call ${id}, ${word}`, { value, source }] as const),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.calls).flatMap((one) =>
        STAND_INS.flatMap((word) =>
          one[word] === undefined
            ? []
            : [
                [
                  `The call ${one.id}, ${word}`,
                  { value: JSON.stringify(one[word]), file: `calls/${one.id}.call.json` },
                ] as const,
              ],
        ),
      ),
    ),
}

/** Address, permission, checks and faults of each call. */
export const callParts: readonly Part[] = [
  {
    of: 'calls',
    table: 'calls/',
    says: byName(
      calls.flatMap(({ call, address, permission, marks, checks, faults, source }) => [
        [`The call ${call}, address`, { value: address, source }],
        [`The call ${call}, permission`, { value: permission, source }],
        [`The call ${call}, marks`, { value: asSet(words(marks)), source }],
        // The first failing check is the reported one, so their order counts.
        [`The call ${call}, checks`, { value: asList(words(checks)), source }],
        [`The call ${call}, faults`, { value: asSet(words(faults)), source }],
      ]),
    ),
    defined: (library) =>
      byName(
        Object.entries(library.calls).flatMap(([id, one]) => {
          const marks = [
            ...(one.idempotent ? ['key'] : []),
            ...(one.upload ? ['upload'] : []),
            ...(one.secondWhen === 'isSecondApiOn' ? ['second'] : []),
            ...(one.secondWhen !== undefined && one.secondWhen !== 'isSecondApiOn' ? [one.secondWhen] : []),
            ...(one.subtask === undefined ? [] : [`part:${one.subtask}`]),
          ]
          const checks = (one.checks ?? []).map(({ must, fault }) => `${must}:${fault}`)
          const at = { file: `calls/${id}.call.json` }
          return [
            [`The call ${id}, address`, { value: `${one.method} ${one.path}`, ...at }],
            [`The call ${id}, permission`, { value: one.permission, ...at }],
            [`The call ${id}, marks`, { value: asSet(marks), ...at }],
            [`The call ${id}, checks`, { value: asList(checks), ...at }],
            [`The call ${id}, faults`, { value: asSet(one.faults ?? []), ...at }],
          ] as const
        }),
      ),
  },
  shapePart,
  freshPart,
  invalidPart,
  boundsPart,
  inViewPart,
  standInPart,
  tenantPart,
]
