import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadDefinitions } from '#definition/loader.ts'

const root = fileURLToPath(new URL('../../definitions/', import.meta.url))
const VIRTUAL = 'virtual:library'

/** A page is never handed other languages, the network and the cases of the checks. */
const isHandedOut = (path: string) => !/^(?:languages|network)\/|\.cases\.json$/.test(path)

const takeAll = () => []

/**
 * Hands the book the definitions as the server would, loaded once when the book is built. Loaded by each page from eight
 * hundred texts, they took a third of what a page of a template takes until it is drawn.
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
