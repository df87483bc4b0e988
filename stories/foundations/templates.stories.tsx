import type { Meta } from '@storybook/react-vite'
import { sheetOfThing } from '../book/sheet-story.tsx'
import * as kinds from '../pages/kinds.tsx'
import { pageOf, type PageDescription } from '../pages/page-thing.tsx'

/** The five frames that pages stand on: their slots, and a page of the definitions on each in all its states. */
const meta: Meta = { title: 'Foundations/Templates', tags: ['TRU-260', 'TRU-480', 'TRU-513'] }
export default meta

const sheetOf = (kind: PageDescription) => sheetOfThing(pageOf(kind))

export const List = sheetOf(kinds.list)
export const Details = sheetOf(kinds.details)
export const Wizard = sheetOf(kinds.wizard)
export const Settings = sheetOf(kinds.settings)
export const Dashboard = sheetOf(kinds.dashboard)
