import { lineKinds } from '#engine/field/line-kinds.ts'
import type { FieldType } from '#runtime/field/types.ts'
import { AccountNumberWidget } from './account-number/account-number-widget.tsx'
import { ChoiceWidget } from './choice/choice-widget.tsx'
import { CountryWidget } from './country/country-widget.tsx'
import { CurrencyWidget } from './currency/currency-widget.tsx'
import { DateWidget } from './date/date-widget.tsx'
import { DestinationTagWidget } from './destination-tag/destination-tag-widget.tsx'
import { MemoWidget } from './memo/memo-widget.tsx'
import { MoneyWidget } from './money/money-widget.tsx'
import { NumberWidget } from './number/number-widget.tsx'
import { PhoneWidget } from './phone/phone-widget.tsx'
import { RoutingNumberWidget } from './routing-number/routing-number-widget.tsx'
import { TextWidget } from './text/text-widget.tsx'
import { UsDateWidget } from './us-date/us-date-widget.tsx'
import { UuidWidget } from './uuid/uuid-widget.tsx'

/** Small field types of one line, loaded together with the first field. */
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
