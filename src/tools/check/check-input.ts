import { readCheckContext, type CheckContext } from '#server/definitions/definitions-check.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '#server/definitions/files-below.ts'

const floors = ['portal', 'runtime', 'server', 'widgets']

/** Creates a check whether the program's source quotes a name; tests do not count. */
function programNames(): (name: string) => boolean {
  const texts = floors.flatMap((floor) => {
    const root = fileURLToPath(new URL(`../../${floor}/`, import.meta.url))
    return filesBelow(root)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => readFileSync(root + path, 'utf8'))
  })
  const quoted = texts.flatMap((text) => [...text.matchAll(/'([A-Za-z][\w.-]*)'/g)])
  const named = new Set(quoted.map((match) => match[1]!))
  return (name) => named.has(name)
}

/**
 * Returns the context of the full check: all checks of the server, and those for unused and untested
 * definitions.
 */
export const readCheckInput = (): CheckContext => ({
  ...readCheckContext(),
  isNamedInProgram: programNames(),
  asksForCases: true,
})
