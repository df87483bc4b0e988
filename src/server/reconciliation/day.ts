const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([A-Z]{3,6})_(\d{4}-\d{2}-\d{2})$/

/** One account on one day. */
export interface AccountDayKey {
  accountId: string
  currency: string
  day: string
}

/** How a day of an account is named in an address. */
export const keyOf = ({ accountId, currency, day }: AccountDayKey): string =>
  `${accountId}_${currency}_${day}`

/** What such a name means; undefined where it means nothing. */
export const toAccountDay = (key: string): AccountDayKey | undefined => {
  const [, accountId = '', currency = '', day = ''] = KEY.exec(key) ?? []
  return Number.isNaN(Date.parse(day)) ? undefined : { accountId, currency, day }
}
