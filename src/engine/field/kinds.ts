import { accountNumber } from './account-number.ts'
import { batchFile } from './batch-file.ts'
import { batchQuote } from './batch-quote.ts'
import { bic } from './bic.ts'
import { choice } from './choice.ts'
import { choiceCards } from './choice-cards.ts'
import { choiceList } from './choice-list.ts'
import { choices } from './choices.ts'
import { clabe } from './clabe.ts'
import { consent } from './consent.ts'
import { country } from './country.ts'
import { currency } from './currency.ts'
import { date } from './date.ts'
import { destinationTag } from './destination-tag.ts'
import { entries } from './entries.ts'
import { file } from './file.ts'
import { iban } from './iban.ts'
import { ipBlocks } from './ip-blocks.ts'
import { json } from './json.ts'
import { memo } from './memo.ts'
import { money } from './money.ts'
import { number } from './number.ts'
import { password } from './password.ts'
import { phone } from './phone.ts'
import { quote } from './quote.ts'
import { quoteChoice } from './quote-choice.ts'
import { routingNumber } from './routing-number.ts'
import { text } from './text.ts'
import type { FieldKind } from './types.ts'
import { usDate } from './us-date.ts'
import { uuid } from './uuid.ts'
import { walletAddress } from './wallet-address.ts'

const all: readonly FieldKind[] = [
  text,
  memo,
  money,
  number,
  uuid,
  choice,
  choiceList,
  choiceCards,
  choices,
  country,
  currency,
  date,
  usDate,
  consent,
  file,
  batchFile,
  batchQuote,
  entries,
  quote,
  quoteChoice,
  json,
  ipBlocks,
  password,
  iban,
  clabe,
  walletAddress,
  destinationTag,
  routingNumber,
  accountNumber,
  bic,
  phone,
]

/** Every field type's pure half by its name in schemas/field-types.json. */
export const kinds: ReadonlyMap<string, FieldKind> = new Map(all.map((kind) => [kind.type, kind]))
