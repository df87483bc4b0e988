import type { Plugin } from 'vite'
import { readSchemas } from '#server/definitions/schemas.ts'
import type { Written } from '#engine/schema/light-schema.ts'
import { divide, type AnswerSchemas } from './answer-schemas.ts'

const index = 'virtual:answer-schemas'
const described = /^(entities|values)\//

const read = (): AnswerSchemas =>
  divide([...readSchemas()].flatMap(([name, schema]) => (described.test(name) ? [schema as Written] : [])))

/**
 * Hands the portal the schemas of answers: those needed at once in one, the others as the address of a file for each
 * group. They are no scripts, because a browser does not ask again for a script that did not come.
 */
export function answersInGroups(): Plugin {
  let isBuilt = false
  return {
    name: 'portolan:answers-in-groups',
    configResolved: ({ command }) => void (isBuilt = command === 'build'),
    resolveId: (id) => (id === index ? id : undefined),
    load(id) {
      if (id !== index) return undefined
      const { first, groups } = read()
      const addresses = Object.entries(groups).map(([word, schemas]) => {
        const source = JSON.stringify(schemas)
        const address = isBuilt
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `answers-${word}.json`, source })}`
          : JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)
        return `${JSON.stringify(word)}: ${address}`
      })
      // Parsed and not written as code: there a property named __proto__ would be something else.
      const parsed = `JSON.parse(${JSON.stringify(JSON.stringify(first))})`
      return `export const first = ${parsed}; export const groups = { ${addresses.join(', ')} }`
    },
  }
}
