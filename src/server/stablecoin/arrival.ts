import { sql } from 'kysely'
import type { Arrived, IssuerTakers } from '../network/stablecoin-issuer.ts'
import { book, release } from '../balances/reservation.ts'
import { writeAudit } from '../store/audit.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

interface Waiting {
  environment: Environment
  type: string
  isBankVerified: boolean
}

const find = async (trx: Trx, { orgId, transactionId }: Arrived): Promise<Waiting | undefined> => {
  const { rows } = await sql<Waiting>`select t.environment, t.type,
      b.status = 'Activated' and b.verification = 'Verified' as "isBankVerified"
    from stablecoin_transactions t join bank_accounts b on b.org_id = t.org_id and b.id = t.bank_id
    where t.org_id = ${orgId} and t.id = ${transactionId} and t.status = 'WAITING' for update of t`.execute(
    trx,
  )
  return rows[0]
}

/** Ends a transaction once: completed, or returned with the reason. */
const end = async (
  trx: Trx,
  arrived: Arrived,
  reason: Row<'stablecoin_transactions'>['reason'] | undefined,
): Promise<void> => {
  const { orgId, transactionId, ledgerHash } = arrived
  const waiting = await find(trx, arrived)
  if (!waiting) return
  const ended = reason
    ? ({ status: 'RETURNED', reason } as const)
    : ({ status: 'COMPLETED', ledger_hash: ledgerHash } as const)
  await trx
    .updateTable('stablecoin_transactions')
    .set({ ...ended, modified_at: sql<Date>`app_now()` })
    .where('org_id', '=', orgId)
    .where('id', '=', transactionId)
    .execute()
  await (reason ? release : book)(trx, { org_id: orgId, id: transactionId })
  const origin = { orgId, userId: null, environment: waiting.environment }
  await writeAudit(trx, origin, {
    action: `stablecoin.${ended.status.toLowerCase()}`,
    objectType: 'stablecoin transaction',
    objectId: transactionId,
    details: { type: waiting.type, ...(reason ? { reason } : {}) },
  })
}

/** A wire is credited only when it came from an account that is verified at this moment (STB-004). */
export const takeArrivals: IssuerTakers = {
  wire: async (trx, arrived) => {
    const waiting = await find(trx, arrived)
    const isRecognized = arrived.isFromNamedAccount && waiting?.isBankVerified === true
    await end(trx, arrived, isRecognized ? undefined : 'UNVERIFIED_ACCOUNT')
  },
  coins: async (trx, arrived) => {
    const waiting = await find(trx, arrived)
    await end(trx, arrived, waiting?.isBankVerified ? undefined : 'NO_REDEMPTION_ACCOUNT')
  },
}
