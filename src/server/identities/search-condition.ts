import { sql, type RawBuilder } from 'kysely'
import { withoutLabel } from '#values/label.ts'
import { normaliseCode } from '#values/normal-text.ts'
import { matchesWords } from '../store/search-text.ts'

/** The searched text of an identity: nickname, name, internal ID, and the end of the account. */
const CALLED = sql`concat_ws(' ', nick_name, internal_id,
  requirements->>'Cdtr.Nm', requirements->>'Cdtr.StrdNm.FirstNm', requirements->>'Cdtr.StrdNm.LastNm',
  requirements->>'Dbtr.Nm', requirements->>'Dbtr.StrdNm.FirstNm', requirements->>'Dbtr.StrdNm.LastNm',
  right(coalesce(requirements->>'CdtrAcct.Id.IBAN', requirements->>'CdtrAcct.Id.Othr.Id'), 4))`

/** An account as an invoice shows it, in the spelling it is compared by. */
const accountKeyOf = (typed: string): string =>
  withoutLabel(normaliseCode(typed), 'iban')
    .replaceAll(/[\s./-]/g, '')
    .toUpperCase()

/** Returns the condition that an identity is called by every typed word, or has the typed account. */
export const isCalledOrPaidAt = (typed: string): RawBuilder<boolean> =>
  sql<boolean>`(${matchesWords(typed, CALLED)} or account_key = ${accountKeyOf(typed)})`
