import { kinds } from '#engine/field/kinds.ts'
import { undescribed, type Description } from './description.ts'

const files = import.meta.glob<Description>('../fields/*.ts', { eager: true, import: 'description' })

const described = new Map(
  Object.entries(files).map(([file, description]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.ts'.length),
    description,
  ]),
)

/** Every field type with its description, or a placeholder for it. */
export const descriptions: ReadonlyMap<string, Description> = new Map(
  [...kinds.keys()].map((type) => [type, described.get(type) ?? undescribed(type)]),
)
