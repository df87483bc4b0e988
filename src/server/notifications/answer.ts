import { fillTemplate } from '#engine/flow/texts/template.ts'
import { formatMoney, isMoney } from '#values/money.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { inWords } from '../languages/reader.ts'
import { factText } from './fact-text.ts'
import type { Row } from '../store/generated/database.ts'

export type NotificationRow = Row<'notifications'> & {
  is_archived: boolean
  is_young: boolean
  asked: string | null
}

const WORDS = 'notification-types'

/**
 * Returns the text of a notification by its type and outcome, with its facts; a type without text uses its
 * title (OPEN-117).
 */
const wordsOf = ({ library }: Pick<ServerDefinitions, 'library'>, row: NotificationRow) => {
  const find = (requested: string) =>
    inWords(library).options[WORDS]?.options.find(({ value }) => value === requested)
  const type = find(`${row.event_type}:${row.asked}`) ?? find(row.event_type)
  const print = factText(library, row.facts)
  const money = (amount: string, currency: string) =>
    isMoney(print(amount)) ? formatMoney(print(amount), print(currency)) : ''
  const says = type?.hint ?? print('says')
  return {
    title: row.title ?? type?.label ?? row.event_type,
    message: fillTemplate(says, print, money).trim(),
  }
}

/** Returns the link of a notification: its page with parameters, the rest as query. */
export const addressOf = (
  { library }: Pick<ServerDefinitions, 'library'>,
  row: Pick<NotificationRow, 'page' | 'page_parameters'>,
): { page?: string; path?: string } => {
  const page = row.page === null ? undefined : library.pages[row.page]
  if (!page) return {}
  const rest = new URLSearchParams(row.page_parameters)
  const path = page.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name) ?? ''
    rest.delete(name)
    return encodeURIComponent(value)
  })
  return { page: page.id, path: rest.size > 0 ? `${path}?${rest.toString()}` : path }
}

const DELIVERIES = { PENDING: 'pending', DELIVERED: 'delivered', DELETED: 'deleted' } as const

export const toNotification = (definitions: Pick<ServerDefinitions, 'library'>, row: NotificationRow) => ({
  id: row.id,
  event_type: row.event_type,
  ...wordsOf(definitions, row),
  ...addressOf(definitions, row),
  created_at: row.created_at.toISOString(),
  read: row.read_at !== null,
  archived: row.is_archived,
  mayReturn: row.is_archived && row.is_young,
  delivery: DELIVERIES[row.delivery],
})
