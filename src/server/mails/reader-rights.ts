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

/** Tells whether a person may still see what a mail of an environment says. */
type Reader = (mail: Pick<Mail, 'link'>, environment: Row<'outbox'>['environment']) => boolean

/**
 * Reads once what a person may see of mails: those of an environment they work in that link to a page they may
 * open. A mail can wait for a day, and rights are taken away in the meantime (TRU-710).
 */
export const readReader = async (
  trx: Trx,
  { library, permissions }: ReaderDefinitions,
  userId: string,
): Promise<Reader> => {
  const access = await findUserAccess(trx, userId)
  return (mail, environment) => {
    if (!access || (environment !== null && !access.environments.includes(environment))) return false
    const page = mail.link.page === undefined ? undefined : library.pages[mail.link.page]
    const permission = page?.permission === undefined ? undefined : permissions.get(page.permission)
    return permission === undefined || holdsRoles(permission, [SIGNED_IN, ...access.roles])
  }
}
