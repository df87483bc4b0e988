import type { Plugin } from 'vite'
import { readSchemas } from '#server/definitions/schemas.ts'
import type { Written } from '#engine/schema/light-schema.ts'
import { divide, type AnswerSchemas } from './answer-schemas.ts'

const index = 'virtual:answer-schemas'
const described = /^(entities|values)\//

const read = (): AnswerSchemas =>
  divide([...readSchemas()].flatMap(([name, schema]) => (described.test(name) ? [schema as Written] : [])))

/**
 * Gives the portal the first schemas in one piece, and the others as the address of a file per group. These
 * are JSON and not scripts, because a browser does not request a script again after a failure.
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
      // As JSON.parse, since in an object literal a property named __proto__ would set the prototype.
      const parsed = `JSON.parse(${JSON.stringify(JSON.stringify(first))})`
      return `export const first = ${parsed}; export const groups = { ${addresses.join(', ')} }`
    },
  }
}
