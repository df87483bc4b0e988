import { records } from '../access/records.ts'
import { words } from '../table.ts'
import { byName, type Part } from './part.ts'

const partOf = (of: 'details' | 'tasks', suffix: string): Part => ({
  of,
  table: 'access/records.ts',
  says: byName(
    records
      .filter(({ kind }) => kind === of)
      .flatMap(({ permission, ids, source }) =>
        words(ids).map((id) => [`${of}/${id}, permission`, { value: permission, source }] as const),
      ),
  ),
  defined: (library) =>
    byName(
      Object.values(library[of]).map(({ id, permission }) => [
        `${of}/${id}, permission`,
        { value: permission, file: `${of}/${id}.${suffix}.json` },
      ]),
    ),
})

export const recordParts: readonly Part[] = [partOf('details', 'details'), partOf('tasks', 'task')]
