import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  // One list of a dozen places that open by a press: all of it is seen at once.
  sidebar: { showRoots: false },
  // Documentation pages have no panel below them; stories that are tried out have one.
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, isShown: boolean) =>
      /--(sheet|page)$|^(cells|cards|pages|foundations-templates|accessibility-wcag-2-2)--/.test(
        storyId ?? '',
      )
        ? false
        : isShown,
  },
  theme: create({ base: 'light', brandTitle: 'Portolan, the book', brandTarget: '_self' }),
})
