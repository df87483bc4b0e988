import type { ComponentType } from 'react'
import { kinds } from '#engine/field/kinds.ts'
import type { FieldType, FieldTypes, WidgetProps } from '#runtime/field/types.ts'
import { AccountNumberWidget } from './account-number/AccountNumberWidget.tsx'
import { BatchFileWidget } from './batch-file/BatchFileWidget.tsx'
import { BatchReview } from './batch-file/BatchReview.tsx'
import { BicWidget } from './bic/BicWidget.tsx'
import { ChoiceWidget } from './choice/ChoiceWidget.tsx'
import { ChoiceCardsWidget } from './choice-cards/ChoiceCardsWidget.tsx'
import { ChoiceListWidget } from './choice-list/ChoiceListWidget.tsx'
import { ChoicesWidget } from './choices/ChoicesWidget.tsx'
import { ClabeWidget } from './clabe/ClabeWidget.tsx'
import { ConsentWidget } from './consent/ConsentWidget.tsx'
import { CountryWidget } from './country/CountryWidget.tsx'
import { CurrencyWidget } from './currency/CurrencyWidget.tsx'
import { DateWidget } from './date/DateWidget.tsx'
import { DestinationTagWidget } from './destination-tag/DestinationTagWidget.tsx'
import { FileWidget } from './file/FileWidget.tsx'
import { IbanWidget } from './iban/IbanWidget.tsx'
import { JsonWidget } from './json/JsonWidget.tsx'
import { MemoWidget } from './memo/MemoWidget.tsx'
import { MoneyWidget } from './money/MoneyWidget.tsx'
import { NumberWidget } from './number/NumberWidget.tsx'
import { PhoneWidget } from './phone/PhoneWidget.tsx'
import { QuoteChoiceWidget } from './quote-choice/QuoteChoiceWidget.tsx'
import { QuoteReview } from './quote/QuoteReview.tsx'
import { QuoteWidget } from './quote/QuoteWidget.tsx'
import { RoutingNumberWidget } from './routing-number/RoutingNumberWidget.tsx'
import { TextWidget } from './text/TextWidget.tsx'
import { UsDateWidget } from './us-date/UsDateWidget.tsx'
import { UuidWidget } from './uuid/UuidWidget.tsx'
import { WalletAddressWidget } from './wallet-address/WalletAddressWidget.tsx'

const lines: Readonly<Record<string, ComponentType<WidgetProps>>> = {
  text: TextWidget,
  memo: MemoWidget,
  money: MoneyWidget,
  number: NumberWidget,
  uuid: UuidWidget,
  choice: ChoiceWidget,
  country: CountryWidget,
  currency: CurrencyWidget,
  date: DateWidget,
  'us-date': UsDateWidget,
  iban: IbanWidget,
  clabe: ClabeWidget,
  'wallet-address': WalletAddressWidget,
  'destination-tag': DestinationTagWidget,
  'routing-number': RoutingNumberWidget,
  'account-number': AccountNumberWidget,
  bic: BicWidget,
  phone: PhoneWidget,
  json: JsonWidget,
}

const framed: Readonly<Record<string, Pick<FieldType, 'widget' | 'review'>>> = {
  'choice-list': { widget: ChoiceListWidget },
  'choice-cards': { widget: ChoiceCardsWidget },
  choices: { widget: ChoicesWidget },
  consent: { widget: ConsentWidget },
  file: { widget: FileWidget },
  'batch-file': { widget: BatchFileWidget, review: BatchReview },
  quote: { widget: QuoteWidget, review: QuoteReview },
  'quote-choice': { widget: QuoteChoiceWidget },
}

function kindOf(type: string) {
  const kind = kinds.get(type)
  if (!kind) throw new Error(`No field kind is called ${type}.`)
  return kind
}

/** Every field type: its kind from the engine and its widget. */
export const fieldTypes: FieldTypes = new Map([
  ...Object.entries(lines).map(([type, widget]) => [type, { kind: kindOf(type), widget }] as const),
  ...Object.entries(framed).map(
    ([type, parts]) => [type, { kind: kindOf(type), ...parts, ownFrame: true as const }] as const,
  ),
])
