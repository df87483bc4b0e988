import type { Plugin } from 'vite'
import { readSchemas } from '#server/definitions/schemas.ts'
import type { Written } from '#engine/schema/light.ts'
import { divide, type AnswerSchemas } from './answer-schemas.ts'

const index = 'virtual:answer-schemas'
const described = /^(entities|values)\//

const read = (): AnswerSchemas =>
  divide([...readSchemas()].flatMap(([name, schema]) => (described.test(name) ? [schema as Written] : [])))

/** Hands the portal the schemas of answers: those needed at once in one, the others as a file for each group. */
export function answersInGroups(): Plugin {
  let known: AnswerSchemas | undefined
  return {
    name: 'portolan:answers-in-groups',
    resolveId: (id) => (id.startsWith(index) ? id : undefined),
    load(id) {
      if (!id.startsWith(index)) return undefined
      const { first, groups } = (known ??= read())
      if (id !== index) return `export const schemas = ${JSON.stringify(groups[id.slice(index.length + 1)])}`
      const imports = Object.keys(groups).map(
        (word) => `${JSON.stringify(word)}: () => import('${index}/${word}')`,
      )
      return `export const first = ${JSON.stringify(first)}; export const groups = { ${imports.join(', ')} }`
    },
  }
}
