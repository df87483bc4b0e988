import type { Meta } from '@storybook/react-vite'
import { sheetOfThing } from '../book/sheet-story.tsx'
import * as kinds from './kinds.tsx'
import { pageOf, type PageDescription } from './page-thing.tsx'
import { deadEnd, place, signIn } from './without-content.tsx'

/** Parts over a page, around a session or in the place of a page, each in its states. */
const meta: Meta = { title: 'Pages', tags: ['TRU-260', 'TRU-480'] }
export default meta

const sheetOf = (kind: PageDescription) => sheetOfThing(pageOf(kind))

export const Sheet = sheetOf(kinds.sheet)
export const Dialog = sheetOf(kinds.dialog)
export const SignIn = sheetOfThing(signIn)
export const DeadEnd = sheetOfThing(deadEnd)
export const Place = sheetOfThing(place)
