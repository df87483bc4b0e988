import { sql } from 'kysely'
import type { FaultName } from '#definition/wire.ts'
import type { Move } from '#definition/generated/machine.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { CallRequest } from '../app/call.ts'
import type { ReadFacts } from '../app/facts.ts'
import { refused, type Refused } from '../app/refused.ts'
import type { PeerLedger } from '../network/peer-ledger.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { giveBack, putIn, takeOut } from './book.ts'
import { findTransfer, toTransfer, type Transfer } from './list.ts'
import type { Row } from '../store/generated/database.ts'
import { stateInWords } from '../languages/reader.ts'

export interface TransferDependencies {
  machine: LinkedMachine | undefined
  readFacts: ReadFacts
  peers: PeerLedger
}

type Place = Pick<Tenant, 'orgId' | 'environment'>
type Book<Code extends FaultName> = (
  trx: Trx,
  place: Place,
  transfer: Transfer,
) => Promise<Refused<Code> | undefined>

/** The bookings of a move; an absent one cannot be refused. */
export interface Books<Code extends FaultName> {
  takeOut?: Book<Code>
  putIn?: Book<Code>
}

/** The bookings of execution and completion. */
export const allBooks = { takeOut, putIn }
/** The bookings after execution. */
export const laterBooks = { putIn }

/** Books what the machine says about the money in the new state. */
const settleBooks = async <Code extends FaultName>(
  trx: Trx,
  { definition: { states } }: LinkedMachine,
  place: Place,
  transfer: Transfer,
  to: string,
  books: Books<Code>,
) => {
  switch (states[to]?.funds) {
    case 'booked':
      if (!books.putIn) throw new Error('The machine of transfers lets a move put in that does not do so.')
      return books.putIn(trx, place, transfer)
    case 'released':
      return giveBack(trx, place, transfer)
    case 'held':
      return books.takeOut?.(trx, place, transfer)
    case undefined:
      throw new Error(`The machine of transfers does not say what becomes of the money in ${to}.`)
  }
}

/**
 * Makes a move of a locked transfer: its state and bookings together. The ledgers that took part are stored, so that
 * another peering of an account changes nothing of it (TRU-716).
 */
export const moveLocked = async <Code extends FaultName>(
  trx: Trx,
  machine: LinkedMachine,
  place: Place,
  transfer: Transfer,
  { to }: Move,
  books: Books<Code>,
) => {
  const wrong = await settleBooks(trx, machine, place, transfer, to, books)
  if (wrong) return wrong
  await trx
    .updateTable('ledger_transfers')
    .set({
      status: to as Row<'ledger_transfers'>['status'],
      crosses: transfer.crosses,
      modified_at: sql<Date>`app_now()`,
    })
    .where('id', '=', transfer.id)
    .where('status', '=', transfer.status)
    .execute()
  return undefined
}

/**
 * Makes the move of a call once, checked by the machine: execute, complete or cancel (ACC-016, API-072,
 * API-073).
 */
export const moveTransfer = async <Code extends FaultName>(
  { trx, call, params, session, tenant }: CallRequest,
  { machine, readFacts, peers }: TransferDependencies,
  books: Books<Code>,
) => {
  const transfer = await findTransfer(trx, params.id, true)
  if (!transfer) return refused('not-found')
  const facts = readFacts(session, tenant.environment) as { session: { permissions: string[] } }
  const record = toTransfer(transfer)
  const open = machine
    ? movesOpen(machine, transfer.status, { ...facts, record }, new Set(facts.session.permissions))
    : []
  const move = open.find((one) => one.call === call.id)
  if (!machine || !move) {
    const state = machine ? stateInWords(machine.definition, transfer.status) : transfer.status
    return refused('transfer-standing', { values: { state } })
  }
  const wrong = await moveLocked(trx, machine, tenant, transfer, move, books)
  if (wrong) return wrong
  if (move.to === 'PENDING')
    await peers.execute(trx, {
      orgId: tenant.orgId,
      environment: tenant.environment,
      transferId: transfer.id,
      internalId: transfer.internal_id,
    })
  return {
    body: toTransfer((await findTransfer(trx, transfer.id))!),
    record: { from: transfer.status },
  }
}
