import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { configure } from 'storybook/test'
import { kinds } from '#engine/field/kinds.ts'
import { prepare } from '#widgets/index.ts'
import { saveByPressAlone } from '../book/saved-files.ts'
import { firstView, viewOf, type View } from '../book/view.ts'
import { axes } from './axes.ts'
import './docs-look.css'
import '../../src/widgets/theme/theme.css'

/** Sets the look of the page around a story. A sheet draws its own screens, on a light or dark page. */
function Look({ view, isSheet, children }: { view: View; isSheet: boolean; children: ReactNode }) {
  const { look, direction, zoom } = isSheet ? { ...firstView, look: view.look } : view
  useLayoutEffect(() => {
    document.body.classList.toggle('bp6-dark', look === 'dark')
    document.documentElement.dir = direction === 'rtl' ? 'rtl' : 'ltr'
    document.body.style.zoom = zoom === '200' ? '2' : ''
  }, [look, direction, zoom])
  return children
}

/** Stories on one page of documentation may have different looks, so none sets that of the page. */
const look: Decorator = (Story, { globals, parameters, viewMode }) =>
  viewMode === 'docs' ? (
    <div className={globals['look'] === 'dark' ? 'book-docs bp6-dark' : 'book-docs'}>
      <Story />
    </div>
  ) : (
    <Look view={viewOf(globals)} isSheet={parameters['isSheet'] === true}>
      <Story />
    </Look>
  )

saveByPressAlone()

// On two busy cores a page can take much longer than the default of one second.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  decorators: [look],
  // A part that measures its text once, such as the end of a line, needs the font before it is drawn.
  // The sheet of a field names the types that it draws: the others would delay it.
  loaders: [
    ({ parameters }) =>
      prepare((parameters['fieldTypes'] as readonly string[] | undefined) ?? [...kinds.keys()]),
    () => document.fonts.load('14px "Inter Variable"'),
  ],
  initialGlobals: { ...firstView },
  globalTypes: axes,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // Arguments that stand in for a server are functions, so nobody can type them.
    controls: { expanded: true, exclude: ['services', 'flows', 'answer', 'trailAnswer', 'server', 'drafts'] },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          'Accessibility',
          'Fields',
          ['Overview', '*', ['Sheet', '*']],
          'Cells',
          'Cards',
          'Pages',
          'Galleries',
          'Theme',
          'Runtime',
          'Portal',
          'Definitions',
        ],
      },
    },
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } },
    },
  },
}

export default preview
