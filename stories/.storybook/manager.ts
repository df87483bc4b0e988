import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  // What is read like a page has no use for a panel below it; stories that are tried out have.
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, isShown: boolean) =>
      /--(sheet|page)$|^(cells|cards|pages)--/.test(storyId ?? '') ? false : isShown,
  },
  theme: create({ base: 'light', brandTitle: 'Portolan, the book for designers', brandTarget: '_self' }),
})
