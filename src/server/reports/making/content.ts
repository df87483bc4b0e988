import { Readable } from 'node:stream'
import type { Store } from '../../store/store.ts'
import { inTenant, type Tenant } from '../../store/tenant.ts'
import { bytesOf } from './checksum.ts'
import { FORMATS } from '../formats.ts'
import type { Row } from '../../store/generated/database.ts'

type StoredReport = Pick<Row<'reports'>, 'id' | 'size' | 'format'>

/** Reads each piece in a short transaction, so that a slow reader holds no lock. */
async function* piecesOf(store: Store, tenant: Tenant, { id: reportId, size, format }: StoredReport) {
  const { mark } = FORMATS[format]
  let left = Number(size) - Buffer.byteLength(mark)
  if (mark !== '') yield mark
  for (let place = 0; left > 0; place += 1) {
    const piece = await inTenant(store, tenant, (trx) =>
      trx
        .selectFrom('report_pieces')
        .select('content')
        .where('report_id', '=', reportId)
        .where('place', '=', place)
        .executeTakeFirst(),
    )
    // Fails the stream: a truncated file must not look complete.
    if (!piece) throw new Error('The report was deleted while it was read.')
    const bytes = bytesOf(piece.content, format)
    left -= bytes.length
    yield bytes
  }
}

/** Returns the file of a report as a stream, never whole in memory. */
export const contentOf = (store: Store, tenant: Tenant, report: StoredReport): Readable =>
  Readable.from(piecesOf(store, tenant, report), { objectMode: false })
