import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { configure } from 'storybook/test'
import { kinds } from '#engine/field/kinds.ts'
import { prepare } from '#widgets/index.ts'
import { followSwitch, useDark } from './docs-look.ts'
import './docs-look.css'
import '../../src/widgets/theme/theme.css'

function Look({ dark, children }: { dark: boolean; children: ReactNode }) {
  const isDark = useDark(dark)
  useLayoutEffect(() => {
    document.body.classList.toggle('bp6-dark', isDark)
  }, [isDark])
  return children
}

const look: Decorator = (Story, { globals }) => (
  <Look dark={globals['look'] === 'dark'}>
    <Story />
  </Look>
)

followSwitch()
// Two busy cores can starve a page for much longer than the second that is waited otherwise.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  decorators: [look],
  tags: ['autodocs'],
  loaders: [() => prepare([...kinds.keys()])],
  initialGlobals: { look: 'light' },
  globalTypes: {
    look: {
      description: 'Light or dark',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // What answers in place of a server cannot be typed.
    controls: { expanded: true, exclude: ['services', 'flows', 'answer', 'trailAnswer', 'server', 'drafts'] },
    // Stories beside each other would share the names of radio buttons and cover each other with dialogs.
    docs: { story: { inline: false, iframeHeight: 400 } },
    layout: 'padded',
    options: {
      storySort: { method: 'alphabetical', order: ['Theme', 'Fields', 'Runtime', 'Portal', 'Definitions'] },
    },
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } },
    },
  },
}

export default preview
