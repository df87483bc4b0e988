import type { StoryObj } from '@storybook/react-vite'
import type { Description } from './description.ts'
import { prepareProof, proveSheet } from './proof.ts'
import { Sheet } from './sheet.tsx'

/**
 * The same field stands there in many states, so its parts are no landmarks of a page. Its proof runs axe in more than
 * one look, so it does not run once more after it.
 */
const a11y = { test: 'off', config: { rules: [{ id: 'landmark-unique', enabled: false }] } }

/** For stories that end in a state of the sheet beside them: axe has looked at it there. */
export const provenBySheet = { test: 'off' }

/** The story that shows and proves the sheet of one field type. */
export function sheetOf(description: Description): StoryObj {
  return {
    name: 'Sheet',
    parameters: { layout: 'fullscreen', isSheet: true, a11y, controls: { disable: true } },
    render: (_args, { globals, id }) => <Sheet description={description} story={id} globals={globals} />,
    beforeEach: prepareProof,
    play: proveSheet,
  }
}
