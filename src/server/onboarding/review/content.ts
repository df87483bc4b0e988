import { sql } from 'kysely'
import type { Library } from '#definition/library.ts'
import type { Task, Subtask } from '#definition/generated/task.ts'
import { toBank } from '../../banks/answer.ts'
import { bankColumns } from '../../banks/list.ts'
import type { Forgetting } from '../../jobs/forgetting.ts'
import type { Trx } from '../../store/tenant.ts'
import { toWallet } from '../../wallets/answer.ts'
import type { TaskContent } from './task-content.ts'

type Answers = Readonly<Record<string, unknown>>

interface RecordSource {
  /** The details that show a record; absent: a single sentence. */
  readonly details?: string
  list(trx: Trx, orgId: string, subtask: Subtask): Promise<Answers[]>
}

const entriesOf = (kind: 'contact' | 'owner' | 'exposure', details: string): RecordSource => ({
  details,
  list: async (trx, orgId) => {
    const rows = await trx
      .selectFrom('onboarding_entries')
      .select(['id', 'details'])
      .where('org_id', '=', orgId)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ id: row.id, ...row.details }))
  },
})

const taxDocuments: RecordSource = {
  details: 'tax-document',
  list: async (trx, orgId) => {
    const rows = await trx
      .selectFrom('onboarding_documents')
      .select(['id', 'name', 'type', 'size', 'created_at'])
      .where('org_id', '=', orgId)
      .where('kind', '=', 'tax')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(({ id, name, type, size, created_at }) => ({
      id,
      files: [{ fileId: id, name, type, size }],
      createdAt: created_at.toISOString(),
    }))
  },
}

const wallets: RecordSource = {
  details: 'wallet',
  list: async (trx, orgId, { products = [] }) => {
    const rows = await trx
      .selectFrom('wallets')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('status', '<>', 'Deactivated')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows
      .filter(({ product }) => products.includes(product))
      .map((row) => ({ id: row.id, ...toWallet(row, '') }))
  },
}

/** Account numbers are masked for the provider; the proof is opened separately. */
const banks: RecordSource = {
  details: 'bank-account',
  list: async (trx, orgId) => {
    const rows = await trx
      .selectFrom('bank_accounts')
      .select(bankColumns)
      .where('org_id', '=', orgId)
      .where('status', '=', 'Activated')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      ...toBank(row, '', false),
      proofOfOwnership: [
        { fileId: row.proof_id, name: row.proof_name, size: row.proof_size, type: row.proof_type },
      ],
    }))
  },
}

const debitAccounts: RecordSource = {
  list: async (trx, orgId) => {
    const rows = await trx
      .selectFrom('payin_methods')
      .select(['id', 'bank_name', 'last4'])
      .where('org_id', '=', orgId)
      .orderBy('created_at')
      .execute()
    return rows.map(({ id, bank_name: bankName, last4 }) => ({ id, bankName, last4 }))
  },
}

/** The sources of records, by the list on the page or the call that returns them. */
const SOURCES: Readonly<Record<string, RecordSource>> = {
  'onboarding-contacts': entriesOf('contact', 'contact'),
  'beneficial-owners': entriesOf('owner', 'owner'),
  'country-exposure': entriesOf('exposure', 'exposure'),
  'tax-documents': taxDocuments,
  'wallet-products': wallets,
  'bank-accounts': banks,
  'payin.methods': debitAccounts,
}

const sourceOf = ({ pages }: Library, { page, given }: Subtask): RecordSource | undefined =>
  SOURCES[pages[page]?.table ?? given?.call ?? '']

/** Returns the details of a part's records; undefined if it has no list. */
export const recordDetails = (library: Library, subtask: Subtask): string | undefined =>
  sourceOf(library, subtask)?.details

/** Reads the current answers and records of a task. */
export const readContent = async (
  trx: Trx,
  library: Library,
  orgId: string,
  { subtasks }: Task,
): Promise<TaskContent> => {
  const saved = await trx
    .selectFrom('onboarding_answers')
    .select(['subtask', 'answers'])
    .where('org_id', '=', orgId)
    .execute()
  const names = new Set(subtasks.map(({ id }) => id))
  const answers = saved.filter(({ subtask }) => names.has(subtask)).map((row) => [row.subtask, row.answers])
  const records: [string, Answers[]][] = []
  for (const subtask of subtasks) {
    const listed = await sourceOf(library, subtask)?.list(trx, orgId, subtask)
    if (listed !== undefined) records.push([subtask.id, listed])
  }
  return { answers: Object.fromEntries(answers), records: Object.fromEntries(records) }
}

/** Saves the submission, so that the next review shows the differences (TRU-547). */
export const saveSubmission = async (
  trx: Trx,
  library: Library,
  { orgId, task, submittedAt }: { orgId: string; task: string; submittedAt: Date },
): Promise<void> => {
  const definition = library.tasks[task]
  if (!definition) return
  const content = JSON.stringify(await readContent(trx, library, orgId, definition))
  await trx
    .insertInto('onboarding_submissions')
    .values({ org_id: orgId, task, submitted_at: submittedAt, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Deletes submissions older than `keptDays`, except the last two of each task: a review and its comparison
 * (TRU-501).
 */
export const submissionForgetting = (keptDays: number): Forgetting => ({
  name: 'onboarding-submissions.forget',
  forget: (trx) =>
    sql`delete from onboarding_submissions old
      where old.submitted_at < app_now() - make_interval(days => ${keptDays}::int)
        and 2 <= (select count(*) from onboarding_submissions newer
          where newer.org_id = old.org_id and newer.task = old.task and newer.submitted_at > old.submitted_at)`.execute(
      trx,
    ),
})
