import { compare } from '#values/decimal.ts'
import type { FaultName, Request } from '#definition/wire.ts'
import type { CallRequest } from '../../app/call.ts'
import { Refused, refusedField } from '../../app/refused.ts'
import { type Entry, toAnswer } from '../../entries/entry-storage.ts'
import { findFile } from '../files/file-storage.ts'
import type { EntryKind, StoredEntries } from './entry-storage.ts'

/** The rules of one kind of entry. */
export interface EntryRules<Kind extends EntryKind, Input, Code extends FaultName, Shown> {
  kind: Kind
  /** Returns the form to store, or the refusal. */
  validate(request: CallRequest, input: Input): Promise<StoredEntries[Kind] | Refused<Code>>
  /** Returns the answer for a stored entry. */
  show(entry: Entry<StoredEntries[Kind]>): Shown
}

/** Finds the file that a field names; undefined if it names none. */
const fileAt = async <Code extends 'exchange-icon' | 'exchange-document'>(
  { trx, tenant }: CallRequest,
  ids: readonly string[] = [],
  field: string,
  type: string,
  fault: Code,
) => {
  const files = await Promise.all(ids.map((id) => findFile(trx, tenant, 'exchange', id)))
  const fits = files.flatMap((file) => (file?.type === type ? [file] : []))
  if (fits.length === ids.length) return fits
  return new Refused(fault, { fields: [{ path: field, keyword: fault, message: '' }] })
}

/** Exchanges, each with an icon and a document. */
export const exchanges = {
  kind: 'exchange',
  validate: async (request: CallRequest, requested: Request<'exchanges.create'>) => {
    const icon = await fileAt(request, requested.icon, 'icon', 'image/jpeg', 'exchange-icon')
    if (icon instanceof Refused) return icon
    const document = await fileAt(
      request,
      requested.document,
      'document',
      'application/pdf',
      'exchange-document',
    )
    if (document instanceof Refused) return document
    const supportedCurrencies = requested.supportedCurrencies
      .toUpperCase()
      .split(',')
      .map((code) => code.trim())
    return { ...requested, supportedCurrencies: [...new Set(supportedCurrencies)].join(', '), icon, document }
  },
  show: (entry: Entry<StoredEntries['exchange']>) => toAnswer(entry),
} as const satisfies EntryRules<'exchange', Request<'exchanges.create'>, FaultName, unknown>

/** The payout services of the organisation. */
export const achServices = {
  kind: 'ach-service',
  validate: async (_: CallRequest, requested: Request<'achServices.create'>) =>
    compare(requested.min_payment_size, requested.max_payment_size) > 0
      ? refusedField('ach-sizes', 'max_payment_size')
      : { ...requested, name: requested.service_name },
  show: (entry: Entry<StoredEntries['ach-service']>) => {
    const { name: _, ...service } = toAnswer(entry)
    return service
  },
} as const satisfies EntryRules<'ach-service', Request<'achServices.create'>, FaultName, unknown>

/** Bank holidays. */
export const holidays = {
  kind: 'holiday',
  validate: async (_: CallRequest, requested: Request<'holidays.create'>) => requested,
  show: (entry: Entry<StoredEntries['holiday']>) => toAnswer(entry),
} as const satisfies EntryRules<'holiday', Request<'holidays.create'>, never, unknown>
