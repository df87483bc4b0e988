import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import type { Reached } from './report.ts'
import type { Row } from '../store/generated/database.ts'

/** The columns a report can have; lists in definitions/options choose from them. */
const FACTS = {
  paymentId: sql`p.id::text`,
  state: sql`p.state`,
  approval: sql`a.status`,
  paymentType: sql`p.payment_type`,
  side: sql`p.side`,
  source: sql`p.source`,
  apiCredential: sql`p.credential_name`,
  createdAt: sql`p.created_at`,
  modifiedAt: sql`p.modified_at`,
  sourceAmount: sql`p.source_amount::text`,
  sourceCurrency: sql`p.source_currency`,
  destinationAmount: sql`p.destination_amount::text`,
  destinationCurrency: sql`p.destination_currency`,
  destinationCountry: sql`p.destination_country`,
  rate: sql`p.rate::text`,
  totalFee: sql`q.total_fee::text`,
  payoutCategory: sql`q.payout_category`,
  rail: sql`q.rail`,
  beneficiaryName: sql`b.nick_name`,
  beneficiaryId: sql`p.beneficiary_id::text`,
  originatorName: sql`o.nick_name`,
  internalId: sql`p.internal_id`,
  endToEndId: sql`p.end_to_end_id`,
  batchId: sql`p.batch_id::text`,
  transactionHash: sql`p.transaction_hash`,
  purposeCode: sql`p.purpose_code`,
  paymentMemo: sql`p.memo`,
  cause: sql`p.cause`,
  senderHost: sql`p.sender_host`,
  senderAccount: sql`p.sender_account`,
  receiverHost: sql`p.receiver_host`,
  receiverAccount: sql`p.receiver_account`,
  initiatedBy: sql`u.email`,
  labels: sql`array_to_string(p.labels, ', ')`,
} as const

export type PaymentFact = keyof typeof FACTS
export type PaymentFacts = Record<PaymentFact, string | Date | null>

type Selected = PaymentFacts & { reached_at: string }

export interface Range {
  from: string
  /** The start of the day after the last one. */
  before: string
  requestedAt: string
}

export interface Piece {
  payments: PaymentFacts[]
  reached: Reached | undefined
}

const MOMENTS = { CREATED: sql`p.created_at`, CHANGED: sql`p.modified_at` }

const facts = sql.join(Object.entries(FACTS).map(([name, value]) => sql`${value} as ${sql.ref(name)}`))

/** Returns the next payments of a report, by time, after the last one written. */
export const readPayments = async (
  trx: Trx,
  report: Row<'reports'>,
  { from, before, requestedAt }: Range,
  states: readonly string[] | undefined,
  size: number,
): Promise<Piece> => {
  const at = MOMENTS[report.selection]
  const { reached } = report
  const conditions = [
    sql`p.org_id = ${report.org_id} and p.environment = ${report.environment}`,
    sql`${at} >= ${from}::timestamptz and ${at} < ${before}::timestamptz and ${at} <= ${requestedAt}::timestamptz`,
    ...(reached
      ? [
          sql`${at} >= ${reached.at}::timestamptz and (${at}, p.id) > (${reached.at}::timestamptz, ${reached.id}::uuid)`,
        ]
      : []),
    ...(states ? [sql`p.state = any(${[...states]})`] : []),
    ...(report.sender_account === null ? [] : [sql`p.sender_account = ${report.sender_account}`]),
  ]
  const { rows } = await sql<Selected>`select ${facts}, ${at}::text as reached_at from payments p
    join quotes q on q.org_id = p.org_id and q.id = p.id
    join users u on u.org_id = p.org_id and u.id = p.initiated_by
    left join identities b on b.org_id = p.org_id and b.id = p.beneficiary_id
    left join identities o on o.org_id = p.org_id and o.id = p.originator_id
    left join approvals a on a.org_id = p.org_id and a.payment_id = p.id
    where ${sql.join(conditions, sql` and `)} order by ${at}, p.id limit ${size}`.execute(trx)
  const last = rows.at(-1)
  return {
    payments: rows,
    reached: last && { at: last.reached_at, id: String(last.paymentId) },
  }
}
