import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetOfThing } from '../book/sheet-story.tsx'
import { cellOf } from './cell-thing.tsx'
import { cells } from './descriptions.ts'

/** Cells of a table by the type of their column: a row on a wide screen, a card on a narrow one. */
const meta: Meta = { title: 'Cells', tags: ['TRU-260'] }
export default meta

function sheetOf(type: string): StoryObj {
  const description = cells.get(type)
  if (!description) throw new Error(`Nothing describes the cell '${type}'.`)
  return sheetOfThing(cellOf(type, description))
}

export const Text = sheetOf('text')
export const Choice = sheetOf('choice')
export const Choices = sheetOf('choices')
export const Flags = sheetOf('flags')
export const Status = sheetOf('status')
export const Country = sheetOf('country')
export const Currency = sheetOf('currency')
export const Money = sheetOf('money')
export const Number = sheetOf('number')
export const Rate = sheetOf('rate')
export const Progress = sheetOf('progress')
export const Date = sheetOf('date')
export const DateTime = sheetOf('date-time')
export const TimeLeft = sheetOf('time-left')
export const Id = sheetOf('id')
export const Uuid = sheetOf('uuid')
export const Link = sheetOf('link')
export const WalletAddress = sheetOf('wallet-address')
export const DestinationTag = sheetOf('destination-tag')
export const RoutingNumber = sheetOf('routing-number')
export const Phone = sheetOf('phone')
