import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Reward, RewardDay } from './answer.ts'
import { inWords } from '../languages/reader.ts'

export const fileNameOf = ({ date }: Pick<Reward, 'date'>): string => `rewards-${date.slice(0, 7)}.csv`

/** Writes the daily activity as a file, with the table's columns and words, oldest day first (RWD-006). */
export const writeDays = (
  { library }: Pick<ServerDefinitions, 'library'>,
  days: readonly RewardDay[],
): string => {
  const columns = inWords(library).tables['reward-days']?.columns ?? []
  const states = inWords(library).machines.reward?.states ?? {}
  const cellOf = (day: RewardDay, id: string): string => {
    const value = day[id as keyof RewardDay]
    return id === 'status' ? (states[value]?.label ?? value) : value
  }
  return [
    BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label)),
    ...days.map((day) => csvLine(columns.map(({ id }) => cellOf(day, id)))),
  ].join('')
}
