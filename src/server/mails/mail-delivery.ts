import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { isMailShown, type ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Mail } from '#definition/generated/mail.ts'
import { english } from '#values/language.ts'
import { whileReadBy } from '../languages/reader.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { findLoneLogin } from '../users/lone-login.ts'
import { createPasswordLink } from '../users/password/password-token.ts'
import { fingerprint } from '../secrets/seal.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { leaseDue, workAwhile } from '../outbox/lease.ts'
import { writeAudit } from '../store/audit.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { forTenant, forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'
import { bringBack, DIGEST, dropGathered, gatheredIn, holdQuiet, UNWANTED } from './aside.ts'
import { composeDigest, composeMail } from './mail-text.ts'
import { readReader, UNREADABLE } from './reader-rights.ts'
import { spreadMails } from './spread.ts'
import { createMailTransport, NotSent, type MailTransport } from './transport.ts'

const EVERY_SECONDS = 10

/** Derives the link token of a mail; every attempt gives the same one, and it is not stored. */
export const linkToken = (secret: string, mailId: string): string =>
  createHmac('sha256', secret).update(`password link ${mailId}`).digest('base64url')

type Claimed = Row<'mails'> &
  Pick<Row<'outbox'>, 'event_type' | 'facts' | 'page_parameters' | 'environment'> &
  Pick<Row<'users'>, 'email' | 'status' | 'links_revoked_at' | 'language'> & { happened_at: Date }

const ofMail = ({ org_id, id }: Pick<Claimed, 'org_id' | 'id'>) =>
  sql<boolean>`mails.org_id = ${org_id} and mails.id = ${id}`

/** Completes a mail, and with a digest all its mails. */
const endMail = (
  trx: Trx,
  mail: Pick<Claimed, 'org_id' | 'id'>,
  state: Row<'mails'>['state'],
  reason: string | null = null,
) =>
  trx
    .updateTable('mails')
    .set({ state, reason, ended_at: sql<Date>`app_now()` })
    .where(sql<boolean>`mails.org_id = ${mail.org_id} and ${mail.id} in (mails.id, mails.digest_id)`)
    .execute()

