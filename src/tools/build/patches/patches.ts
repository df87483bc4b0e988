import { iconsAreComponents } from './icon-names.ts'
import { iconsBySize } from './icon-sizes.ts'
import { retriedParts } from './part-loading.ts'
import type { Patch } from './patch.ts'
import { classesAreNamed, spansHoldNoPlaces, unusedIsLeftOut } from './style-rules.ts'
import { textsAreTakenAsTheyAre } from './text-measuring.ts'

const firstLoad = 'tests/bench/portal.ts'

/** All patches of packages, in the order the build applies them. */
export const PATCHES: readonly Patch[] = [
  {
    package: 'vite',
    version: '8.3.8',
    owner: 'tests/browser/files.spec.ts',
    reason:
      'A part whose file did not come once can be opened again without a reload, which would take answers away.',
    until: 'Vite fetches the files of a part again after a failure.',
    plugin: retriedParts(),
  },
  {
    package: '@blueprintjs/icons',
    version: '6.14.1',
    owner: firstLoad,
    reason: 'Two files of 300 kB with all icons by name are not loaded.',
    until: 'Blueprint lets an application leave out icons by name.',
    plugin: iconsAreComponents,
  },
  {
    package: '@blueprintjs/icons',
    version: '6.14.1',
    owner: firstLoad,
    reason: 'Of an icon that is shown in one size only that drawing is loaded.',
    until: 'Blueprint offers each size of an icon as a module of its own.',
    plugin: iconsBySize(),
  },
  {
    package: '@blueprintjs/core',
    version: '6.20.0',
    owner: 'tests/bench/forms.ts',
    reason: 'A button is rendered once before it is painted, not twice.',
    until: 'Blueprint measures only texts that may be cut.',
    plugin: textsAreTakenAsTheyAre,
  },
  {
    package: '@blueprintjs/core',
    version: '6.20.0',
    owner: 'tests/bench/interactions.ts',
    reason: 'A changed class does not make the browser style every icon, link and input inside anew.',
    until: 'Blueprint selects whole classes and no siblings of a placeholder.',
    styles: [spansHoldNoPlaces, classesAreNamed],
  },
  {
    package: '@blueprintjs/core',
    version: '6.20.0',
    owner: 'tests/browser/weight.spec.ts',
    reason:
      'The style sheet that a first page waits for holds nothing about components that are shown nowhere.',
    until: 'Blueprint ships a style sheet for each component.',
    styles: [unusedIsLeftOut],
  },
]

/** The Vite plugins of all patches. */
export const patchPlugins = PATCHES.flatMap(({ plugin }) => plugin ?? [])

/** The PostCSS plugins of all patches. */
export const css = { postcss: { plugins: PATCHES.flatMap(({ styles }) => [...(styles ?? [])]) } }
