import type { Report } from '#definition/generated/wire-entities.ts'
import { listOf, type OptionDefinitions } from '../languages/lists.ts'
import type { Row } from '../store/generated/database.ts'
import { CUSTOMIZED } from './kinds.ts'
import { FORMATS } from './formats.ts'
import { inWords } from '../languages/reader.ts'

export type ReportRead = Omit<Row<'reports'>, 'pieces' | 'reached'> & {
  first_name: string | null
  last_name: string | null
}

const CREATORS = 'report-creators'
const EVERY_DAY = 'DAILY'

const creatorOf = (existing: OptionDefinitions, { created_by, first_name, last_name }: ReportRead): string =>
  created_by === null
    ? (listOf(existing, CREATORS).find(({ value }) => value === EVERY_DAY)?.label ?? EVERY_DAY)
    : `${first_name ?? ''} ${last_name ?? ''}`.trim()

/** Returns the file name of a report. */
export const fileNameOf = ({ name, format }: Pick<ReportRead, 'name' | 'format'>): string =>
  `${name.replace(/[^\p{L}\p{N}._ -]+/gu, '-')}.${format.toLowerCase()}`

const whatItHolds = (row: ReportRead) =>
  row.status === 'Ready'
    ? {
        link: `/api/v1/report_proxy/v1/reports/${row.id}/content`,
        files: [
          { fileId: row.id, name: fileNameOf(row), size: Number(row.size), type: FORMATS[row.format].type },
        ],
        ...(row.checksum !== null && {
          checksum: row.checksum,
          verify: `echo "${row.checksum}  ${fileNameOf(row)}" | sha256sum --check`,
        }),
      }
    : {}

const AVAILABLE = { Pending: 'pending', Ready: 'ready', Empty: 'empty', Failed: 'failed' } as const

/** Returns a report for lists and details (REP-003, REP-008, REP-009). */
export const toReport = (existing: OptionDefinitions, row: ReportRead): Report => ({
  id: row.id,
  name: row.name,
  type: row.kind,
  format: row.format,
  dataSelectionType: row.selection,
  from: row.first_day,
  until: row.last_day,
  zone: row.zone,
  status: row.status,
  availability: AVAILABLE[row.status],
  meaning: inWords(existing.library).machines.report?.states[row.status]?.says ?? row.status,
  creator: creatorOf(existing, row),
  createdAt: row.created_at.toISOString(),
  ...(row.finished_at ? { finishedAt: row.finished_at.toISOString() } : {}),
  ...(row.kind === CUSTOMIZED ? { columns: row.columns } : {}),
  ...(row.sender_account === null ? {} : { senderAccount: row.sender_account }),
  ...(row.status === 'Pending' ? {} : { rows: row.rows }),
  ...whatItHolds(row),
})
