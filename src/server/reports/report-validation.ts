import type { Request } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refused, refusedField } from '../app/refused.ts'
import { dayIn } from '#values/zone-day.ts'
import type { ListDefinitions } from '../languages/lists.ts'
import { columnsOf, CUSTOMIZED, isKind, SENDER_ACCOUNT } from './kinds.ts'

const DAY = 86_400_000

/** The request for a report. */
export type ReportRequest = Request<'reports.create'>

interface ReportContext {
  zone: string
  now: Date
  mostDays: number
  /** True if reports by sender account are enabled (FLG-011). */
  hasSenderAccounts: boolean
}

const validateRange = ({ from, until }: ReportRequest, { zone, now, mostDays }: ReportContext) => {
  if (until < from) return refusedField('range-reversed', 'until')
  const isLong = (Date.parse(until) - Date.parse(from)) / DAY > mostDays
  if (isLong)
    return refused('range-too-long', {
      values: { most: String(mostDays) },
      fields: [{ path: 'from', keyword: 'range-too-long', message: '' }],
    })
  return until > dayIn(zone, now.getTime()) ? refusedField('range-future', 'until') : undefined
}

/** Refuses options that do not apply: only one kind has an account, and only one has chosen columns. */
const validateKind = (requested: ReportRequest) => {
  if (requested.senderAccount !== undefined && requested.type !== SENDER_ACCOUNT)
    return refusedField(
      'invalid-request',
      'senderAccount',
      sayRefusals('reportAccount'),
      'additionalProperties',
    )
  if (requested.columns === undefined || requested.type === CUSTOMIZED) return undefined
  return refusedField('invalid-request', 'columns', sayRefusals('reportColumns'), 'additionalProperties')
}

/** Validates the fields against each other (REP-010, REP-012 to REP-015). */
export const validateReport = (
  definitions: ListDefinitions,
  requested: ReportRequest,
  context: ReportContext,
) => {
  const name = requested.name.trim()
  if (name === '') return refusedField('report-name-missing', 'name')
  if (!isKind(definitions, requested.type)) return refusedField('report-type-unknown', 'type')
  if (requested.type === SENDER_ACCOUNT && !context.hasSenderAccounts)
    return refusedField('report-type-off', 'type')
  const foreign = validateKind(requested)
  if (foreign) return foreign
  const range = validateRange(requested, context)
  if (range) return range
  const columns = columnsOf(definitions, requested.type, requested.columns)
  if (columns.length === 0) return refusedField('report-columns', 'columns')
  const unknown = requested.columns?.find((one) => !columns.includes(one))
  return unknown === undefined
    ? { name, columns }
    : refusedField('invalid-request', 'columns', sayRefusals('reportColumn', { column: unknown }), 'enum')
}
