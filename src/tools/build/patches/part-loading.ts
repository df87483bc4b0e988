import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const ours = fileURLToPath(new URL('../../../runtime/preload/fetch-files.ts', import.meta.url))

/**
 * A browser remembers a script it could not link until the page is reloaded. So the files of a part are fetched before
 * it is linked, by code of ours in the place of Vite's.
 */
export function retriedParts(): Plugin {
  return {
    name: 'portolan:parts-asked-again',
    apply: 'build',
    enforce: 'pre',
    // Vite leaves out the file of a part that has no others.
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
    load: (id) =>
      id === helper ? `export { fetchFiles as __vitePreload } from ${JSON.stringify(ours)}` : undefined,
    generateBundle(_options, bundle) {
      const isOurs = Object.values(bundle).some((one) => one.type === 'chunk' && one.moduleIds.includes(ours))
      if (!isOurs) this.error('Vite fetches parts in another way now: see part-loading.ts.')
    },
  }
}
