import type { Meta } from '@storybook/react-vite'
import { sheetOfThing } from '../book/sheet-story.tsx'
import * as kinds from './kinds.tsx'
import { pageOf, type PageDescription } from './page-thing.tsx'
import { deadEnd, place, signIn } from './without-content.tsx'

/** Every kind of page in each of its states, drawn from the definitions that the portal interprets. */
const meta: Meta = { title: 'Pages', tags: ['TRU-260', 'TRU-480'] }
export default meta

const sheetOf = (kind: PageDescription) => sheetOfThing(pageOf(kind))

export const List = sheetOf(kinds.list)
export const Details = sheetOf(kinds.details)
export const Wizard = sheetOf(kinds.wizard)
export const Settings = sheetOf(kinds.settings)
export const Dashboard = sheetOf(kinds.dashboard)
export const Sheet = sheetOf(kinds.sheet)
export const Dialog = sheetOf(kinds.dialog)
export const SignIn = sheetOfThing(signIn)
export const DeadEnd = sheetOfThing(deadEnd)
export const Place = sheetOfThing(place)
