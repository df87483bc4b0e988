import type { Case } from '#definition/generated/cases.ts'
import type { Machine } from '#definition/generated/machine.ts'
import type { Library } from '#definition/library.ts'
import { rulePlaces, type RulePlace } from './places.ts'
import type { Target } from './target.ts'
import { textTargets } from './text-targets.ts'

type Says = Target['says']

/** Folders whose definitions use rules and have cases. */
const folders = ['flows', 'machines', 'tasks', 'tables', 'details', 'pages', 'calls'] as const
type Folder = (typeof folders)[number]

/** Everything that a case of some definition can reach. */
export function targetsOf(library: Library): readonly Target[] {
  return [
    ...folders.flatMap((folder) =>
      Object.entries(library[folder] as Readonly<Record<string, { readonly rules?: object }>>).flatMap(
        ([id, definition]) => [
          ...placeTargets(folder, id, definition, library),
          ...ruleTargets(`${folder}/${id}`, definition.rules ?? {}),
        ],
      ),
    ),
    ...Object.entries(library.rules).flatMap(([id, { rules }]) => ruleTargets(`rules/${id}`, rules)),
    ...stepTargets(library),
    ...rowActionTargets(library),
    ...actionTargets(library),
    ...Object.values(library.machines).flatMap(moveTargets),
    ...permissionTargets(library),
    ...controlTargets(library),
    ...textTargets(library),
  ]
}

function placeTargets(folder: Folder, id: string, definition: object, library: Library): Target[] {
  return rulePlaces(definition).flatMap((place) =>
    (['yes', 'no'] as const).map((verdict): Target => ({
      kind: place.isCheck ? 'check' : 'branch',
      of: `${folder}/${id}`,
      name: place.path,
      outcome: verdict,
      rule: { name: place.rule, verdict },
      says: saysOf(folder, id, place, library),
    })),
  )
}

/** Returns the expectations of a case for a place, by the kind of definition. */
function saysOf(folder: Folder, id: string, { step, isCheck }: RulePlace, { details }: Library): Says {
  switch (folder) {
    case 'flows':
      if (step === undefined) return { steps: [] }
      return isCheck ? { refuses: { [step]: {} } } : { steps: [], asks: { [step]: [] } }
    case 'machines':
      return { moves: [], shows: '' }
    case 'tasks':
      return { status: 'hidden', progress: '', label: '' }
    case 'tables':
      return isCheck ? { refuses: { filters: {} } } : { columns: [], filters: [], action: '' }
    case 'details':
      return {
        lines: Object.fromEntries(details[id]!.sections.map((section) => [section.id, []])),
        actions: [],
      }
    case 'pages':
      return { opens: 'no', tabs: {}, cards: [], banners: [] }
    case 'calls':
      return { fault: '' }
  }
}

function ruleTargets(of: string, rules: object): Target[] {
  return Object.keys(rules).flatMap((name) =>
    (['yes', 'no', 'unknown'] as const).map((outcome): Target => ({
      kind: 'rule',
      of,
      name,
      outcome,
      ...(outcome === 'unknown' ? {} : { rule: { name, verdict: outcome } }),
      says: { rules: { [name]: outcome } },
    })),
  )
}

function stepTargets({ flows }: Library): Target[] {
  return Object.values(flows).flatMap((flow) =>
    flow.steps.flatMap(({ id, showWhen, fields = [] }): Target[] => [
      {
        kind: 'step',
        of: `flows/${flow.id}`,
        name: id,
        outcome: 'reached',
        ...(showWhen === undefined ? {} : { rule: { name: showWhen, verdict: 'yes' } }),
        says: { steps: [] },
      },
      ...fields.map((field): Target => ({
        kind: 'refusal',
        of: `flows/${flow.id}`,
        name: field.id,
        outcome: 'reached',
        ...(field.showWhen === undefined ? {} : { rule: { name: field.showWhen, verdict: 'yes' } }),
        says: { refuses: { [id]: {} } },
      })),
    ]),
  )
}

