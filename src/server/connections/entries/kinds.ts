import { compare } from '#values/decimal.ts'
import type { CallRequest } from '../../app/call.ts'
import { Refused, refusedField } from '../../app/refused.ts'
import { findFile } from '../files/keep.ts'
import type { EntryDetails } from '../../entries/keep.ts'
import type { EntryKind } from './keep.ts'

/** What is particular to one kind of entry. */
export interface EntryRules {
  kind: EntryKind
  /** What its calls are called: noun.list, noun.create and so on. */
  noun: string
  /** The trail's word for it. */
  called: string
  /** The field that names it, where two may not be the same. */
  names: string
  /** What is kept of what is wanted, or why it cannot be. */
  judge(request: CallRequest, wanted: EntryDetails): Promise<EntryDetails | Refused>
}

/** The one file a field names; nothing where it names none. */
const fileAt = async (
  { trx, tenant }: CallRequest,
  wanted: EntryDetails,
  field: string,
  type: string,
  fault: 'exchange-icon' | 'exchange-document',
) => {
  const ids = (wanted[field] ?? []) as string[]
  const files = await Promise.all(ids.map((id) => findFile(trx, tenant, 'exchange', id)))
  const fits = files.flatMap((file) => (file?.type === type ? [file] : []))
  return fits.length === ids.length ? fits : refusedField(fault, field)
}

const exchanges: EntryRules = {
  kind: 'exchange',
  noun: 'exchanges',
  called: 'exchange',
  names: 'name',
  judge: async (request, wanted) => {
    const icon = await fileAt(request, wanted, 'icon', 'image/jpeg', 'exchange-icon')
    if (icon instanceof Refused) return icon
    const document = await fileAt(request, wanted, 'document', 'application/pdf', 'exchange-document')
    if (document instanceof Refused) return document
    const supportedCurrencies = String(wanted.supportedCurrencies)
      .toUpperCase()
      .split(',')
      .map((code) => code.trim())
    return { ...wanted, supportedCurrencies: [...new Set(supportedCurrencies)].join(', '), icon, document }
  },
}

const achServices: EntryRules = {
  kind: 'ach-service',
  noun: 'achServices',
  called: 'ACH service',
  names: 'service_name',
  judge: async (_, wanted) =>
    compare(String(wanted.min_payment_size), String(wanted.max_payment_size)) > 0
      ? refusedField('ach-sizes', 'max_payment_size')
      : { ...wanted, name: wanted.service_name },
}

const holidays: EntryRules = {
  kind: 'holiday',
  noun: 'holidays',
  called: 'holiday',
  names: 'name',
  judge: async (_, wanted) => wanted,
}

export const entryKinds: readonly EntryRules[] = [exchanges, achServices, holidays]
