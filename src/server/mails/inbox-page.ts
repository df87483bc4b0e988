import type { FastifyInstance } from 'fastify'
import { formatDateTime } from '#values/date.ts'
import { english } from '#values/language.ts'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { barePage, escape, mark } from '../login/bare-page.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'
import { composeMail, type Composed } from './compose.ts'
import { linkToken } from './send.ts'

const SHOWN = 100

type ShownMail = Pick<Row<'mails'>, 'id' | 'mail'> &
  Pick<Row<'outbox'>, 'facts' | 'page_parameters'> &
  Pick<Row<'users'>, 'email' | 'first_name' | 'last_name' | 'language'> & {
    happened_at: Date
    org_name: string
  }

const listMails = (store: Pick<Store, 'db'>, to: string | undefined): Promise<ShownMail[]> =>
  asSystem(store, async (trx) => {
    const listed = trx
      .selectFrom('mails')
      .innerJoin('outbox', (join) =>
        join.onRef('outbox.org_id', '=', 'mails.org_id').onRef('outbox.id', '=', 'mails.event_id'),
      )
      .innerJoin('users', (join) =>
        join.onRef('users.org_id', '=', 'mails.org_id').onRef('users.id', '=', 'mails.user_id'),
      )
      .innerJoin('organisations', 'organisations.id', 'mails.org_id')
      .select([
        'mails.id',
        'mails.mail',
        'outbox.facts',
        'outbox.page_parameters',
        'outbox.created_at as happened_at',
        'users.email',
        'users.first_name',
        'users.last_name',
        'users.language',
        'organisations.name as org_name',
      ])
      .where('mails.state', '=', 'SHOWN')
      .orderBy('mails.seq', 'desc')
      .limit(SHOWN)
    return (to === undefined ? listed : listed.where('users.email', '=', to)).execute()
  })

const showMail = (mail: ShownMail, { subject, paragraphs, link }: Composed, isOpen: boolean): string =>
  `<li><details${isOpen ? ' open' : ''}>
    <summary><span class="name">${escape(subject)}</span>
      <span class="job">To ${escape(`${mail.first_name} ${mail.last_name}`.trim())}, ${escape(mail.org_name)} · ${escape(formatDateTime(mail.happened_at.toISOString(), 'UTC'))}</span></summary>
    <div class="mail">
      ${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('\n')}
      <a class="button" href="${escape(new URL(link.url).pathname + new URL(link.url).search)}">${escape(link.label)}</a>
      <p class="job">To <a href="/inbox?to=${encodeURIComponent(mail.email)}">${escape(mail.email)}</a></p>
    </div></details></li>`

const page = (mails: readonly string[], to: string | undefined): string =>
  barePage(
    'Inbox of the demonstration',
    `<section class="inbox" aria-labelledby="title">
      ${mark}
      <h1 id="title">Inbox of the demonstration</h1>
      <p>${to === undefined ? 'Nothing leaves a demonstration: this is what would have been mailed, to whom, the newest first.' : `What would have been mailed to ${escape(to)}, the newest first. <a href="/inbox">Show all</a>`}</p>
      ${mails.length === 0 ? '<p role="status">No mail yet. Invite somebody, or start a payment: within some seconds it stands here.</p>' : `<ul>${mails.join('')}</ul>`}
      <a class="button" href="/home">Back to the portal</a>
    </section>`,
  )

export interface InboxPageParts {
  store: Store
  config: Pick<ServerConfig, 'publicUrl'>
  definitions: Pick<ServerDefinitions, 'languages'>
  cookieSecret: string
}

/** What a demonstration would have mailed, to be read by people who try it out; never registered where mail leaves or in production (TRU-179). */
export const createInboxPage =
  ({ store, config, definitions, cookieSecret }: InboxPageParts) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: { to?: unknown } }>('/inbox', async ({ query }, reply) => {
      const to = typeof query.to === 'string' && query.to !== '' ? query.to : undefined
      const listed = (await listMails(store, to)).flatMap((mail) => {
        const translated = definitions.languages.of(mail.language ?? english.tag)
        const text = translated.library.mails[mail.mail]
        if (!text) return []
        const token = linkToken(cookieSecret, mail.id)
        return [
          [
            mail,
            composeMail(translated, { mail: text, event: mail, publicUrl: config.publicUrl, token }),
          ] as const,
        ]
      })
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(
          page(
            listed.map(([mail, composed], at) => showMail(mail, composed, at === 0)),
            to,
          ),
        )
    })
  }
