import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const ours = fileURLToPath(new URL('../../../runtime/preload/fetch-files.ts', import.meta.url))

/**
 * Fetches the files of a part before its script is linked. A browser remembers a script that failed to load until the
 * page is reloaded; a fetch can be repeated.
 */
export function retriedParts(): Plugin {
  return {
    name: 'portolan:parts-asked-again',
    apply: 'build',
    enforce: 'pre',
    // Vite omits the file list of a part without other files.
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
