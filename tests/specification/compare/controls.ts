import type { Library } from '#definition/library.ts'
import { gainedRights } from '../access/gained-rights.ts'
import { DECISION_WAITS, secondPerson } from '../calls/second-person.ts'
import { words } from '../table.ts'
import { byName, type Part } from './part.ts'

/** Calls that a second person decides: right, environment, person concerned, and waiting time. */
const secondPersonPart: Part = {
  of: 'controls',
  table: 'calls/second-person.ts',
  says: byName(
    secondPerson.flatMap(({ calls: ids, decides, there, about, source }) =>
      words(ids).flatMap((id) => [
        [`The call ${id}, decided by`, { value: `${decides} ${there}`.trim(), source }] as const,
        [`The call ${id}, about`, { value: about, source }] as const,
        [`The call ${id}, waits`, DECISION_WAITS] as const,
      ]),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.controls).flatMap(({ id, calls: ids, decides, ofEnvironment, about, waits }) =>
        ids.flatMap((call) => {
          const at = { file: `controls/${id}.control.json` }
          return [
            [
              `The call ${call}, decided by`,
              { value: ofEnvironment ? `${decides} there` : decides, ...at },
            ] as const,
            [`The call ${call}, about`, { value: about ?? '', ...at }] as const,
            [`The call ${call}, waits`, { value: waits, ...at }] as const,
          ]
        }),
      ),
    ),
}

/** The controls of calls that give rights, and the sentence that each makes of a right. */
const givingRights = { 'people-rights': 'by a change of rights', 'people-let-in': 'by being let in' } as const

/** The rights that a control lists where it asks whether one of them is gained. */
function listedRights(logic: unknown): readonly string[] {
  if (typeof logic !== 'object' || logic === null) return []
  if (Array.isArray(logic)) return logic.flatMap(listedRights)
  const [list, condition] = (logic as { some?: readonly unknown[] }).some ?? []
  const [, listed] = (Object(condition) as { in?: readonly unknown[] }).in ?? []
  if ((Object(list) as { var?: unknown }).var === 'gained' && Array.isArray(listed)) return listed as string[]
  return Object.values(logic).flatMap(listedRights)
}

/** Rights that no person gains by one decision alone. */
const gainedPart: Part = {
  of: 'controls',
  table: 'access/gained-rights.ts',
  says: byName(
    Object.values(givingRights).flatMap((how) =>
      gainedRights.flatMap(({ rights, gain, source }) =>
        words(rights).map((id) => [`The right ${id}, gained ${how}`, { value: gain, source }] as const),
      ),
    ),
  ),
  defined: (library) =>
    byName(Object.entries(givingRights).flatMap(([id, how]) => gainsIn(library, id, how))),
}

function gainsIn({ controls, permissions }: Library, id: string, how: string) {
  const listed = listedRights(controls[id]?.weakens.when)
  return [...new Set([...Object.keys(permissions), ...listed])].flatMap((right) => {
    const gain = listed.includes(right) ? 'two' : 'alone'
    if (gain === 'alone' && right.endsWith('.read')) return []
    return [
      [`The right ${right}, gained ${how}`, { value: gain, file: `controls/${id}.control.json` }] as const,
    ]
  })
}

export const controlParts: readonly Part[] = [secondPersonPart, gainedPart]
