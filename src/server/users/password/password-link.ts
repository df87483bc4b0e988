import { sql } from 'kysely'
import { isMailRead, type ServerConfig } from '../../app/config.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { writeEvent } from '../../outbox/event.ts'
import { findLoneLogin } from '../lone-login.ts'
import type { PeopleDependencies } from '../change.ts'
import { nameOf, type UserAccess } from '../user-access.ts'
import { inWords } from '../../languages/reader.ts'

/** The configuration that decides how an invited person signs in. */
export type MailConfiguration = Pick<ServerConfig, 'mail' | 'login'>

type Linking = Pick<PeopleDependencies, 'trx' | 'session'> & { definitions: ServerDefinitions }

/**
 * Writes the event of an invitation or a new link, which a job mails: a password link or the organisation's
 * login (TRU-183).
 */
export const writeInvitation = async (
  { trx, session, definitions }: Linking,
  { login }: MailConfiguration,
  { user }: UserAccess,
): Promise<void> => {
  const isElsewhere = login.issuer !== undefined || (await findLone(trx, user)) !== undefined
  const isInvited = user.status === 'CREATED'
  const facts = {
    organisation: session.organisation.name,
    who: session.user.name,
    hours: String(limitOf(definitions, 'passwordLinkHours')),
  }
  const event = { orgId: user.org_id, eventType: isInvited ? 'INVITATION' : 'PASSWORD_RESET', facts }
  if (!isElsewhere) await writeEvent(trx, event, [user.id])
  else if (isInvited) await writeEvent(trx, { ...event, eventType: 'INVITATION_ELSEWHERE' }, [user.id])
}

const findLone = (trx: Linking['trx'], { org_id: orgId, email }: UserAccess['user']) =>
  findLoneLogin(trx, { orgId, email })

const MAY_HAVE_LINK: readonly string[] = ['CREATED', 'ACTIVE']

/** Mails a new password link, or revokes all links of a person (TRU-183). */
export const changePasswordLink = async (
  linking: Linking,
  config: MailConfiguration,
  access: UserAccess,
  change: 'SEND' | 'REVOKE',
) => {
  const { user } = access
  if (!MAY_HAVE_LINK.includes(user.status)) {
    const state =
      inWords(linking.definitions.library).machines['user']?.states[user.status]?.label ?? user.status
    return refused('user-standing', { values: { name: nameOf(access), state } })
  }
  if (change === 'SEND') {
    if (!isMailRead(config) || config.login.issuer !== undefined) return refused('mail-off')
    const lone = user.status === 'CREATED' ? undefined : await findLone(linking.trx, user)
    if (lone) return refused('signs-in-elsewhere', { values: { name: nameOf(access), login: lone.name } })
    await writeInvitation(linking, config, access)
  } else
    await linking.trx
      .updateTable('users')
      .set({ links_revoked_at: sql<Date>`app_now()` })
      .where('id', '=', user.id)
      .execute()
  return {
    access,
    audit: {
      action: change === 'SEND' ? 'user.password.send' : 'user.password.revoke',
      objectType: 'user',
      objectId: user.id,
    },
  }
}
