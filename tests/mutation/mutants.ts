import type { DefinitionFile } from '#definition/loader.ts'
import { callChanges } from './changes/calls.ts'
import { controlChanges } from './changes/controls.ts'
import { machineChanges } from './changes/machines.ts'
import { rightChanges } from './changes/rights.ts'
import { ruleChanges } from './changes/rules.ts'
import { shapeChanges } from './changes/shapes.ts'
import { valueChanges } from './changes/values.ts'
import {
  isObject,
  mutantOf,
  type ChangeClass,
  type Json,
  type Mutant,
  type Names,
  type Source,
} from './mutant.ts'

/** Every class of changes, in the order in which they are reported. */
export const changeClasses: readonly ChangeClass[] = [
  ...ruleChanges,
  ...rightChanges,
  ...controlChanges,
  ...machineChanges,
  ...callChanges,
  ...valueChanges,
  ...shapeChanges,
]

/** Every mutant of the definitions, each under its own name; a change that changes nothing is none. */
export function mutantsOf(files: readonly DefinitionFile[], schemas: readonly string[]): Mutant[] {
  const sources = files.map(({ path, text = 'null' }): Source => ({ path, data: JSON.parse(text) as Json }))
  const names = namesIn(sources, schemas)
  const changeable = sources.filter(({ path }) => !path.endsWith('.cases.json'))
  const found = new Map<string, Mutant>()
  for (const { id, edits } of changeClasses)
    for (const source of changeable)
      for (const edit of edits(source, names)) {
        const mutant = mutantOf(id, source, edit)
        let name = mutant.id
        for (let again = 2; found.has(name); again += 1) name = `${mutant.id} (${again})`
        found.set(name, { ...mutant, id: name })
      }
  return [...found.values()]
}

function namesIn(sources: readonly Source[], schemas: readonly string[]): Names {
  const ids = (suffix: string) =>
    sources.flatMap(({ path, data }) =>
      path.endsWith(suffix) && isObject(data) && typeof data.id === 'string' ? [data.id] : [],
    )
  const keys = (path: string, word: string) =>
    sources.flatMap(({ path: one, data }) =>
      one === path && isObject(data) && isObject(data[word]) ? Object.keys(data[word]) : [],
    )
  return {
    permissions: ids('.permission.json'),
    calls: ids('.call.json'),
    pages: ids('.page.json'),
    options: ids('.options.json'),
    roles: keys('roles.json', 'roles'),
    limits: keys('limits.json', 'limits'),
    faults: keys('faults.json', 'faults'),
    rules: sources.flatMap(({ path }) => (path.endsWith('.rules.json') ? keys(path, 'rules') : [])),
    schemas,
  }
}
