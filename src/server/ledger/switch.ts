import { sql } from 'kysely'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { AnswerOf, CallRequest } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import { findAccount, toAccount, type AccountRow } from './account.ts'
import { stateInWords } from '../languages/reader.ts'

interface Switch {
  machine: LinkedMachine | undefined
  facts: Facts & { session: { permissions: string[] } }
}

/** Enables or disables an account if its machine permits the move (ACC-018). */
export const switchAccount = async (
  { trx, call, params }: CallRequest,
  { machine, facts }: Switch,
): Promise<AnswerOf<'ledgerAccounts.enable'>> => {
  const account = await findAccount(trx, params.name, 'LOCAL')
  if (!account) return refused('not-found')
  const open = machine
    ? movesOpen(
        machine,
        account.status,
        { ...facts, record: toAccount(account) },
        new Set(facts.session.permissions),
      )
    : []
  const move = open.find((one) => one.call === call.id)
  const row =
    move &&
    (await trx
      .updateTable('ledger_accounts')
      .set({
        status: move.to as AccountRow['status'],
        version: sql<number>`version + 1`,
        modified_at: sql<Date>`app_now()`,
      })
      .where('id', '=', account.id)
      .where('status', '=', account.status)
      .returning('id')
      .executeTakeFirst())
  const now = (await findAccount(trx, account.name))!
  if (!move || !row) {
    const state = machine ? stateInWords(machine.definition, now.status) : now.status
    return refused('ledger-account-standing', { values: { name: now.name, state } })
  }
  return {
    body: toAccount(now),
    record: { from: account.status },
  }
}
