import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetOfThing } from '../book/sheet-story.tsx'
import { templates } from './descriptions.tsx'

/** The six shapes of a page, each in its states. */
const meta: Meta = { title: 'Templates', tags: ['TRU-260'] }
export default meta

function sheetOf(name: string): StoryObj {
  const description = templates[name]
  if (!description) throw new Error(`Nothing describes the template '${name}'.`)
  return sheetOfThing({ ...description, standsOnce: true })
}

export const List = sheetOf('list')
export const Details = sheetOf('details')
export const Wizard = sheetOf('wizard')
export const Sheet = sheetOf('sheet')
export const Dialog = sheetOf('dialog')
export const Place = sheetOf('place')
