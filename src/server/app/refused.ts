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
  /** Said instead of the fault's own sentence; anew for each reader where it is a function. */
  says?: string | (() => string | undefined)
  /** Fill the placeholders of the fault's sentence. */
  values?: Record<string, string>
  /** The record as it is now, for whoever changed an older one. */
  current?: unknown
}

/** Faults whose sentence prints something; how long to wait is known to whoever answers. */
type Printing = Exclude<keyof FaultWords, 'too-many-requests' | 'batch-too-fast'>

/** What a sentence prints is given with its fault. */
type Given<Fault extends string> = string extends Fault
  ? [details?: RefusalDetails]
  : Fault extends Printing
    ? [details: RefusalDetails & { values: Record<FaultWords[Fault], string> }]
    : [details?: RefusalDetails]

/** A no with a name from definitions/faults.json. A handler returns it, and the compiler holds it to what its call lists; only what stands before handlers throws it. */
export class Refused<Code extends string = string> extends Error {
  readonly fault: Code
  readonly details: RefusalDetails
  /** What was changed all the same, and stays: the transaction is not undone. */
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

/** A no that changed something, which is written to the trail. */
export const refusedKeeping = <Fault extends FaultName>(
  entry: AuditEntry,
  fault: Fault,
  ...[details]: Given<Fault>
): Refused<Fault> => new Refused(fault, details, entry)

/** A no that stands at one field, in the fault's own words unless others are given. */
export const refusedField = <Fault extends FaultName>(
  fault: Fault extends Printing ? never : Fault,
  path: string,
  message = '',
  keyword: string = fault,
): Refused<Fault> => new Refused(fault, { fields: [{ path, keyword, message }] })

/** A no at each property of a body that this kind of record does not hold; nothing where all of them belong to it. */
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
