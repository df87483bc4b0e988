import { accountNumber } from '#engine/field/account-number.ts'
import { choice } from '#engine/field/choice.ts'
import { country } from '#engine/field/country.ts'
import { currency } from '#engine/field/currency.ts'
import { date } from '#engine/field/date.ts'
import { destinationTag } from '#engine/field/destination-tag.ts'
import { memo } from '#engine/field/memo.ts'
import { money } from '#engine/field/money.ts'
import { number } from '#engine/field/number.ts'
import { phone } from '#engine/field/phone.ts'
import { routingNumber } from '#engine/field/routing-number.ts'
import { text } from '#engine/field/text.ts'
import { usDate } from '#engine/field/us-date.ts'
import { uuid } from '#engine/field/uuid.ts'
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
  text: { kind: text, widget: TextWidget },
  memo: { kind: memo, widget: MemoWidget },
  money: { kind: money, widget: MoneyWidget },
  number: { kind: number, widget: NumberWidget },
  uuid: { kind: uuid, widget: UuidWidget },
  choice: { kind: choice, widget: ChoiceWidget },
  country: { kind: country, widget: CountryWidget },
  currency: { kind: currency, widget: CurrencyWidget },
  date: { kind: date, widget: DateWidget },
  'us-date': { kind: usDate, widget: UsDateWidget },
  'destination-tag': { kind: destinationTag, widget: DestinationTagWidget },
  'routing-number': { kind: routingNumber, widget: RoutingNumberWidget },
  'account-number': { kind: accountNumber, widget: AccountNumberWidget },
  phone: { kind: phone, widget: PhoneWidget },
}
