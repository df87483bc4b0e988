import type { StorybookConfig } from '@storybook/react-vite'
import { earlierFlows } from './earlier-flows.ts'
import { library } from './library.ts'
import { withStoryNames } from './story-names.ts'

/**
 * Chunks of the book: code that most pages need comes in a few files. Without them a sheet would request two hundred
 * tiny files before it is drawn.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  {
    name: 'fields',
    test: /\/src\/(values|engine|runtime\/(field|form|flow)|widgets)\//,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'shared', test: /\/(src|stories\/book)\//, minShareCount: 3, priority: 1 },
]

const config: StorybookConfig = {
  stories: ['../**/*.stories.tsx'],
  staticDirs: ['../../src/portal/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  // Highlighting reads the styles of all elements after every change of a page, so it is off in a build.
  features: { highlight: process.env.NODE_ENV === 'development' },
  experimental_indexers: (indexers = []) => indexers.map(withStoryNames),
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), earlierFlows(), library()],
    build: {
      ...vite.build,
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { codeSplitting: { groups } } },
    },
  }),
}
export default config