/** Tells whether a person has switched off a mail since it was queued; a digest has what is switched off first. */
const isUnwanted = async (trx: Trx, { org_id, user_id }: Claimed, { id, always, asks }: Mail) => {
  if (always && id !== DIGEST) return false
  const wish = await trx
    .selectFrom('mail_preferences')
    .select('mail')
    .where('org_id', '=', org_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return wish !== undefined && wish.mail !== 'EVERYTHING' && !(asks && wish.mail === 'DECISIONS')
}

/** Returns why a mail is no longer sent. */
const whyDropped = async (
  trx: Trx,
  mail: Claimed,
  text: Mail,
  { definitions, config: { login } }: Pick<MailDependencies, 'definitions' | 'config'>,
): Promise<string | undefined> => {
  const isLink = text.link.to === 'password'
  const isForInvited = isLink || mail.event_type === 'INVITATION_ELSEWHERE'
  if (mail.status !== 'ACTIVE' && !(isForInvited && mail.status === 'CREATED')) return 'may not sign in'
  if (!isForInvited && !(await readReader(trx, definitions, mail.user_id))(text, mail.environment))
    return UNREADABLE
  if (!isLink) return (await isUnwanted(trx, mail, text)) ? UNWANTED : undefined
  const person = { orgId: mail.org_id, email: mail.email }
  if (login.issuer !== undefined || (await findLoneLogin(trx, person))) return 'signs in elsewhere'
  if (mail.links_revoked_at !== null && mail.links_revoked_at >= mail.happened_at) return 'revoked'
  const { rows } = await sql<{ is_replaced: boolean; is_open: boolean }>`
    select exists (select from mails later where later.org_id = ${mail.org_id} and later.user_id = ${mail.user_id}
        and later.seq > ${mail.seq} and later.link_hash is not null) as is_replaced,
      exists (select from password_links where token_hash = ${mail.link_hash} and expires_at > now()) as is_open`.execute(
    trx,
  )
  if (rows[0]?.is_replaced) return 'replaced by a later one'
  return mail.link_hash !== null && !rows[0]?.is_open ? 'the link is over' : undefined
}

export interface MailDependencies {
  store: Store
  jobs: Pick<Jobs, 'define'>
  definitions: Pick<ServerDefinitions, 'library' | 'languages' | 'limits' | 'permissions'>
  config: Pick<ServerConfig, 'mail' | 'publicUrl' | 'production' | 'login'>
  transport?: MailTransport
}

/**
 * Defines the job that sends mails, each at least once and with a fixed ID. A failed one is retried at
 * growing intervals, then given up and audited (TRU-176, TRU-177).
 */
export const defineMails = (dependencies: MailDependencies): void => {
  const { store, jobs, definitions, config } = dependencies
  const transport = dependencies.transport ?? createMailTransport(config)
  const isShown = !transport && isMailShown(config)
  const first = limitOf(definitions, 'mailFirstWait')
  const longest = limitOf(definitions, 'mailLongestWait')
  const most = limitOf(definitions, 'mailTries')
  const linkHours = limitOf(definitions, 'passwordLinkHours')

  const claim = async (trx: Trx): Promise<Claimed | undefined> => {
    const [leased] = await leaseDue(trx, 'mails', { first, longest })
    if (!leased) return undefined
    const { rows } = await sql<Claimed>`
      select mails.*, outbox.event_type, outbox.facts, outbox.page_parameters, outbox.environment, outbox.created_at as happened_at,
        users.email, users.status, users.links_revoked_at, users.language
      from mails join outbox on outbox.org_id = mails.org_id and outbox.id = mails.event_id
        join users on users.org_id = mails.org_id and users.id = mails.user_id
      where ${ofMail(leased)}`.execute(ofTenant(trx, leased.org_id))
    return rows[0]
  }

  /** Returns the mails of a digest, without those that their person may not see any more. */
  const readableIn = async (trx: Trx, digest: Claimed) => {
    const gathered = await gatheredIn(trx, digest)
    const maySee = await readReader(trx, definitions, digest.user_id)
    const readable: typeof gathered = []
    for (const one of gathered) {
      const text = definitions.library.mails[one.mail]
      if (!text || maySee(text, one.environment)) readable.push(one)
      else await dropGathered(trx, one, UNREADABLE)
    }
    return readable
  }

  /** Creates the password link before its mail is sent. */
  const openLink = async (trx: Trx, mail: Claimed, secret: string): Promise<string> => {
    const token = linkToken(secret, mail.id)
    if (mail.link_hash !== null) return token
    const person = { orgId: mail.org_id, userId: mail.user_id }
    await createPasswordLink(trx, person, `mail ${mail.mail}`, linkHours, token)
    await trx
      .updateTable('mails')
      .set({ link_hash: fingerprint(token) })
      .where(ofMail(mail))
      .execute()
    return token
  }

  const prepare = (secret: string) =>
    forAllTenants(store, 'mails.due', async (trx) => {
      const claimed = await claim(trx)
      if (!claimed) return undefined
      const own = ofTenant(trx, claimed.org_id)
      const translated = definitions.languages.of(claimed.language ?? english.tag)
      const mail = translated.library.mails[claimed.mail]
      const isLink = mail?.link.to === 'password'
      const gathered = claimed.mail === DIGEST ? await readableIn(own, claimed) : undefined
      const dropped = mail ? await whyDropped(own, claimed, mail, dependencies) : 'its text is gone'
      const isEmpty = gathered?.length === 0
      if (!mail || isEmpty || dropped !== undefined) {
        await endMail(own, claimed, 'DROPPED', isEmpty ? UNREADABLE : dropped)
        return 'dropped' as const
      }
      if (!mail.always || claimed.mail === DIGEST) {
        if (await holdQuiet(own, claimed)) return 'aside' as const
      }
      const token = isLink ? await openLink(own, claimed, secret) : undefined
      if (isShown) {
        await endMail(own, claimed, 'SHOWN')
        return 'shown' as const
      }
      const { publicUrl } = config
      const facts = { mail, event: claimed, publicUrl, token }
      const composed = whileReadBy(translated, () =>
        gathered ? composeDigest(translated, facts, gathered) : composeMail(translated, facts),
      )
      return { claimed, translated, composed }
    })

  const giveUp = (mail: Claimed, reason: string) =>
    forTenant(store, mail.org_id, async (trx) => {
      const gathered = mail.mail === DIGEST ? await gatheredIn(trx, mail) : []
      await endMail(trx, mail, 'GIVEN_UP', reason)
      await writeAudit(
        trx,
        { orgId: mail.org_id, userId: null, environment: null },
        {
          action: 'mail.give-up',
          objectType: 'user',
          objectId: mail.user_id,
          details: {
            mail: mail.mail,
            event: mail.event_type,
            ...(gathered.length > 0 && { events: gathered.map((one) => one.event_type) }),
            tries: mail.tries,
            reason,
          },
        },
      )
    })

  /** Sends the next mail; resolves to true if another attempt makes sense now. */
  const sendNext = async (secret: string): Promise<boolean> => {
    const next = await prepare(secret)
    if (next === undefined) return false
    if (typeof next === 'string') return true
    const { claimed, translated, composed } = next
    try {
      await whileReadBy(translated, () => transport?.send(composed, { id: claimed.id, to: claimed.email }))
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      if (error.isFinal || claimed.tries >= most) await giveUp(claimed, error.message)
      else
        await forTenant(store, claimed.org_id, (trx) =>
          trx.updateTable('mails').set({ reason: error.message }).where(ofMail(claimed)).execute(),
        )
      return !error.isUnreachable
    }
    await forTenant(store, claimed.org_id, (trx) => endMail(trx, claimed, 'SENT'))
    return true
  }

  jobs.define({
    name: 'mails.send',
    everySeconds: EVERY_SECONDS,
    work: async () => {
      await spreadMails(store, definitions, { isMailed: transport !== undefined || isShown })
      await bringBack(store)
      const { cookieSecret } = await loadSecrets(store)
      await workAwhile(() => sendNext(cookieSecret))
    },
  })
}
