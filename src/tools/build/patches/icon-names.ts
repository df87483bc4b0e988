import type { Plugin } from 'vite'

/**
 * Blueprint looks up icons by name in two files of 300 kB and lists all names at every start. Here icons are
 * components, and a name is a mistake.
 */
export const iconsAreComponents: Plugin = {
  name: 'portolan:icons-are-components',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('@blueprintjs/icons/lib/esm/iconNames.js'))
      return 'export const IconNames = {}; export const IconNamesSet = new Set()'
    const loader = /paths-loaders\/(\w+Loader)\.js$/.exec(id)?.[1]
    if (loader === undefined) return undefined
    const says = JSON.stringify('Import the icon as a component: a name would load every icon.')
    return `export const ${loader} = () => Promise.reject(new Error(${says}))`
  },
}
