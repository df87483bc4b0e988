import { refused } from '../app/refused.ts'
import { servedFile } from '../files/served.ts'
import type { Trx } from '../store/tenant.ts'
import { toReward, toRewardDay, type Reward } from './answer.ts'
import { listDays, type DaysQuery } from './days.ts'
import { fileNameOf, writeDays } from './file.ts'
import { allMonths, findMonth, listMonths, type MonthRow } from './months.ts'
import { statusOf } from './status.ts'
import { findProgramme, toSummary } from './summary.ts'
import type { Feature } from '../feature.ts'

const CSV = 'text/csv; charset=utf-8'

/** Calls on rewards: the months, their days, and the totals (RWD-001). */
export const feature: Feature = ({ definitions }) => {
  const shown = (row: MonthRow): Reward => toReward(row, statusOf(row, definitions.rules))
  const find = async (trx: Trx, id: string | undefined) => {
    const row = await findMonth(trx, id)
    return row && shown(row)
  }
  const daysOf = async (trx: Trx, month: Reward, query: DaysQuery) =>
    (await listDays(trx, month.id, query)).map((day) => toRewardDay(day, month))
  const fileOf = async (trx: Trx, month: Reward) =>
    writeDays(definitions, await daysOf(trx, month, { sort_direction: 'asc' }))
  return {
    'rewards.summary': async ({ trx }) => {
      const programme = await findProgramme(trx)
      return programme
        ? { body: toSummary(programme, (await allMonths(trx)).map(shown)) }
        : refused('not-found')
    },
    'rewards.list': async ({ trx, query }) => {
      const { rows, page } = await listMonths(trx, query)
      return { body: { content: rows.map(shown), page } }
    },
    'rewards.read': async ({ trx, params }) => {
      const month = await find(trx, params.id)
      if (!month) return refused('not-found')
      const size = Buffer.byteLength(await fileOf(trx, month))
      return { body: { ...month, files: [{ fileId: month.id, name: fileNameOf(month), size, type: CSV }] } }
    },
    'rewards.days': async ({ trx, params, query }) => {
      const month = await find(trx, params.id)
      if (!month) return refused('not-found')
      const content = await daysOf(trx, month, query)
      const size = content.length
      return { body: { content, page: { number: 0, size, totalElements: size, totalPages: 1 } } }
    },
    'rewards.content': async ({ trx, params }) => {
      const month = await find(trx, params.fileId)
      if (!month) return refused('not-found')
      return {
        ...servedFile({ name: fileNameOf(month), type: CSV, content: await fileOf(trx, month) }),
        record: { month: month.month },
      }
    },
  }
}
