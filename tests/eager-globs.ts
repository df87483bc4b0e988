import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

interface GlobOptions {
  readonly eager?: boolean
  readonly query?: string
}

const requested = /import\.meta\.glob(?:<[^(]*>)?\(([^)]*eager: true[^)]*)\)/g

/**
 * Inlines the files of an eager glob into the importing module. Otherwise the browser would fetch hundreds of
 * definitions one by one, for every test file.
 */
export const eagerGlobs: Plugin = {
  name: 'portolan:eager-globs',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.glob')) return undefined
    const folder = dirname(id)
    return code.replace(requested, (whole, words: string) => {
      // The two arguments are literals of our own sources.
      // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
      const [patterns, options] = new Function(`return [${words}]`)() as [string | string[], GlobOptions]
      // Modules are linked, not written in.
      if (options.query !== '?raw' && ![patterns].flat().every((one) => one.endsWith('.json'))) return whole
      const files = globSync(patterns, { cwd: folder }).map((file) => resolve(folder, file))
      const entries = files.toSorted().map((file) => {
        this.addWatchFile(file)
        const text = readFileSync(file, 'utf8')
        return `${JSON.stringify(relative(folder, file))}: ${options.query === '?raw' ? JSON.stringify(text) : text}`
      })
      return `({ ${entries.join(', ')} })`
    })
  },
}
