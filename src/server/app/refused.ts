import type { FaultWords } from '#definition/generated/fault-words.ts'
import type { FaultName } from '#definition/wire.ts'
import type { AuditEntry } from '../store/audit.ts'

export interface FieldFault {
  path: string
  keyword: string
  message: string
}

export interface RefusalDetails {
  fields?: FieldFault[]
  /** Replaces the fault's sentence; a function is called for each reader's language. */
  says?: string | (() => string | undefined)
  /** Values for the placeholders in the fault's sentence. */
  values?: Record<string, string>
  /** The seconds after which the same request is taken, for the sentence and the header. */
  waitSeconds?: number
  /** The current record, for a caller who changed an older version. */
  current?: unknown
}

/** Faults with placeholders; the wait of a rate limit is filled in elsewhere. */
type Printing = Exclude<keyof FaultWords, 'too-many-requests' | 'batch-too-fast'>

/** Requires the values of a fault whose sentence has placeholders. */
type Given<Fault extends string> = string extends Fault
  ? [details?: RefusalDetails]
  : Fault extends Printing
    ? [details: RefusalDetails & { values: Record<FaultWords[Fault], string> }]
    : [details?: RefusalDetails]

/**
 * A refusal with a fault of definitions/faults.json. Handlers return it, checked against the faults of their
 * call; code before a handler throws it.
 */
export class Refused<Code extends string = string> extends Error {
  readonly fault: Code
  readonly details: RefusalDetails
  /** The audit entry of a change that stays: the transaction is not rolled back. */
  readonly auditEntry?: AuditEntry

  constructor(fault: Code, details: RefusalDetails = {}, entry?: AuditEntry) {
    super(fault)
    this.name = 'Refused'
    this.fault = fault
    this.details = details
    if (entry) this.auditEntry = entry
  }
}

export const refused = <Fault extends FaultName>(fault: Fault, ...[details]: Given<Fault>): Refused<Fault> =>
  new Refused(fault, details)

/** Creates a refusal whose changes are committed and audited. */
export const refusedKeeping = <Fault extends FaultName>(
  entry: AuditEntry,
  fault: Fault,
  ...[details]: Given<Fault>
): Refused<Fault> => new Refused(fault, details, entry)

/** Creates a refusal at one field, with the fault's own sentence by default. */
export const refusedField = <Fault extends FaultName>(
  fault: Fault extends Printing ? never : Fault,
  path: string,
  message = '',
  keyword: string = fault,
): Refused<Fault> => new Refused(fault, { fields: [{ path, keyword, message }] })

/** Refuses each property that this kind of record does not have; undefined if there is none. */
export const refusedForeign = (
  body: object,
  stored: readonly string[],
  message: string,
): Refused<'invalid-request'> | undefined => {
  const foreign = Object.entries(body).filter(
    ([name, value]) => value !== undefined && !stored.includes(name),
  )
  const fields = foreign.map(([path]) => ({ path, keyword: 'additionalProperties', message }))
  return fields.length === 0 ? undefined : new Refused('invalid-request', { fields })
}