/** Returns the state, permission and guard that make a move possible. */
function givenForMove(
  machine: Machine | undefined,
  move: string,
  statePath = 'state',
): Pick<Target, 'given' | 'rule'> {
  const found = machine?.moves.find(({ id }) => id === move)
  if (found === undefined) return {}
  const { by, guard, from } = found
  return {
    given: {
      facts: {
        ...(by === undefined ? {} : { session: { permissions: [by] } }),
        record: nested(statePath, from[0] ?? ''),
      },
      state: from[0],
    },
    ...(guard === undefined ? {} : { rule: { name: guard, verdict: 'yes', of: `machines/${machine!.id}` } }),
  }
}

function nested(path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.')
  return { id: 'one', [key]: rest.length === 0 ? value : nested(rest.join('.'), value) }
}

function rowActionTargets({ tables, machines }: Library): Target[] {
  return Object.values(tables).flatMap((table) =>
    (table.rowActions ?? []).flatMap((action): Target[] => {
      if ('none' in action) return []
      const base = {
        kind: 'row action',
        of: `tables/${table.id}`,
        outcome: 'reached',
        says: { action: '' },
      } as const
      if ('move' in action) {
        const { given, rule } = givenForMove(
          machines[table.machines?.is ?? ''],
          action.move,
          table.machines?.state,
        )
        return [
          {
            ...base,
            name: action.move,
            ...(rule ? { rule } : {}),
            ...(given ? { given: { facts: given.facts } } : {}),
          },
        ]
      }
      const facts = {
        session: { permissions: ['permission' in action ? action.permission : undefined].filter(Boolean) },
        record: nested(table.key, 'one'),
      }
      const rule = action.when === undefined ? {} : { rule: { name: action.when, verdict: 'yes' } as const }
      return [{ ...base, name: action.id, given: { facts }, ...rule }]
    }),
  )
}

function actionTargets({ details, machines, calls }: Library): Target[] {
  return Object.values(details).flatMap((one) =>
    (one.actions ?? []).map((action): Target => {
      const base = {
        kind: 'action',
        of: `details/${one.id}`,
        outcome: 'reached',
        says: { actions: [] },
      } as Omit<Target, 'name'>
      if ('move' in action) {
        const { given, rule } = givenForMove(machines[one.machine ?? ''], action.move, one.state)
        return {
          ...base,
          name: action.move,
          ...(rule ? { rule } : {}),
          ...(given ? { given: { facts: given.facts } } : {}),
        }
      }
      const permission = 'call' in action ? calls[action.call]?.permission : undefined
      const facts = { session: { permissions: [permission].filter(Boolean) } }
      const rule = action.when === undefined ? {} : { rule: { name: action.when, verdict: 'yes' } as const }
      return { ...base, name: action.id, given: { facts }, ...rule }
    }),
  )
}

function moveTargets(machine: Machine): Target[] {
  return machine.moves.map((move): Target => ({
    kind: 'move',
    of: `machines/${machine.id}`,
    name: move.id,
    outcome: 'reached',
    ...givenForMove(machine, move.id),
    says: { moves: [], shows: '' },
  }))
}

function permissionTargets({ permissions }: Library): Target[] {
  return Object.values(permissions).flatMap(({ id, roles, scopes = [], when }) =>
    (['yes', 'no'] as const).map((outcome): Target => ({
      kind: 'permission',
      of: 'permissions/permissions',
      name: id,
      outcome,
      given: { facts: { session: { roles: outcome === 'yes' ? [...roles.slice(0, 1), ...scopes] : [] } } },
      ...(when === undefined || outcome === 'no' ? {} : { rule: { name: when, verdict: 'yes' } as const }),
      says: { allows: { [id]: outcome } } satisfies Omit<Case, 'case'>,
    })),
  )
}

/** The condition of a control, as a target is called after it. */
export const WEAKENS = 'weakens'

function controlTargets({ controls }: Library): Target[] {
  return Object.values(controls).flatMap(({ id }) =>
    (['yes', 'no', 'unknown'] as const).map((outcome): Target => ({
      kind: 'control',
      of: `controls/${id}`,
      name: WEAKENS,
      outcome,
      ...(outcome === 'unknown' ? {} : { rule: { name: WEAKENS, verdict: outcome } }),
      says: { weakens: outcome },
    })),
  )
}
