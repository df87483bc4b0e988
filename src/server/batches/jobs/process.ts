import type { CallRequest } from '../../app/call.ts'
import { refused, Refused } from '../../app/refused.ts'
import { safeName } from '../../files/name.ts'
import type { PaymentDependencies } from '../../payments/checks.ts'
import type { HandOver } from './jobs.ts'
import { validateRows } from '../rows/rows-validation.ts'
import type { ReadyRow } from '../rows/row-validation.ts'
import { makeBatch } from '../new-batch.ts'
import { readSheet } from '../rows/sheet.ts'

/** Returns a validated row in the form of the database. */
export const toNewRow = ({ row, beneficiary, originator, wanted, payment }: ReadyRow) => ({
  row,
  beneficiary: beneficiary.nick_name,
  originator: originator?.nick_name ?? null,
  asked: { wanted, payment },
})

/**
 * Reads a payment file: all its rows become one batch, or nothing is stored and every problem is reported
 * (BAT-037).
 */
export const processFile = async (
  request: CallRequest,
  dependencies: PaymentDependencies,
  handOver: HandOver,
) => {
  const { upload } = request
  if (!upload) return refused('file-required')
  const fileName = safeName(upload.name)
  if (fileName === undefined) return refused('file-bad-policy')
  const sheet = readSheet(upload, dependencies.definitions)
  if (sheet instanceof Refused) return sheet
  const { ready, problems } = await validateRows(request, dependencies, sheet)
  const { leftOut } = sheet
  if (problems.length > 0) return { fileName, problems, leftOut }
  const batchName = fileName.replace(/\.csv$/i, '')
  const made = await makeBatch(
    request,
    dependencies.definitions,
    { batchName, fileName, content: upload.content },
    ready.map(toNewRow),
    handOver,
  )
  return made instanceof Refused ? made : { batchId: made, leftOut }
}
