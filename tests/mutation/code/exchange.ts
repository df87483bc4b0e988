import { parseSync, type Plugin } from 'vite'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Exports of a module by name. */
type Exports = Readonly<Record<string, unknown>>

declare global {
  /** Functions that exchange the exports of a module for those of a copy, by the path of the module. */
  var exchanges: Map<string, (other: Exports) => void> | undefined
}

const AS_IT_IS = '?as-it-is'

/** The address of the unchanged module behind one that is exchanged. */
export const unchangedOf = (path: string): string => path + AS_IT_IS

function exportsOf(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, 'utf8'))
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, isType }) => (isType || !exportName.name ? [] : [exportName.name])),
  )
}

/**
 * Returns a module that replaces another and whose exports can be exchanged. Importing modules see an exchange at
 * once, even functions they stored in a list or an object while loading.
 */
function standInFor(path: string): string {
  const names = exportsOf(path)
  const each = (assign: (name: string) => string): string => names.map(assign).join(', ')
  return `import * as unchanged from ${JSON.stringify(unchangedOf(path))}
    let current = unchanged
    const isCalled = (name) => typeof unchanged[name] === 'function' && !/^class/.test(String(unchanged[name]))
    const now = (name) => isCalled(name)
      ? function (...given) { return current[name].apply(this, given) }
      : current[name]
    export let ${each((name) => `${name} = now('${name}')`)}
    const exchange = (other) => {
      current = other
      ${names.map((name) => `if (!isCalled('${name}')) ${name} = other.${name}`).join('; ')}
    }
    ;(globalThis.exchanges ??= new Map()).set(${JSON.stringify(path)}, exchange)`
}

/**
 * Serves these files so that changed copies can replace them in one loaded server. Loading the server anew for every
 * change would take ten seconds.
 */
export function serveExchanges(root: string, files: readonly string[]): Plugin {
  const paths = new Set(files.map((file) => join(root, file)))
  return {
    name: 'portolan:exchanges',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith(AS_IT_IS) && paths.has(source.replace(AS_IT_IS, '')) ? source : undefined,
    load(id) {
      if (paths.has(id)) return standInFor(id)
      return id.endsWith(AS_IT_IS) ? readFileSync(id.replace(AS_IT_IS, ''), 'utf8') : undefined
    },
  }
}
