import { accountNumber } from './account-number.ts'
import { choice } from './choice.ts'
import { country } from './country.ts'
import { currency } from './currency.ts'
import { date } from './date.ts'
import { destinationTag } from './destination-tag.ts'
import { memo } from './memo.ts'
import { money } from './money.ts'
import { number } from './number.ts'
import { phone } from './phone.ts'
import { routingNumber } from './routing-number.ts'
import { text } from './text.ts'
import { usDate } from './us-date.ts'
import { uuid } from './uuid.ts'

/** Kinds of one-line fields by type; they need no other library. */
export const lineKinds = {
  text,
  memo,
  money,
  number,
  uuid,
  choice,
  country,
  currency,
  date,
  'us-date': usDate,
  'destination-tag': destinationTag,
  'routing-number': routingNumber,
  'account-number': accountNumber,
  phone,
}
