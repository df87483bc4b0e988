import { batchFile } from './batch-file.ts'
import { batchQuote } from './quote/batch-quote.ts'
import { bic } from './bic.ts'
import { choiceCards } from './choice-cards.ts'
import { choiceList } from './choice-list.ts'
import { choices } from './choices.ts'
import { clabe } from './clabe.ts'
import { consent } from './consent.ts'
import { file } from './file.ts'
import { group } from './group.ts'
import { iban } from './iban.ts'
import { ipBlocks } from './ip-blocks.ts'
import { json } from './json.ts'
import { lineKinds } from './line-kinds.ts'
import { list } from './list.ts'
import { password } from './password.ts'
import { quote } from './quote/quote.ts'
import { quoteChoice } from './quote/quote-choice.ts'
import type { FieldKind } from './types.ts'
import { walletAddress } from './wallet-address.ts'

const all: readonly FieldKind[] = [
  ...Object.values(lineKinds),
  choiceList,
  choiceCards,
  choices,
  consent,
  file,
  batchFile,
  batchQuote,
  group,
  list,
  quote,
  quoteChoice,
  json,
  ipBlocks,
  password,
  iban,
  clabe,
  walletAddress,
  bic,
]

/** Every field type's pure half by its name in schemas/field-types.json. */
export const kinds: ReadonlyMap<string, FieldKind> = new Map(all.map((kind) => [kind.type, kind]))
