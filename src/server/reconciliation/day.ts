import { isRealDate } from '#values/date.ts'
import { isReadableDay } from '../app/values/zone.ts'

const KEY = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([A-Z]{3,6})_(\d{4}-\d{2}-\d{2})$/

/** The key of one account on one day. */
export interface AccountDayKey {
  accountId: string
  currency: string
  day: string
}

/** Returns the key of an account day, as in its address. */
export const keyOf = ({ accountId, currency, day }: AccountDayKey): string =>
  `${accountId}_${currency}_${day}`

/** Parses the key of an account day; undefined if it is malformed. */
export const toAccountDay = (key: string): AccountDayKey | undefined => {
  const [, accountId = '', currency = '', day = ''] = KEY.exec(key) ?? []
  return isRealDate(day) && isReadableDay(day) ? { accountId, currency, day } : undefined
}
