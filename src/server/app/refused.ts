import type { AuditEntry } from '../store/audit.ts'

export interface FieldFault {
  path: string
  keyword: string
  message: string
}

export interface RefusalDetails {
  fields?: FieldFault[]
  /** Said instead of the fault's own sentence. */
  says?: string
  /** Fill the placeholders of the fault's sentence. */
  values?: Record<string, string>
  /** The record as it is now, for whoever changed an older one. */
  current?: unknown
}

/** A no with a name from definitions/faults.json. A handler returns it; code deep inside a transaction may throw it. */
export class Refused extends Error {
  readonly fault: string
  readonly details: RefusalDetails
  /** What was changed all the same, and stays: the transaction is not undone. */
  readonly kept?: AuditEntry

  constructor(fault: string, details: RefusalDetails = {}, kept?: AuditEntry) {
    super(fault)
    this.name = 'Refused'
    this.fault = fault
    this.details = details
    if (kept) this.kept = kept
  }
}

export const refused = (fault: string, details?: RefusalDetails): Refused => new Refused(fault, details)

/** A no that changed something, which is written to the trail. */
export const refusedKeeping = (kept: AuditEntry, fault: string, details?: RefusalDetails): Refused =>
  new Refused(fault, details, kept)

/** A no that stands at one field, in the fault's own words unless others are given. */
export const refusedField = (fault: string, path: string, message = '', keyword = fault): Refused =>
  new Refused(fault, { fields: [{ path, keyword, message }] })
