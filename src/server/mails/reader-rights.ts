import { holdsRoles } from '#engine/permission/verdict.ts'
import type { Mail } from '#definition/generated/mail.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { SIGNED_IN } from '../app/facts.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import { findUserAccess } from '../users/user-access.ts'

/** The reason of a mail whose person has lost the right to its facts. */
export const UNREADABLE = 'may not see it any more'

type ReaderDefinitions = Pick<ServerDefinitions, 'library' | 'permissions'>

/**
 * Tells whether a person may still see what a mail says: they work in its environment, and may open the page
 * that it links to. A mail can wait for a day, and rights are taken away in the meantime (TRU-710).
 */
export const maySee = async (
  trx: Trx,
  { library, permissions }: ReaderDefinitions,
  mail: Pick<Mail, 'link'>,
  { user_id: userId, environment }: Pick<Row<'mails'>, 'user_id'> & Pick<Row<'outbox'>, 'environment'>,
): Promise<boolean> => {
  const access = await findUserAccess(trx, userId)
  if (!access) return false
  if (environment !== null && !access.environments.includes(environment)) return false
  const page = mail.link.page === undefined ? undefined : library.pages[mail.link.page]
  const permission = page?.permission === undefined ? undefined : permissions.get(page.permission)
  return permission === undefined || holdsRoles(permission, [SIGNED_IN, ...access.roles])
}
