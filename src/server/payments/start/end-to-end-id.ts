import { checkLength } from '#values/length.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { refusedField } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { Corridor } from '../../network/types.ts'
import { END_TO_END, type SettingMap } from '../../organisations/settings.ts'
import type { QuoteRow } from '../../quotes/answer.ts'

/** Creates a reference from the quote ID, which has the full length of ISO 20022. */
export const makeEndToEndId = (quoteId: string): string => `E2E${quoteId.replaceAll('-', '').toUpperCase()}`

/** The default of each flow if the organisation has no setting, from the specification. */
const USUAL: Readonly<Record<QuoteRow['flow'], string>> = { DIRECT: 'true', LEGACY: 'false' }

const PLACES: Readonly<Record<QuoteRow['flow'], string>> = {
  DIRECT: 'endToEndId',
  LEGACY: 'sender_end_to_end_id',
}

/** Returns the sender's reference; without one the server creates it or refuses, by the setting (SET-003). */
export const endToEndIdOf = (
  settings: SettingMap,
  given: string | undefined,
  { id, flow }: Pick<QuoteRow, 'id' | 'flow'>,
) => {
  if (given !== undefined) return given
  const isMade = (settings[END_TO_END] ?? USUAL[flow]) === 'true'
  return isMade ? makeEndToEndId(id) : refusedField('end-to-end-id-required', PLACES[flow])
}

/**
 * Refuses a reference that is too long for the rail; SEPA messages allow fewer characters (OPEN-12, LIM-040).
 */
export const refuseLongEndToEndId = (
  given: string | undefined,
  { rail, flow }: Pick<QuoteRow, 'rail' | 'flow'>,
  { rails }: Pick<Corridor, 'rails'>,
  definitions: Pick<ServerDefinitions, 'limits'>,
) => {
  const isIso = rails.find(({ name }) => name === rail)?.messageFormat === 'ISO20022_SEPA'
  const most = limitOf(definitions, isIso ? 'endToEndIdLengthIso' : 'endToEndIdLength')
  const says = checkLength(given ?? '', { most })
  return says === undefined ? undefined : refusedField('invalid-request', PLACES[flow], says, 'maxLength')
}
