import { lineKinds } from '#engine/field/line-kinds.ts'
import type { FieldType } from '#runtime/field/types.ts'
import { AccountNumberWidget } from './account-number/AccountNumberWidget.tsx'
import { ChoiceWidget } from './choice/ChoiceWidget.tsx'
import { CountryWidget } from './country/CountryWidget.tsx'
import { CurrencyWidget } from './currency/CurrencyWidget.tsx'
import { DateWidget } from './date/DateWidget.tsx'
import { DestinationTagWidget } from './destination-tag/DestinationTagWidget.tsx'
import { MemoWidget } from './memo/MemoWidget.tsx'
import { MoneyWidget } from './money/MoneyWidget.tsx'
import { NumberWidget } from './number/NumberWidget.tsx'
import { PhoneWidget } from './phone/PhoneWidget.tsx'
import { RoutingNumberWidget } from './routing-number/RoutingNumberWidget.tsx'
import { TextWidget } from './text/TextWidget.tsx'
import { UsDateWidget } from './us-date/UsDateWidget.tsx'
import { UuidWidget } from './uuid/UuidWidget.tsx'

/** Field types of one line that weigh next to nothing: they come together, with the first field of all. */
export const lines: Readonly<Record<string, FieldType>> = {
  text: { kind: lineKinds.text, widget: TextWidget },
  memo: { kind: lineKinds.memo, widget: MemoWidget },
  money: { kind: lineKinds.money, widget: MoneyWidget },
  number: { kind: lineKinds.number, widget: NumberWidget },
  uuid: { kind: lineKinds.uuid, widget: UuidWidget },
  choice: { kind: lineKinds.choice, widget: ChoiceWidget },
  country: { kind: lineKinds.country, widget: CountryWidget },
  currency: { kind: lineKinds.currency, widget: CurrencyWidget },
  date: { kind: lineKinds.date, widget: DateWidget },
  'us-date': { kind: lineKinds['us-date'], widget: UsDateWidget },
  'destination-tag': { kind: lineKinds['destination-tag'], widget: DestinationTagWidget },
  'routing-number': { kind: lineKinds['routing-number'], widget: RoutingNumberWidget },
  'account-number': { kind: lineKinds['account-number'], widget: AccountNumberWidget },
  phone: { kind: lineKinds.phone, widget: PhoneWidget },
}
