import type { StoryObj } from '@storybook/react-vite'
import type { Description } from './description.ts'
import { fieldOf } from './field-thing.tsx'
import { prepareProof, proveSheet } from './proof.ts'
import { Sheet } from './sheet.tsx'
import type { Thing } from './thing.ts'

/**
 * The same thing stands there in many states, so its parts are no landmarks of a page. Its proof runs axe in more than
 * one look, so it does not run once more after it.
 */
const a11y = { test: 'off', config: { rules: [{ id: 'landmark-unique', enabled: false }] } }

/** Switches axe off for a story that ends in a state of its sheet: the sheet is checked already. */
export const provenBySheet = { test: 'off' }

/** Makes the story that shows and proves the sheet of one thing. */
export function sheetOfThing(thing: Thing, name = thing.title): StoryObj {
  return {
    name,
    parameters: { layout: 'fullscreen', isSheet: true, a11y, controls: { disable: true } },
    render: (_args, { globals, id }) => <Sheet thing={thing} story={id} globals={globals} />,
    beforeEach: prepareProof,
    play: ({ canvasElement, id }) => proveSheet(canvasElement, thing, id),
  }
}

/** The field types that a description draws, those within groups and lists included. */
function typesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([word, value]) =>
    word === 'type' && typeof value === 'string' ? [value] : typesIn(value),
  )
}

/** Makes the story that shows and proves the sheet of one field type. */
export function sheetOf(description: Description): StoryObj {
  const story = sheetOfThing(fieldOf(description), 'Sheet')
  return { ...story, parameters: { ...story.parameters, fieldTypes: [...new Set(typesIn(description))] } }
}
