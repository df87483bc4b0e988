import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadDefinitions } from '#definition/loader.ts'

const root = fileURLToPath(new URL('../../definitions/', import.meta.url))
const VIRTUAL = 'virtual:library'

/** Returns true for a definition that the server sends to a page: no translation, no network, no cases. */
const isHandedOut = (path: string) => !/^(?:languages|network)\/|\.cases\.json$/.test(path)

const takeAll = () => []

/**
 * Gives the book the definitions as the server would, loaded once when the book is built. If each page loaded eight
 * hundred files, that would take a third of the time until it is drawn.
 */
export const library = (): Plugin => ({
  name: 'portolan:library',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load(id) {
    if (id !== `\0${VIRTUAL}`) return undefined
    const paths = globSync('**/*.json', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
    const files = paths
      .filter(isHandedOut)
      .toSorted()
      .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
    for (const { path } of files) this.addWatchFile(root + path)
    const loaded = JSON.stringify(loadDefinitions(files, takeAll).library)
    return `export const library = JSON.parse(${JSON.stringify(loaded)})`
  },
})
