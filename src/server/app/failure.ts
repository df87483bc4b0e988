import { isolate } from '#values/direction.ts'
import type { Fault } from '#definition/generated/faults.ts'
import type { Failure } from '#definition/generated/wire-entities.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { faultsInWords } from '../languages/reader.ts'
import type { RefusalDetails } from './refused.ts'

export type FaultTable = Readonly<Record<string, Fault>>

/** The maximum of reported fields, so that an answer stays small. */
const MOST_FIELDS = 20

/** Returns the fault for a name that the table lacks. */
const unknownFault = (): Fault => ({
  status: 500,
  title: sayRefusals('unexpected'),
  says: sayRefusals('unexpectedAdvice'),
})

const wireCode = (id: string): string => id.replaceAll('-', '_').toUpperCase()

const fill = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{\{?\s*(\w+)\s*\}?\}/g, (whole, name: string) => isolate(values[name] ?? whole))

/** Returns the sentence of a fault, for text outside an HTTP answer. */
export const saysOf = (table: FaultTable, id: string, values: Record<string, string> = {}): string =>
  fill((faultsInWords(table)[id] ?? unknownFault()).says, values)

/** Builds the problem+json of a fault (API-172); an unknown name is a server error. */
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
