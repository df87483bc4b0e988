import { isolate } from '#values/direction.ts'
import type { Fault } from '#definition/generated/faults.ts'
import type { Failure } from '#definition/generated/wire-entities.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { faultsInWords } from '../languages/reader.ts'
import type { RefusalDetails } from './refused.ts'

export type FaultTable = Readonly<Record<string, Fault>>

/** More problems at once help nobody, and an answer stays small whatever was sent. */
const MOST_FIELDS = 20

/** A fault that the table does not know. */
const unknownFault = (): Fault => ({
  status: 500,
  title: sayRefusals('unexpected'),
  says: sayRefusals('unexpectedAdvice'),
})

const wireCode = (id: string): string => id.replaceAll('-', '_').toUpperCase()

const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{\{?\s*(\w+)\s*\}?\}/g, (whole, name: string) => isolate(values[name] ?? whole))

/** What a person reads of a named fault where no failure travels. */
export const saysOf = (table: FaultTable, id: string, values: Record<string, string> = {}): string =>
  fill((faultsInWords(table)[id] ?? unknownFault()).says, values)

/** Turns a named fault into what travels as problem+json (API-172); a name the table does not know is our own fault. */
export const toFailure = (
  table: FaultTable,
  id: string,
  requestId: string,
  details: RefusalDetails = {},
): Failure => {
  const fault = faultsInWords(table)[id] ?? unknownFault()
  const own = typeof details.says === 'function' ? details.says() : details.says
  const says = fill(own ?? fault.says, details.values ?? {})
  const code = fault.code ?? wireCode(table[id] ? id : 'unexpected')
  return {
    code,
    type: `urn:portolan:fault:${table[id] ? id : 'unexpected'}`,
    errorCode: code,
    title: fault.title,
    detail: says,
    clientMessage: says,
    finality: fault.final ? 'FINAL' : 'RETRYABLE',
    message: says,
    status: fault.status,
    fields: (details.fields ?? [])
      .slice(0, MOST_FIELDS)
      .map((field) => ({ ...field, message: field.message || says })),
    requestId,
    ...(details.current === undefined ? {} : { current: details.current }),
  }
}
